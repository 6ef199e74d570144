/** What this browser keeps about its reader: theme, sound, notifications, language, name. */
import { speak } from '../l10n/load-language';
import { preferred, type Language } from '../l10n/language.svelte';

type Theme = 'auto' | 'light' | 'dark';
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

class Settings {
  #theme = $state<Theme>((kept('theme') as Theme | null) ?? 'auto');
  #sound = $state(kept('sound') === 'on');
  #notify = $state(kept('notify') === 'on');
  #name = $state(kept('name') ?? '');
  #speed = $state(Number(kept('speed') ?? 1) || 1);

  get theme(): Theme {
    return this.#theme;
  }
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep('sound', on ? 'on' : 'off');
  }
  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    keep('notify', on ? 'on' : 'off');
  }
  /** How long the table rests after each step: 1 is calm, less is brisker. */
  get speed(): number {
    return this.#speed;
  }
  set speed(speed: number) {
    this.#speed = speed;
    keep('speed', String(speed));
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
    await speak(language);
  }

  async start(): Promise<void> {
    this.applyTheme();
    await speak(preferred(kept('language'), navigator.languages));
  }
}

export const settings = new Settings();
