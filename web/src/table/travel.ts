/** How a card travels from one place to another: Svelte's crossfade, or a mere fade. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';

export const TRAVEL_MS = 320;

const [send, receive] = crossfade({
  duration: TRAVEL_MS,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: 180 }),
});

type Travel = TransitionConfig | (() => TransitionConfig);

export function depart(node: Element, { key }: { key: number }): Travel {
  return prefersReducedMotion.current ? fade(node, { duration: 120 }) : send(node, { key });
}

export function arrive(node: Element, { key }: { key: number }): Travel {
  return prefersReducedMotion.current ? fade(node, { duration: 180 }) : receive(node, { key });
}

export function flipMs(): number {
  return prefersReducedMotion.current ? 0 : 240;
}
