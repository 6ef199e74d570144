/** How much space the screen has: what the table's layout depends on. */
import { MediaQuery } from 'svelte/reactivity';
import { TABLE_SIZES as AT } from './table-breakpoints';

const high = `(height >= ${AT.deskHeight}px)`;
const large = new MediaQuery(`(width >= ${AT.desk}px) and ${high}`);
const vast = new MediaQuery(`(width >= ${AT.vast}px) and ${high}`);
const roomy = new MediaQuery(`(width >= ${AT.roomy}px) and ${high}`);
const tall = new MediaQuery(`(height >= ${AT.tall}px)`);
const low = new MediaQuery(
  `(height < ${AT.low}px), (width < ${AT.roomy}px) and (height < ${AT.lowPhone}px)`,
);
const sideways = new MediaQuery(
  `(width >= ${AT.sideways}px) and (height < ${AT.sidewaysHeight}px)`,
);

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
