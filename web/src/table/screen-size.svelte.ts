/** How much space the screen has: what the table's layout depends on. */
import { MediaQuery } from 'svelte/reactivity';

const large = new MediaQuery('(min-width: 1000px) and (min-height: 640px)');
const vast = new MediaQuery('(min-width: 1700px) and (min-height: 640px)');
const roomy = new MediaQuery('(min-width: 760px) and (min-height: 640px)');
const tall = new MediaQuery('(min-height: 740px)');
const low = new MediaQuery('(max-height: 719px), (max-width: 759px) and (max-height: 780px)');
const sideways = new MediaQuery('(min-width: 560px) and (max-height: 519px)');

export const screenSize = {
  /** A desk: the log stands beside the table. */
  get wide(): boolean {
    return large.current;
  },
  /** A large desk: the reference card next to the log. */
  get vast(): boolean {
    return vast.current;
  },
  /** Space for whole cards in front of each player. */
  get roomy(): boolean {
    return roomy.current;
  },
  get tall(): boolean {
    return tall.current;
  },
  /** Too little height for whole cards in one's own hand. */
  get low(): boolean {
    return low.current;
  },
  /** A phone on its side: the others beside one's own hand, not above it. */
  get sideways(): boolean {
    return sideways.current;
  },
};
