import { describe, expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import { SAMPLE_GAMES } from '../game/sample-games';
import { EMPTY_CENTER, centerAfter } from '../game/table-center';
import { cueOf } from './sound-cue';

/** What is heard while facts are shown one by one: each change of the cue. */
function heard(facts: readonly Fact[]): string[] {
  let center = EMPTY_CENTER;
  let before: string | null = null;
  const sounds: string[] = [];
  for (const fact of facts) {
    center = centerAfter(center, fact, null);
    const cue = cueOf(center);
    if (cue && cue !== before) sounds.push(cue.split(' ')[0]!);
    before = cue;
  }
  return sounds;
}

describe('the sounds of a game', () => {
  it.each(SAMPLE_GAMES.map(({ facts }, index) => [index, facts] as const))(
    'are one of paper for each card of game %i, and a crack for each player who goes out',
    (_, facts) => {
      const sounds = heard(facts);
      const count = (...kinds: Fact['fact'][]) =>
        facts.filter(({ fact }) => kinds.includes(fact)).length;
      expect(sounds.filter((sound) => sound === 'paper')).toHaveLength(count('played', 'revealed'));
      expect(sounds.filter((sound) => sound === 'crack')).toHaveLength(count('went-out'));
    },
  );
});
