/** What this browser keeps about its reader: theme, sound, notifications, pace, language, name. */
import { speak } from '../l10n/load-language';
import { msAt, PACES, type PaceName } from '../game/reading-pace';
import { preferred, type Language } from '../l10n/language.svelte';
import { manifestName } from '../l10n/languages';

type Theme = 'auto' | 'light' | 'dark';
const USUAL_VOLUME = 0.7;
const THEMES: Theme[] = ['auto', 'light', 'dark'];

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`amletero-${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`amletero-${key}`, value);
  } catch {
    // Private windows keep nothing; the setting then lasts as long as the page.
  }
}

/**
 * Whoever installs the page as an app gets its texts in this language.
 *
 * Only now the link becomes a manifest's: Chromium stays with one that it is fetching when the link
 * changes.
 */
function installIn(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link#app-manifest');
  if (!link) return;
  link.href = new URL(manifestName(language), link.href).href;
  link.rel = 'manifest';
}

class Settings {
  #theme = $state<Theme>((kept('theme') as Theme | null) ?? 'auto');
  #sound = $state(kept('sound'));
  #volume = $state(Number(kept('volume') ?? USUAL_VOLUME));
  #notify = $state(kept('notify') === 'on');
  #lesson = $state(Number(kept('lesson') ?? 0) || 0);
  #name = $state(kept('name') ?? '');
  #pace = $state(kept('pace'));
  #sidePanel = $state(kept('side-panel'));
  #finished = $state(kept('finished') === 'yes');
  #knowsGoOn = $state(kept('knows-go-on') === 'yes');

  get theme(): Theme {
    return this.#theme;
  }
  get sound(): boolean {
    return this.#sound === 'on';
  }
  set sound(on: boolean) {
    this.#sound = on ? 'on' : 'off';
    keep('sound', this.#sound);
  }
  /** Whether the reader has said if the table may be heard. */
  get soundAsked(): boolean {
    return this.#sound !== null;
  }
  /** From 0 to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    keep('volume', String(volume));
  }
  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    keep('notify', on ? 'on' : 'off');
  }
  /** How fast the table plays; calm in a newcomer's first game, unless they choose. */
  get pace(): PaceName {
    return PACES.find((name) => name === this.#pace) ?? (this.#finished ? 'normal' : 'calm');
  }
  set pace(pace: PaceName) {
    this.#pace = pace;
    keep('pace', pace);
  }
  /** How many milliseconds the table rests, given those of the normal pace. Tests keep a factor instead of a name. */
  msOfRest(ms: number, least: number): number {
    const factor = Number(this.#pace);
    return factor ? ms * factor : msAt(this.pace, ms, least);
  }
  finishGame(): void {
    this.#finished = true;
    keep('finished', 'yes');
  }
  /** Whether the player has been told that a tap goes on. */
  get knowsGoOn(): boolean {
    return this.#knowsGoOn;
  }
  learnGoOn(): void {
    if (this.#knowsGoOn) return;
    this.#knowsGoOn = true;
    keep('knows-go-on', 'yes');
  }
  /** What lies open at the side of a desk. */
  get sidePanel(): 'log' | 'reference' {
    return this.#sidePanel === 'reference' ? 'reference' : 'log';
  }
  set sidePanel(panel: 'log' | 'reference') {
    this.#sidePanel = panel;
    keep('side-panel', panel);
  }
  /** The next lesson of *Learn by playing*, from 0. */
  get lesson(): number {
    return this.#lesson;
  }
  set lesson(number: number) {
    this.#lesson = number;
    keep('lesson', String(number));
  }
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep('name', name);
  }

  nextTheme(): void {
    this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length]!;
    keep('theme', this.#theme);
    this.applyTheme();
  }

  applyTheme(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }

  async setLanguage(language: Language): Promise<void> {
    keep('language', language);
    installIn(language);
    await speak(language);
  }

  async start(): Promise<void> {
    this.applyTheme();
    const language = preferred(kept('language'), navigator.languages);
    installIn(language);
    await speak(language);
  }
}

export const settings = new Settings();
