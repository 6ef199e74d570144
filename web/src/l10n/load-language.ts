/** All sentences of the product, one chunk a language, loaded when it is spoken. */
import { speakFrom, type Language } from './language.svelte';

const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./texts/en'),
  es: () => import('./texts/es'),
  it: () => import('./texts/it'),
  eo: () => import('./texts/eo'),
};

export async function speak(language: Language): Promise<void> {
  const { default: texts } = await TEXTS[language]();
  speakFrom(language, texts);
}
