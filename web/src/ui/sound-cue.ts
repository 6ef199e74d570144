/** What happens at the table, as something to hear. */
import type { Scene } from '../game/scene';
import type { Sound } from './sound';

/** What a scene sounds like, and how often something has sounded in it: `paper 3 1`.
 *
 * A scene changes with each fact. It is heard again only where its cue changes: when somebody goes
 * out, and for each hand that is turned over.
 */
export function cueOf({ id, kind, out, revealed }: Scene): `${Sound} ${number} ${number}` | null {
  if (kind === 'showdown') return `paper ${id} ${Object.keys(revealed).length}`;
  if (out.length > 0) return `crack ${id} ${out.length}`;
  return kind === 'play' ? `paper ${id} 0` : null;
}
