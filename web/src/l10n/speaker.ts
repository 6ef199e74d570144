/** Cards and names in the forms that sentences need: the browser's counterpart of `Speaker`. */
import type { FluentBundle } from '@fluent/bundle';
import type { Character, EditionName } from '../game/editions';
import { sentence, type Args } from './fluent';

const FORMS = ['name', 'the', 'object', 'named'] as const;
type Form = (typeof FORMS)[number];
export type Joined = 'and' | 'or' | 'then';
/** What a message can be given: `{cards: […]}` is declined, a list of texts is joined. */
export type Variable = string | number | readonly string[] | { cards: readonly Character[] };

export class Speaker {
  constructor(
    readonly bundle: FluentBundle,
    readonly edition: EditionName,
  ) {}

  say(message: string, variables: Record<string, Variable> = {}): string {
    return sentence(this.bundle, message, this.args(variables));
  }

  /** What Fluent is given for some variables: cards in each form, lists joined. */
  args(variables: Record<string, Variable>): Args {
    const given: Args = { edition: this.edition };
    for (const [name, value] of Object.entries(variables))
      Object.assign(given, this.given(name, value));
    return given;
  }

  card(character: Character, form: Form): string {
    return sentence(this.bundle, `card-${character}${form === 'name' ? '' : `.${form}`}`, {
      edition: this.edition,
    });
  }

  cards(cards: readonly Character[], form: Form, joined: Joined = 'and'): string {
    return this.join(
      cards.map((card) => this.card(card, form)),
      joined,
    );
  }

  join(texts: readonly string[], joined: Joined = 'and'): string {
    if (texts.length < 2) return texts.join('');
    const last = texts.at(-1)!;
    const head = texts
      .slice(0, -1)
      .reduce((before, next) => this.say('list-more', { head: before, next }));
    return this.say(`list-${joined}${sound(last)}`, { head, last });
  }

  private given(name: string, value: Variable): Args {
    if (typeof value === 'string' || typeof value === 'number') return { [name]: value };
    if (!('cards' in value)) return { [name]: this.join(value) };
    const forms = Object.fromEntries(
      FORMS.map((form) => [`${name}-${form}`, this.cards(value.cards, form)]),
    );
    return { [name]: forms[`${name}-the`]!, ...forms };
  }
}

/** The attribute for the sound a text begins with, as in `_sound` of `locales/speaker.py`. */
function sound(text: string): string {
  const lower = text.toLowerCase();
  const start = lower.replace(/^h/, '');
  if (/^[ií]/.test(start) && !/^i[aeou]/.test(start)) return '.before-i';
  if (/^([oó8]|11$)/.test(start)) return '.before-o';
  return /^[eèé]/.test(start) && start === lower ? '.before-e' : '';
}
