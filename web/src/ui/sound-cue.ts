/** What happens at the table, as something to hear. */
import type { TableCenter } from '../game/table-center';
import type { Sound } from './sound';

/** Returns what the middle of the table sounds like, and how often it has sounded: `paper 3 1`.
 *
 * The middle changes with each fact. It is heard again only where its cue changes: when somebody
 * goes out, and for each hand that is turned over.
 */
export function cueOf({
  id,
  kind,
  out,
  revealed,
}: TableCenter): `${Sound} ${number} ${number}` | null {
  if (kind === 'showdown') return `paper ${id} ${Object.keys(revealed).length}`;
  if (out.length > 0) return `crack ${id} ${out.length}`;
  return kind === 'play' ? `paper ${id} 0` : null;
}
