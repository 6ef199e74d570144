/** The languages of the product, and what is named by them. */

export const LANGUAGES = { en: 'English', es: 'Español', it: 'Italiano', eo: 'Esperanto' } as const;
export type Language = keyof typeof LANGUAGES;

/** The file with which a browser installs the game as an app, in a language. */
export const manifestName = (language: Language) => `app-${language}.webmanifest`;
