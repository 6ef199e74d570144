/** A move in the making: a card, then a player, then a character. Undone until the last tap.
 *
 * The only possible player is chosen by itself. A play that loses at once waits to be confirmed.
 */
import { characterOf, losesAtOnce } from './editions';
import type { Piece } from './card-layout';
import { choiceDue, less, nameable, playable, playText, targets } from './legal-moves';
import type { TableClientLike } from './table-client.svelte';

export class MoveChoice {
  piece = $state.raw<Piece | null>(null);
  target = $state<number | null>(null);
  /** A card that was tapped although it may not be played. */
  refused = $state.raw<Piece | null>(null);

  constructor(private readonly client: TableClientLike) {}

  readonly able = $derived.by(
    () => this.client.toMove && !this.client.pending.sending && !choiceDue(this.client.legal),
  );
  readonly choosing = $derived.by(
    () => this.client.toMove && !this.client.pending.sending && choiceDue(this.client.legal),
  );
  /** Whether a move that was begun can no longer be made: the clock or a bot has ended the turn. */
  readonly late = $derived.by(
    () => !this.client.toMove || (this.piece?.value != null && !this.playable(this.piece.value)),
  );
  readonly targets = $derived.by(() =>
    this.piece?.value != null && this.able ? targets(this.client.legal, this.piece.value) : [],
  );
  readonly guesses = $derived.by(() =>
    this.piece?.value != null && this.target !== null && this.able
      ? nameable(this.client.legal, this.piece.value, this.target)
      : [],
  );
  /** The chosen card asks for another player, but nobody can be chosen. */
  readonly inVain = $derived.by(() => {
    if (this.piece?.value == null || !this.able || this.targets.length > 0) return false;
    const position = this.client.playback.position;
    const edition = position?.edition ?? 'standard';
    const character = characterOf(edition, this.piece.value);
    if (character === 'chancellor') return position?.deck_count === 0;
    return ['guard', 'priest', 'baron', 'king'].includes(character);
  });
  /** The chosen card can be played as it is. */
  readonly ready = $derived.by(
    () =>
      this.piece !== null &&
      this.able &&
      (this.targets.length === 0 || this.target !== null) &&
      this.guesses.length === 0,
  );
  /** The play puts its own player out of the round, whatever the others hold. */
  readonly fatal = $derived.by(() => {
    const position = this.client.playback.position;
    const card = this.piece?.value;
    if (card == null || !position) return false;
    const kept = less(position.hand, [card])[0];
    const onSelf = this.target !== null && this.target === position.seat;
    return kept !== undefined && losesAtOnce(position.edition, card, kept, onSelf);
  });

  playable(value: number): boolean {
    return playable(this.client.legal, value);
  }

  take(piece: Piece): void {
    if (!this.able || piece.value === null) return;
    this.refused = null;
    if (!this.playable(piece.value)) {
      this.clear();
      this.refused = piece;
    } else if (this.piece?.id === piece.id) {
      if (this.ready && !this.fatal) this.play();
      else this.clear();
    } else {
      this.piece = piece;
      this.target = this.targets.length === 1 ? this.targets[0]! : null;
    }
  }

  aim(seat: number): void {
    if (!this.targets.includes(seat)) return;
    this.target = seat;
    if (this.ready && !this.fatal) this.play();
  }

  /** Plays the chosen card, and names a card where it is a Guard. */
  play(named?: number): void {
    const move = playText(this.piece!.value!, this.target, named);
    this.clear();
    this.client.move(move);
  }

  /** A card let go over a player, or in the middle of the table. */
  drop(piece: Piece, seat: number | null): void {
    if (this.piece?.id !== piece.id) this.take(piece);
    if (this.piece?.id !== piece.id) return;
    if (seat !== null && this.targets.includes(seat)) this.aim(seat);
    else if (seat === null && this.ready && !this.fatal) this.play();
  }

  /** One step back. */
  undo(): void {
    if (this.target !== null && this.targets.length > 1) this.target = null;
    else this.clear();
  }

  clear(): void {
    this.piece = null;
    this.target = null;
    this.refused = null;
  }
}
