/** The review of the game that is shown: as far as it has been made, and what it says of a moment. */
import type { DecisionDocument, ReviewDocument, RoundReviewDocument } from '../generated/review';
import type { Place } from '../replay/frames';
import { ReplayError, type ReviewSource } from '../replay/replay-source';

export type Verdict = NonNullable<DecisionDocument['verdict']>;
/** Verdicts that are marked, with what marks them: a shape, whatever the color. */
export const MARKED = {
  inaccuracy: 'M0,-3.5a3.5,3.5 0 1,0 .01,0z',
  mistake: 'M0,-6l5,9h-10z',
  blunder: 'M0,-8l4,8l-4,8l-4,-8z',
} as const satisfies Partial<Record<Verdict, string>>;
export type MarkedVerdict = keyof typeof MARKED;

export function isMarked(verdict: Verdict | null | undefined): verdict is MarkedVerdict {
  return verdict != null && verdict in MARKED;
}

export class GameReview {
  rounds = $state.raw<readonly RoundReviewDocument[]>([]);
  /** How many rounds there are to review; 0 until the first one is told. */
  total = $state(0);
  /** The whole review, once it is made. */
  whole = $state.raw<ReviewDocument | null>(null);
  working = $state(false);
  /** The code of why it was not made. */
  trouble = $state('');

  constructor(private readonly source: ReviewSource) {}

  /** Takes the review that was made before, if there is one. */
  async recall(): Promise<void> {
    const kept = await this.source.kept().catch(() => null);
    if (kept && !this.working) this.show(kept);
  }

  async make(): Promise<void> {
    if (this.working || this.whole) return;
    [this.working, this.trouble, this.rounds] = [true, '', []];
    try {
      this.show(
        await this.source.make((round, total) => {
          this.rounds = [...this.rounds, round];
          this.total = total;
        }),
      );
    } catch (error) {
      this.trouble = error instanceof ReplayError ? error.code : 'unreachable';
    }
    this.working = false;
  }

  roundAt({ round }: Place): RoundReviewDocument | null {
    return this.rounds[round - 1] ?? null;
  }

  decisionAt({ round, move }: Place): DecisionDocument | null {
    return this.rounds[round - 1]?.decisions.find((each) => each.move === move) ?? null;
  }

  private show(whole: ReviewDocument): void {
    [this.whole, this.rounds, this.total] = [whole, whole.rounds, whole.rounds.length];
  }
}
