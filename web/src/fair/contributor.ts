/** This browser's part in the deals: commits to random bytes and reveals them, once and with care. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dealing, Frozen } from '../generated/socket';
import type { Request } from '../net/table-socket';
import { ownCommitment } from './contradictions';
import type { DealMemory } from './client-memory';
import { attemptOf, type OwnBytes, type ReceiptAttempt } from './receipt';

const STEPS = ['committed', 'revealed'] as const;
type Step = (typeof STEPS)[number];

type DealRequest = Extract<Request, { type: 'commit' | 'reveal' }>;

export class DealContributor {
  /** The seats of this browser. */
  seats: number[] = [];

  constructor(
    private readonly memory: DealMemory,
    private readonly ask: (request: DealRequest, key: string) => void,
    private readonly random: () => Uint8Array,
  ) {}

  /** Commits to fresh bytes: after the server has, before the list is frozen, in the latest attempt. */
  dealing({ round, attempt }: Dealing): void {
    const kept = attemptOf(this.memory.receipt, round, attempt);
    if (!kept || kept.frozen || kept.dealt || this.isOver(round, attempt)) return;
    for (const seat of this.seats) {
      if (kept.silent.includes(seat)) continue;
      const own = this.memory.ownBytes(round, attempt, seat, this.random);
      const commitment = ownCommitment(this.memory.receipt, round, attempt, own);
      this.send(own, 'committed', { type: 'commit', seat, round, attempt, commitment });
    }
  }

  /** Reveals the bytes of the seats whose commitment is on the one frozen list of this attempt. */
  frozen({ round, attempt }: Frozen): void {
    const kept = attemptOf(this.memory.receipt, round, attempt);
    if (!kept?.frozen || kept.dealt || kept.commitment === null || this.isOver(round, attempt))
      return;
    for (const own of kept.own)
      if (own.committed !== 'none' && this.isListed(round, kept, own))
        this.send(own, 'revealed', {
          type: 'reveal',
          seat: own.seat,
          round,
          attempt,
          bytes: own.bytes,
        });
  }

  /** Takes note of an answer; returns whether it was about a deal. */
  answered(key: string, progress: 'acknowledged' | 'refused'): boolean {
    for (const { attempts } of this.memory.receipt.rounds)
      for (const own of attempts.flatMap((each) => each.own))
        for (const step of STEPS) {
          if (requestKey(step, own) !== key) continue;
          if (own[step] !== 'acknowledged') this.memory.noteProgress(own, step, progress);
          return true;
        }
    return false;
  }

  private isListed(round: number, { attempt, frozen }: ReceiptAttempt, own: OwnBytes): boolean {
    const listed = frozen?.find(({ seat }) => seat === own.seat);
    const commitment = ownCommitment(this.memory.receipt, round, attempt, own);
    return this.seats.includes(own.seat) && listed?.commitment === commitment;
  }

  /** Nothing is given to a round in which the server contradicted itself, nor to an older attempt. */
  private isOver(round: number, attempt: number): boolean {
    const { rounds } = this.memory.receipt;
    const later = rounds.some(
      (each) =>
        each.round > round ||
        (each.round === round && each.attempts.some((other) => other.attempt > attempt)),
    );
    return later || this.memory.contradicted(round);
  }

  private send(own: OwnBytes, step: Step, request: DealRequest): void {
    if (own[step] === 'acknowledged' || own[step] === 'refused') return;
    this.memory.noteProgress(own, step, 'sent');
    this.ask(request, requestKey(step, own));
  }
}

/** The key of a request: it follows from the bytes, so a page that is loaded anew repeats it. */
function requestKey(step: Step, own: OwnBytes): string {
  const name = step === 'committed' ? 'commit' : 'reveal';
  return bytesToHex(sha256(utf8ToBytes(`amletero-${name}-${own.bytes}`))).slice(0, 32);
}
