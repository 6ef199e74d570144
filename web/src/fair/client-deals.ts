/** The deals of one table in this browser: hears what the server says, remembers it, takes part. */
import { randomBytes } from '@noble/hashes/utils.js';
import type { FactsTold, ServerMessage, TableState } from '../generated/socket';
import type { Request } from '../net/table-socket';
import type { Finding } from './verdict-codes';
import { DealContributor } from './contributor';
import { DealMemory } from './client-memory';
import { emptyReceipt, type Receipt } from './receipt';
import { ReceiptStore } from './receipt-store';

export class ClientDeals {
  readonly receipt: Receipt;
  private readonly memory: DealMemory;
  private readonly contributor: DealContributor;
  /** Whether the deals of this table can be verified; else there is nothing to remember. */
  private fair = false;

  constructor(
    table: string,
    ask: (request: Request, key: string) => void,
    private readonly found: (contradictions: readonly Finding[]) => void = () => {},
    private readonly store = new ReceiptStore(),
    random: () => Uint8Array = () => randomBytes(32),
  ) {
    this.receipt = store.load(table) ?? emptyReceipt(table);
    this.memory = new DealMemory(this.receipt, () => this.changed());
    this.contributor = new DealContributor(this.memory, ask, random);
    this.found(this.receipt.contradictions);
  }

  /** Takes note of a message; returns whether it answers a request of this browser's about a deal. */
  hear(message: ServerMessage): boolean {
    switch (message.type) {
      case 'welcome':
      case 'table':
        this.seated(message.table, message.seats);
        return false;
      case 'ack':
        return this.contributor.answered(message.key, 'acknowledged');
      case 'refusal':
        return message.key !== null && this.contributor.answered(message.key, 'refused');
      default:
        if (this.fair) this.note(message);
        return false;
    }
  }

  /** Whether facts go on where the remembered ones end; else the whole view is needed. */
  follows({ seat, since }: FactsTold): boolean {
    return !this.fair || this.memory.follows(seat, since);
  }

  private seated(table: TableState, seats: number[]): void {
    this.fair ||= table.fair;
    this.contributor.seats = seats;
    if (this.fair) this.memory.noteTable(table, seats);
  }

  private note(message: ServerMessage): void {
    const { memory, contributor } = this;
    switch (message.type) {
      case 'view':
        memory.noteView(message.view.seat, message.version, message.view.facts);
        break;
      case 'facts':
        memory.noteFacts(message.seat, message.since, message.version, message.facts);
        break;
      case 'dealing':
        memory.noteDealing(message);
        contributor.dealing(message);
        break;
      case 'frozen':
        memory.noteFrozen(message);
        contributor.frozen(message);
        break;
      case 'dealt':
        memory.noteDealt(message);
        break;
      case 'secret':
        memory.noteSecret(message.secret);
        break;
    }
  }

  private changed(): void {
    this.store.save(this.receipt);
    this.found(this.receipt.contradictions);
  }
}
