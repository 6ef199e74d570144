/** The product's sentences in the reader's language, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { sentence, type Args } from './fluent';
import { LANGUAGES, type Language } from './languages';

export { LANGUAGES, type Language };

interface Speech {
  language: Language;
  bundle: FluentBundle;
}
let speech = $state.raw<Speech | null>(null);

export function isLanguage(text: string | null | undefined): text is Language {
  return !!text && text in LANGUAGES;
}

/** The first language of the reader's that we speak; English where there is none. */
export function preferred(kept: string | null, wished: readonly string[]): Language {
  const candidates = [kept, ...wished.map((tag) => tag.toLowerCase().split('-')[0])];
  return candidates.find(isLanguage) ?? 'en';
}

/** Speaks a language from now on, with the sentences of these Fluent files. */
export function speakFrom(language: Language, texts: readonly string[]): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  speech = { language, bundle };
  document.documentElement.lang = language;
}

export function language(): Language {
  return speech?.language ?? 'en';
}

/** The sentence behind an id such as `card-spy` or `card-spy.line`. */
export function t(id: string, args?: Args): string {
  return sentence(speech?.bundle, id, args);
}

/** The messages of the current language, for those who speak at length. */
export function messages(): FluentBundle {
  if (!speech) throw new Error('no language has been loaded');
  return speech.bundle;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return speech?.bundle.hasMessage(id) ?? false;
}
