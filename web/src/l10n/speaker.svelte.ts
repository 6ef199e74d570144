/** The product's sentences in the reader's language, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { sentence, type Args } from './fluent';

export const LANGUAGES = { en: 'English', es: 'Español', it: 'Italiano', eo: 'Esperanto' } as const;
export type Language = keyof typeof LANGUAGES;

/** One chunk a language, loaded when it is spoken. */
const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./texts/en'),
  es: () => import('./texts/es'),
  it: () => import('./texts/it'),
  eo: () => import('./texts/eo'),
};

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

async function bundleOf(language: Language): Promise<FluentBundle> {
  const { default: texts } = await TEXTS[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export async function speak(language: Language): Promise<void> {
  speech = { language, bundle: await bundleOf(language) };
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
