/** The sentences of verify.html: those about verdicts, in all languages, without a network. */
import en from '@locales/en/verdicts.ftl?raw';
import eo from '@locales/eo/verdicts.ftl?raw';
import es from '@locales/es/verdicts.ftl?raw';
import it from '@locales/it/verdicts.ftl?raw';
import { speakFrom, type Language } from '../l10n/language.svelte';

const TEXTS: Record<Language, string> = { en, es, it, eo };

export function speakVerdicts(language: Language): void {
  speakFrom(language, [TEXTS[language]]);
}
