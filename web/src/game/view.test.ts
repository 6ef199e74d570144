import { describe, expect, it } from 'vitest';
import stories from '../generated/stories.json';
import { after, opening, type Fact, type FactOf, type Position } from './view';

describe('a position follows from the facts', () => {
  it.each(stories.map((story, index) => [index, story] as const))('story %i', (_, story) => {
    const facts = story.facts as Fact[];
    let position: Position = opening(story.reader, facts[0] as FactOf<'game-began'>);
    facts.forEach((fact, index) => {
      position = after(position, fact);
      expect(position, `after fact ${index}, ${fact.fact}`).toEqual(story.positions[index]);
    });
  });
});
