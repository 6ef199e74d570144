/** Short sounds, made here from plain tones. Off unless the player turns them on. */

const SOUNDS = {
  card: [[520, 0, 0.05, 0.05]],
  turn: [
    [660, 0, 0.12, 0.07],
    [880, 0.1, 0.2, 0.07],
  ],
  crack: [
    [180, 0, 0.09, 0.1],
    [120, 0.06, 0.16, 0.1],
  ],
  win: [
    [523, 0, 0.25, 0.07],
    [659, 0.12, 0.25, 0.07],
    [784, 0.24, 0.5, 0.07],
  ],
} as const satisfies Record<
  string,
  readonly (readonly [hertz: number, start: number, length: number, volume: number])[]
>;

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  for (const [hertz, start, length, volume] of SOUNDS[name]) {
    const at = context.currentTime + start;
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
