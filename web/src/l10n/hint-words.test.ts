import { expect, it } from 'vitest';
import type { Hint } from '../generated/socket';
import { adviceText, reasonText } from './hint-words';
import { Speaker } from './speaker';
import { bundleOf } from './testing/bundle-of';

const ASKING = { own: 0, hand: [1, 4], names: ['Ana', 'Beto', 'Carla'] };
const GUARD_LIKELIEST = { '1': 0.4, '2': 0.2, '3': 0.2, '8': 0.1, '5': 0.1 };

function told(language: string, moves: [string, number][], hand = ASKING.hand): string[] {
  const hint = {
    advice: moves[0]?.[0] ?? null,
    beliefs: [{ seat: 1, chances: GUARD_LIKELIEST }],
    considered: moves.map(([move, chance]) => ({ move, chance })),
  } as unknown as Hint;
  const speaker = new Speaker(bundleOf(language), 'standard');
  const asking = { ...ASKING, hand };
  return [adviceText(speaker, hint, asking), reasonText(speaker, hint, asking)];
}

it('claims of a guess no more than is true', () => {
  expect(told('en', [['1>1=3', 0.5]])[1]).toBe(
    'Because no card that you can name is more likely in Beto’s hand.',
  );
  expect(told('en', [['1>1=8', 0.5]])[1]).toBe('Because a hit puts Beto out of the round.');
});

it.each([
  [
    'en',
    'The strongest bot would play the Guard on Beto and name the Baron.',
    'a little better than playing the Handmaid.',
  ],
  [
    'es',
    'El bot más fuerte jugaría la Guardia contra Beto y nombraría al Barón.',
    'algo mejor que jugar la Doncella.',
  ],
  [
    'it',
    'Il bot più forte giocherebbe la Guardia su Beto e nominerebbe il Barone.',
    'un po’ meglio che giocare la Domestica.',
  ],
  [
    'eo',
    'La plej forta roboto ludus la gardiston kontraŭ Beto kaj nomus la baronon.',
    'iom pli bone ol ludi la servistinon.',
  ],
])('is said as one would say it in %s', (language, advice, comparison) => {
  const [sentence, reason] = told(language, [
    ['1>1=3', 0.5],
    ['4', 0.48],
  ]);
  expect(sentence).toBe(advice);
  expect(reason!.endsWith(comparison)).toBe(true);
});

it('names what differs: another name, another player, another card to keep', () => {
  const other = (...moves: string[]) =>
    told(
      'en',
      moves.map((move) => [move, 0.5]),
      [1, 1, 6],
    )[1]!.split('about as good as ')[1];
  expect(other('1>1=3', '1>1=8')).toBe('naming the Countess.');
  expect(other('1>1=3', '1>2=3')).toBe('playing it on Carla.');
  expect(other('5>1', '5>0')).toBe('playing it on your own hand.');
  expect(other('6/1,1', '1/6,1')).toBe('keeping the Guard.');
  expect(told('en', [])).toEqual(['The strongest bot has no advice here.', '']);
});
