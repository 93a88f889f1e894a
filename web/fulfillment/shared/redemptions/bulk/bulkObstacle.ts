import { MAX_BULK } from '../../../../../schema/fulfillment/redemptionBulk.ts';
import type { ReportChoice } from './chosenRedemptions.ts';

/** The obstacle of every bulk action, as the suffix of a translation key; null if one can be tried (BULK-8, BULK-9). */
export function selectionObstacle({
  selection,
  isInfinite,
  isCapped,
}: Pick<ReportChoice, 'selection' | 'isInfinite' | 'isCapped'>): 'infinite' | 'too_many' | 'none' | null {
  if (selection.count > MAX_BULK || (selection.all && isCapped)) return 'too_many';
  if (selection.all && isInfinite) return 'infinite';
  return selection.count === 0 ? 'none' : null;
}
