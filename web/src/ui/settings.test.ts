import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** The settings of a browser that has kept these. */
async function settingsOf(kept: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  return (await import('./settings.svelte')).settings;
}

it('plays a newcomer’s first game calmly, and later ones at the normal pace', async () => {
  const settings = await settingsOf({});
  expect(settings.pace).toBe('calm');
  settings.finishGame();
  expect(settings.pace).toBe('normal');
});

it('keeps the pace that a player chose', async () => {
  const kept: Record<string, string> = {};
  (await settingsOf(kept)).pace = 'wait';
  vi.resetModules();
  expect((await settingsOf(kept)).pace).toBe('wait');
});
