import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE_SIZES } from '../table-breakpoints';

const SOURCE = new URL('../..', import.meta.url).pathname;
const styled = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }));
const within = (folder: string) => styled.filter(({ name }) => name.startsWith(folder));
const LAYOUTS = ['Desk', 'Sideways', 'Upright'];
/** Dialogs over the table: the window is what they fit into. */
const DIALOGS = ['HintPanel', 'PassDevice'];

describe('the layouts of the table', () => {
  it('are one file each, with named areas', () => {
    for (const name of LAYOUTS) {
      const { text } = styled.find((each) => each.name === `table/layouts/${name}.svelte`)!;
      expect(text).toMatch(/grid-template:\s+'bar/);
      const placed = [...text.matchAll(/grid-area: ([a-z]+)/g)].map(([, area]) => area);
      expect(placed).toEqual(expect.arrayContaining(['bar', 'stage', 'prompt', 'hand']));
    }
  });

  it('have no length in pixels but those that have a name', () => {
    for (const { name, text } of within('table/layouts/')) {
      const rules = text.split('<style>')[1]!.replaceAll(/\/\*.*?\*\//gs, '');
      const nameless = rules
        .split('\n')
        .filter((line) => /\dpx/.test(line) && !/^\s+--|^\s+@container/.test(line));
      expect(nameless, name).toEqual([]);
    }
  });
});

describe('the parts of the table', () => {
  it('ask how large the table is, not the window', () => {
    const asking = within('table/').filter(({ text }) => /@media \((?!prefers|hover)/.test(text));
    expect(asking.map(({ name }) => name.match(/(\w+)\.svelte/)![1])).toEqual(DIALOGS);
  });

  it('change at sizes that have a name', () => {
    const queries = within('table/').flatMap(({ text }) =>
      [...text.matchAll(/@container table (.*) \{/g)].map(([, query]) => query!),
    );
    const sizes = queries.flatMap((query) => query.match(/\d+/g)!.map(Number));
    expect(sizes.length).toBeGreaterThan(10);
    const named = new Set<number>(Object.values(TABLE_SIZES));
    expect(sizes.filter((size) => !named.has(size))).toEqual([]);
  });
});

it('no component reaches into another with its styles', () => {
  expect(styled.length).toBeGreaterThan(90);
  expect(styled.filter(({ text }) => text.includes(':global'))).toEqual([]);
});
