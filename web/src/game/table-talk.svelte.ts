/** What players have just said, until it fades. */
const TALK_MS = 5000;

export class TableTalk {
  /** The phrase that each seat has just said. */
  phrases = $state.raw<Record<number, string>>({});

  add(seat: number, phrase: string): void {
    this.phrases = { ...this.phrases, [seat]: phrase };
    setTimeout(() => {
      if (this.phrases[seat] !== phrase) return;
      const { [seat]: _, ...rest } = this.phrases;
      this.phrases = rest;
    }, TALK_MS);
  }
}
