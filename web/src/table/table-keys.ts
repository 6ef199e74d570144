/** The keys of a table. */
import type { Panel } from './TopBar.svelte';

export const PANEL_KEYS: Record<string, Panel> = {
  r: 'reference',
  l: 'log',
  '?': 'rules',
  t: 'talk',
  m: 'menu',
};
/** The Chancellor's sheet leaves the keys of the panels in use. */
const BLOCKING = 'dialog:modal:not([data-keys])';

/** Whether a key is meant for the table, not for the browser, a field or what lies over it. */
export function isForTable({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return false;
  return !document.querySelector(key === 'Escape' ? 'dialog:modal' : BLOCKING);
}
