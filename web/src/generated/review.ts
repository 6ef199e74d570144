/** The review of a game, generated from docs/schema/review.schema.json by `npm run types`. */

/**
 * The review of a game.
 */
export interface ReviewDocument {
  format: "amletero-review";
  version: 1;
  players: string[];
  rounds: RoundReviewDocument[];
  summary: SeatSummaryDocument[];
  turning_points: TurningPointDocument[];
  with_average_luck: number;
}
/**
 * A round, reviewed.
 */
export interface RoundReviewDocument {
  seats: SeatAccountDocument[];
  curve: number[][];
  decisions: DecisionDocument[];
}
/**
 * What became of a seat's chance in a round: result - share = luck + own + others.
 */
export interface SeatAccountDocument {
  seat: number;
  share: number;
  result: number;
  luck: number;
  own: number;
  others: number;
}
/**
 * One decision, judged by what its seat knew.
 *
 *     If there was no choice, or no world was found to try moves in, it is not judged: what was best,
 *     the chances, the loss and the verdict are null, and there are no options.
 */
export interface DecisionDocument {
  move: number;
  seat: number;
  played: string;
  best: string | null;
  choices: number;
  chance: number | null;
  best_chance: number | null;
  loss: number | null;
  verdict: ("best" | "blunder" | "good" | "inaccuracy" | "mistake") | null;
  why: WhyDocument | null;
  options: OptionDocument[];
}
/**
 * Why another move was better: a message of the languages and its arguments.
 *
 *     The name of an argument says what it is: one that ends in `player` is a seat, one that ends in
 *     `chance` a chance, a text is a move, any other number is a card's value.
 */
export interface WhyDocument {
  id: string;
  args: {
    [k: string]: number | string;
  };
  evidence: EvidenceDocument | null;
}
/**
 * A fact that explains a belief: a message of the languages and its arguments.
 */
export interface EvidenceDocument {
  id: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * A move that could have been made.
 */
export interface OptionDocument {
  move: string;
  chance: number;
  tried: number;
}
/**
 * How a seat played in the whole game, and how lucky it was.
 */
export interface SeatSummaryDocument {
  seat: number;
  decisions: number;
  mean_loss: number;
  accuracy: number;
  luck: number;
}
/**
 * A step that changed a seat's chance much.
 */
export interface TurningPointDocument {
  round: number;
  step: number;
  seat: number;
  change: number;
}
