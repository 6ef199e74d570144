/** What a screen needs of a table: a `Room`, or a scripted one in the gallery. */
import type { Room } from './room.svelte';

export type RoomView = Pick<Room, Exclude<keyof Room, 'playback'>> & { playback: PlaybackView };
export type PlaybackView = Pick<Room['playback'], keyof Room['playback']>;
