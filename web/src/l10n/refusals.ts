/** Why the table, or a rule, said no. The messages follow a colon elsewhere: here they stand alone. */
import { has, t } from './speaker.svelte';

export function refusalText(code: string): string {
  const message = `refusal-${code.replaceAll('_', '-')}`;
  return alone(t(has(message) ? message : 'refusal-unreadable'));
}

export function alone(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
