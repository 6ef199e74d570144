import { beforeEach, expect, it } from 'vitest';
import type { Refused } from '../generated/socket';
import { PendingRequests } from './pending-requests.svelte';

const REFUSED: Refused = { type: 'refusal', code: 'not_your_turn', key: 'old', version: 3 };
const HINT = { type: 'hint', key: 'h' } as const;
const START = { type: 'start', key: 's' } as const;
const REVEAL = { type: 'reveal', key: 'r', round: 0, attempt: 0, seat: 0, bytes: '' } as const;

let pending: PendingRequests;
beforeEach(() => {
  pending = new PendingRequests();
  pending.refusal = REFUSED;
});

it('tells what the player waits for until there is an answer', () => {
  pending.add(START);
  pending.add(START);
  expect(pending.unanswered).toEqual([START]);
  expect([pending.sending, pending.hint]).toEqual([true, false]);
  pending.add(HINT);
  pending.remove('s');
  expect([pending.sending, pending.hint]).toEqual([false, true]);
  pending.remove('h');
  expect([pending.sending, pending.hint]).toEqual([false, false]);
});

it('forgets a refusal when something else is asked for', () => {
  pending.add(START);
  expect(pending.refusal).toBeNull();
});

it('neither waits for a deal nor forgets a refusal because of it', () => {
  pending.add(REVEAL);
  expect(pending.unanswered).toEqual([REVEAL]);
  expect(pending.sending).toBe(false);
  expect(pending.refusal).toEqual(REFUSED);
});
