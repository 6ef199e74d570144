/** What this browser remembers of a game. The first thing told is kept; what contradicts it is noted. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Fact } from '../game/facts';
import type { Dealing, Dealt, Frozen, TableState } from '../generated/socket';
import { finding, type Finding } from './verdict-codes';
import { contradictionsIn, sameContributions, sameList } from './contradictions';
import { SCHEMES, type Scheme } from './verifiable-deals';
import {
  attemptOf,
  isPrivate,
  type OwnBytes,
  type Progress,
  type Receipt,
  type ReceiptAttempt,
} from './receipt';

export class DealMemory {
  /** How far the facts of the present connection go, for the viewer they are told to. */
  private reached: { viewer: number | null; version: number; facts: number } | null = null;

  constructor(
    readonly receipt: Receipt,
    private readonly changed: () => void,
  ) {}

  /** Settings and seats are as they were told when the game had just begun, for good. */
  noteTable(table: TableState, own: number[]): void {
    const { receipt } = this;
    let same = table.fair;
    if (table.phase !== 'lobby') {
      const { edition, players, goal, first } = table;
      const kinds = table.seats.map(({ kind }) => kind);
      receipt.settings ??= { edition, players, goal, first };
      receipt.kinds ??= kinds;
      const told = receipt.settings;
      same &&=
        told.edition === edition &&
        told.players === players &&
        told.goal === goal &&
        told.first === first &&
        String(receipt.kinds) === String(kinds);
      same = this.sameSeats(own) && same;
    }
    this.note(...(same ? [] : [finding('table_changed')]));
  }

  noteDealing({ round, attempt, scheme, game_commitment, commitment, silent }: Dealing): void {
    const { receipt } = this;
    if (!isScheme(scheme)) return;
    if (receipt.commitment === null) {
      receipt.commitment = game_commitment;
      receipt.scheme = scheme;
    }
    const kept = this.attempt(round, attempt);
    if (kept.commitment === null) {
      kept.commitment = commitment;
      kept.silent = silent;
    }
    const same =
      receipt.commitment === game_commitment &&
      receipt.scheme === scheme &&
      kept.commitment === commitment &&
      String(kept.silent.toSorted()) === String(silent.toSorted());
    this.note(...(same ? [] : [finding('second_dealing', round)]));
  }

  noteFrozen({ round, attempt, commitments }: Frozen): void {
    const kept = this.attempt(round, attempt);
    kept.frozen ??= onePerSeat(commitments);
    const same = sameList(kept.frozen, commitments);
    this.note(...(same ? [] : [finding('second_list', round)]));
  }

  noteDealt({ round, attempt, contributions }: Dealt): void {
    const kept = this.attempt(round, attempt);
    kept.dealt ??= onePerSeat(contributions);
    const same = sameContributions(kept.dealt, contributions);
    this.note(...(same ? [] : [finding('list_changed', round)]));
  }

  noteSecret(secret: string): void {
    this.receipt.secret ??= secret;
    this.note(...(this.receipt.secret === secret ? [] : [finding('record_secret')]));
  }

  /** All that a viewer was told; it goes on from what was told before, or it contradicts it. */
  noteView(viewer: number | null, version: number, facts: Fact[]): void {
    this.reached = { viewer, version, facts: 0 };
    this.noteTold(viewer, facts);
  }

  /** What a viewer is told next. Facts that do not follow the last ones are asked for again. */
  noteFacts(viewer: number | null, since: number, version: number, facts: Fact[]): void {
    if (!this.follows(viewer, since)) return;
    this.reached!.version = version;
    this.noteTold(viewer, facts);
  }

  /** Whether facts told since a version go on where the told ones end. */
  follows(viewer: number | null, since: number): boolean {
    return this.reached?.viewer === viewer && this.reached.version === since;
  }

  /** The bytes of an own seat for an attempt: drawn once, and never anew. */
  ownBytes(round: number, attempt: number, seat: number, random: () => Uint8Array): OwnBytes {
    const { own } = this.attempt(round, attempt);
    const kept = own.find((each) => each.seat === seat);
    if (kept) return kept;
    const drawn: OwnBytes = {
      seat,
      bytes: bytesToHex(random()),
      committed: 'none',
      revealed: 'none',
    };
    own.push(drawn);
    return drawn;
  }

  noteProgress(own: OwnBytes, step: 'committed' | 'revealed', progress: Progress): void {
    own[step] = progress;
    this.note();
  }

  /** Whether nothing more may be given to a round. */
  contradicted(round: number): boolean {
    return this.receipt.contradictions.some((each) => each.round === null || each.round === round);
  }

  private attempt(round: number, attempt: number): ReceiptAttempt {
    const known = attemptOf(this.receipt, round, attempt);
    if (known) return known;
    let entry = this.receipt.rounds.find((each) => each.round === round);
    if (!entry) this.receipt.rounds.push((entry = { round, attempts: [] }));
    const fresh: ReceiptAttempt = {
      attempt,
      commitment: null,
      silent: [],
      frozen: null,
      own: [],
      dealt: null,
    };
    entry.attempts.push(fresh);
    return fresh;
  }

  private noteTold(viewer: number | null, facts: Fact[]): void {
    // Several players at one screen: no hand stays in the memory for the next one to find.
    const shared = this.receipt.seats.length > 1;
    const seat = shared ? null : viewer;
    const news = shared ? facts.filter((fact) => !isPrivate(fact)) : facts;
    const told = this.toldTo(seat);
    const start = this.reached!.facts;
    this.reached!.facts += news.length;
    const known = told.slice(start, start + news.length);
    const same = known.every((fact, index) => sameFact(fact, news[index]!));
    if (same) told.push(...news.slice(known.length));
    this.note(...(same ? [] : [finding('facts_changed', lastRound(told))]));
  }

  private toldTo(seat: number | null): Fact[] {
    const kept = this.receipt.facts.find((each) => each.seat === seat);
    if (kept) return kept.told;
    const told: Fact[] = [];
    this.receipt.facts.push({ seat, told });
    return told;
  }

  /** Takes in the own seats; whether they are the same as before.
   *
   * A guest who has none of them, or quite others, is another person in the same browser. Who has
   * one seat and suddenly two would be told no hand that stays in the memory.
   */
  private sameSeats(own: number[]): boolean {
    const { receipt } = this;
    const told = receipt.facts.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    const known = receipt.seats.length > 0 ? receipt.seats : told;
    if (receipt.seats.length === 0) receipt.seats = [...own];
    const others = known.every((seat) => !own.includes(seat));
    return others || String(known.toSorted()) === String(own.toSorted());
  }

  private note(...found: Finding[]): void {
    const { contradictions } = this.receipt;
    for (const each of [...found, ...contradictionsIn(this.receipt)])
      if (!contradictions.some((known) => sameFinding(known, each))) contradictions.push(each);
    this.changed();
  }
}

/** A list that names a seat twice is kept as one that can be read, and is not the same. */
const onePerSeat = <Each extends { seat: number }>(list: Each[]): Each[] => [
  ...new Map(list.map((each) => [each.seat, each])).values(),
];

const isScheme = (name: string): name is Scheme => SCHEMES.some((each) => each === name);

const sameFinding = (one: Finding, other: Finding): boolean =>
  one.code === other.code && one.round === other.round && one.seat === other.seat;

const lastRound = (facts: Fact[]): number | null => {
  const begun = facts.filter((fact) => fact.fact === 'round-began').length;
  return begun > 0 ? begun - 1 : null;
};

/** Facts are flat documents of numbers, texts and lists of numbers; the order of keys is free. */
function sameFact(one: Fact, other: Fact): boolean {
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([name, value]) => JSON.stringify(value) === JSON.stringify(theirs.get(name)))
  );
}
