import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { STORIES, stepsOf } from '../game/stories';
import { Narrator } from './narrator';

function bundleOf(language: string): FluentBundle {
  const folder = new URL(`../../../src/amletero/locales/${language}/`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf-8')));
  }
  return bundle;
}

describe.each(Object.keys(STORIES[0]!.sentences))('the story in %s', (language) => {
  it.each(STORIES.map((story, index) => [index, story] as const))(
    '%i is told as the server tells it',
    (_, story) => {
      const narrator = new Narrator(bundleOf(language), story.names, story.reader);
      const told = narrator
        .tell(stepsOf(story))
        .map(({ text, character, secret }) => [text, character, secret]);
      expect(told).toEqual(story.sentences[language]);
    },
  );
});
