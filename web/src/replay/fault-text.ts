/** The sentence about a fault of a record, where the fault comes without one. */
import type { EditionName } from '../game/editions';
import { t } from '../l10n/language.svelte';
import { refusedText } from '../l10n/refusal-sentences';

/** A fault as a server tells it, or as data from the page's own worker. */
export interface ToldFault {
  round: number | null;
  move: number | null;
  code: string;
  error: string;
  edition?: EditionName;
  details?: Record<string, unknown>;
  refusal?: { card: number | null; other: number | null; seat: number | null } | null;
}

export function faultText(fault: ToldFault, names: readonly string[] = []): string {
  if (fault.error) return fault.error;
  const said = fault.refusal
    ? refusedText({ code: fault.code, ...fault.refusal }, { edition: fault.edition!, names })
    : t(`fault-${fault.code.replaceAll('_', '-')}`, plain(fault.details ?? {}));
  const place = fault.round === null ? 'record' : fault.move === null ? 'round' : 'move';
  return t('fault-place', {
    place,
    round: (fault.round ?? 0) + 1,
    move: (fault.move ?? 0) + 1,
    fault: said,
  });
}

const plain = (details: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
