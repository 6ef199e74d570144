/** The sounds of the table: soft, short, loaded only once somebody has asked for them. */
import candle from './sounds/candle.wav';
import crack from './sounds/crack.wav';
import knock from './sounds/knock.wav';
import lute from './sounds/lute.wav';
import paper from './sounds/paper.wav';
import stamp from './sounds/stamp.wav';

const FILES = { candle, crack, knock, lute, paper, stamp };
export type Sound = keyof typeof FILES;

let context: AudioContext | null = null;
const loaded = new Map<Sound, Promise<AudioBuffer | null>>();

/** A sound that cannot be loaded stays silent. */
function load(name: Sound, audio: AudioContext): Promise<AudioBuffer | null> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = fetch(FILES[name])
    .then((answer) => answer.arrayBuffer())
    .then((data) => audio.decodeAudioData(data))
    .catch(() => null);
  loaded.set(name, loading);
  return loading;
}

export async function play(name: Sound, volume: number): Promise<void> {
  context ??= new AudioContext();
  const audio = context;
  // A browser is silent until its page has been touched.
  if (audio.state === 'suspended') audio.resume().catch(() => {});
  const buffer = await load(name, audio);
  if (!buffer) return;
  const gain = audio.createGain();
  gain.gain.value = volume;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(gain).connect(audio.destination);
  source.start();
}
