import { describe, expect, it } from 'vitest';
import stories from '../generated/stories.json';
import { after, opening, type Fact, type FactOf, type Position } from './view';

describe('a position follows from the facts', () => {
  it.each(stories.map((story, index) => [index, story] as const))('story %i', (_, story) => {
    const facts = story.facts as Fact[];
    let position: Position = opening(story.reader, facts[0] as FactOf<'game-began'>);
    let expected = {};
    facts.forEach((fact, index) => {
      position = after(position, fact);
      expected = { ...expected, ...story.positions[index] };
      expect(position, `after fact ${index}, ${fact.fact}`).toEqual(expected);
    });
  });
});
