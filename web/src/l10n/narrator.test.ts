import { describe, expect, it } from 'vitest';
import { SAMPLE_GAMES, stepsOf } from '../game/sample-games';
import { Narrator } from './narrator';
import { bundleOf } from './testing/bundle-of';

describe.each(Object.keys(SAMPLE_GAMES[0]!.sentences))('the game in %s', (language) => {
  it.each(SAMPLE_GAMES.map((game, index) => [index, game] as const))(
    '%i is told as the server tells it',
    (_, game) => {
      const narrator = new Narrator(bundleOf(language), game.names, game.reader);
      const told = narrator
        .tell(stepsOf(game))
        .map(({ text, character, secret }) => [text, character, secret]);
      expect(told).toEqual(game.sentences[language]);
    },
  );
});
