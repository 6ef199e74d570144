/** The sentences of a log by rounds and turns. */
import type { Character } from '../game/editions';
import type { Sentence } from './narrator';

export interface Turn {
  id: number;
  /** Who played in it; `null` for a deal and for the end of a round. */
  seat: number | null;
  /** What everyone was told, as one paragraph. */
  text: string;
  /** What only this seat was told, before and after. */
  before: string[];
  after: string[];
  /** The character whose rule the turn rests on. */
  character: Character | null;
}

export interface Round {
  /** Counts from 1; 0 holds what came before the first round. */
  number: number;
  turns: Turn[];
}

export function turnsOf(sentences: readonly Sentence[]): Turn[] {
  const turns: Turn[] = [];
  for (const sentence of sentences) {
    if (turns.at(-1)?.id !== sentence.turn)
      turns.push({
        id: sentence.turn,
        seat: null,
        text: '',
        before: [],
        after: [],
        character: null,
      });
    const turn = turns.at(-1)!;
    if (sentence.secret) (turn.text ? turn.after : turn.before).push(sentence.text);
    else {
      if (!turn.text) {
        turn.seat = playerOf(sentence);
        turn.character = sentence.character;
      }
      turn.text = [turn.text, sentence.text].filter(Boolean).join(' ');
    }
  }
  return turns;
}

export function roundsOf(sentences: readonly Sentence[]): Round[] {
  const parts: Sentence[][] = [[]];
  for (const sentence of sentences) {
    const part = parts.at(-1)!;
    const opens = sentence.fact.fact === 'round-began' && part.at(-1)?.turn !== sentence.turn;
    if (opens) parts.push([sentence]);
    else part.push(sentence);
  }
  return parts
    .map((part, number) => ({ number, turns: turnsOf(part) }))
    .filter(({ turns }) => turns.length > 0);
}

/** What a player has done in the latest round, turn by turn. */
export function turnsBy(seat: number, sentences: readonly Sentence[]): Turn[] {
  return (roundsOf(sentences).at(-1)?.turns ?? []).filter((turn) => turn.seat === seat);
}

/** The first sentence of a turn tells what its player did: it rests on the card that they played. */
function playerOf({ character, fact }: Sentence): number | null {
  return character !== null && 'seat' in fact ? fact.seat : null;
}
