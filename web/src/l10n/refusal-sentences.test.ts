import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { refusedText } from './refusal-sentences';
import texts from './texts/es';

const bundle = new FluentBundle('es', { useIsolating: false });
for (const text of texts) bundle.addResource(new FluentResource(text));
const at = { edition: 'standard', names: ['Ana', 'Beto'] } as const;
const refused = { type: 'refusal', key: null, card: null, other: null, seat: null } as const;

describe('a refusal', () => {
  it('names its card and its player', () => {
    expect(refusedText({ ...refused, code: 'not_in_hand', card: 7 }, at, bundle)).toMatch(
      /^El Rey no está en tu mano/,
    );
    expect(refusedText({ ...refused, code: 'target_out', seat: 1 }, at, bundle)).toMatch(
      /^Beto está fuera/,
    );
  });
  it('counts seats from 1', () => {
    const nobody = refusedText({ ...refused, code: 'no_such_seat', seat: 6 }, at, bundle);
    expect(nobody).toContain('asiento 7');
  });
  it('never shows half a sentence', () => {
    const half = refusedText({ ...refused, code: 'not_in_hand' }, at, bundle);
    expect(half).toBe(refusedText({ code: 'no such code' }, at, bundle));
  });
  it('says how many can play', () => {
    expect(refusedText({ code: 'wrong_players' }, at, bundle)).toContain('de 2 a 6 jugadores');
  });
  it('has words for a closed table and a wrong pace', () => {
    expect(refusedText({ code: 'table_closed' }, at, bundle)).toBe('Esta mesa está cerrada.');
    expect(refusedText({ code: 'wrong_pace' }, at, bundle)).toContain('ritmo');
  });
});
