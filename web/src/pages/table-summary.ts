/** A table in one line: its edition, its goal, its pace. */
import { t } from '../l10n/language.svelte';
import type { TableOverview } from '../net/rest-api';

export function tableSummary({
  edition,
  goal,
  pace,
}: Pick<TableOverview, 'edition' | 'goal' | 'pace'>): string {
  return [t('edition-name', { edition }), t('web-goal', { goal }), t(`web-pace-${pace}`)].join(
    ' · ',
  );
}
