/** This browser's part in the deals of a game, and its receipt of what the server committed to. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ClientMessage, Dealing, Dealt, Frozen, Secret } from '../generated/socket';
import { seatCommitment } from './deal';

export interface Receipt {
  game: string;
  gameCommitment: string | null;
  /** By round: the server's commitment, which came before this browser's bytes. */
  commitments: Record<number, string>;
  /** By round and seat: the bytes that this browser gave. */
  given: Record<number, Record<number, string>>;
}

export class Contributions {
  /** The seats of this browser. */
  seats: number[] = [];
  readonly receipt: Receipt;

  constructor(
    private readonly say: (message: ClientMessage) => void,
    private readonly game: string,
    private readonly store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    this.receipt = this.kept() ?? { game, gameCommitment: null, commitments: {}, given: {} };
  }

  hear(message: Dealing | Frozen | Dealt | Secret): void {
    if (message.type === 'dealing') this.commit(message);
    if (message.type === 'frozen') this.reveal(message);
  }

  /** The first commitment of a round is the one that counts: a later, different one is kept out. */
  private commit({ round, game_commitment, commitment }: Dealing): void {
    this.receipt.gameCommitment ??= game_commitment;
    this.receipt.commitments[round] ??= commitment;
    const given = (this.receipt.given[round] ??= {});
    for (const seat of this.seats) {
      given[seat] ??= bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
      const commitment = seatCommitment(this.game, round, seat, hexToBytes(given[seat]));
      this.say({ type: 'commit', seat, round, commitment });
    }
    this.keep();
  }

  private reveal({ round, commitments }: Frozen): void {
    for (const seat of this.seats) {
      const bytes = this.receipt.given[round]?.[seat];
      if (bytes && commitments.some((each) => each.seat === seat)) {
        this.say({ type: 'reveal', seat, round, bytes });
      }
    }
  }

  private get place(): string {
    return `amletero-receipt-${this.game}`;
  }

  private kept(): Receipt | null {
    try {
      return JSON.parse(this.store.getItem(this.place) ?? 'null') as Receipt | null;
    } catch {
      return null;
    }
  }

  private keep(): void {
    try {
      this.store.setItem(this.place, JSON.stringify(this.receipt));
    } catch {
      // A browser that keeps nothing still takes part; it only has no receipt after a reload.
    }
  }
}
