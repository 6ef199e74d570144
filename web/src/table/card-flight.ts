/** How a card travels: on a slight arc, turning over where its face comes to light. */
import { cubicInOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { fade, type TransitionConfig } from 'svelte/transition';
import { flightBetween, type Box } from './flight-path';

interface Card {
  /** The piece, wherever it lies. */
  key: number;
  /** Whether its face is up here. */
  open: boolean;
}
interface End extends Card {
  node: Element;
}
type Travel = TransitionConfig | (() => TransitionConfig);
type Ends = Map<number, End>;

const departing: Ends = new Map();
const arriving: Ends = new Map();

/** One end of a flight. As with Svelte's `crossfade`, it is worked out when both ends are known. */
function end(here: Ends, there: Ends, node: Element, card: Card): Travel {
  if (prefersReducedMotion.current) return fade(node, { duration: 150 });
  here.set(card.key, { node, ...card });
  return () => {
    const other = there.get(card.key);
    if (other) {
      there.delete(card.key);
      return flown(node, other.node, here === arriving, card.open !== other.open);
    }
    here.delete(card.key);
    return fade(node, { duration: 180 });
  };
}

function flown(node: Element, other: Element, arrives: boolean, turns: boolean): TransitionConfig {
  const flight = flightBetween(boxOf(node), boxOf(other), arrives);
  return {
    duration: flight.ms,
    easing: cubicInOut,
    css: (t) => `z-index: 9; ${flight.at(t, turns)}`,
  };
}

export function depart(node: Element, card: Card): Travel {
  return end(departing, arriving, node, card);
}

export function arrive(node: Element, card: Card): Travel {
  return end(arriving, departing, node, card);
}

/** Lets a card in the middle of the table come from the place of its player: an action, once a card. */
export function comingFrom(node: HTMLElement, seat: number): void {
  const place = placeOf(seat);
  if (!place || prefersReducedMotion.current) return;
  const flight = flightBetween(boxOf(node), boxOf(place), true);
  const steps = Array.from({ length: 13 }, (_, step) => ({
    transform: flight.transform(step / 12),
  }));
  node.animate(steps, { duration: flight.ms, easing: 'ease-in-out' });
}

/** A player's hand on the screen; the medallion of one who holds nothing. */
function placeOf(seat: number): Element | null {
  const person = document.querySelector(`[data-seat='${seat}']`);
  const hand = person?.matches('.own')
    ? document.querySelector('ul.hand > li')
    : person?.querySelector('.held');
  return hand ?? person?.querySelector('.face') ?? null;
}

function boxOf(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

export function flipMs(): number {
  return prefersReducedMotion.current ? 0 : 240;
}
