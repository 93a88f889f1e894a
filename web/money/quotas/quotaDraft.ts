import type { QuotaRowFragment } from '../../../operations/money/quotas/QuotasScreen.generated.ts';
import { brokenCount, isThresholdTooHigh } from '../../../schema/money/quotas.ts';

/** An edited row: both counts as typed. */
export interface QuotaDraft {
  sku: string;
  allowed: string;
  threshold: string;
}

const typed = (count: number | null) => (count === null ? '' : String(count));

export const draftOf = ({
  rewardSku,
  nbRedemptionsAllowed,
  alertThreshold,
}: QuotaRowFragment): QuotaDraft => ({
  sku: rewardSku,
  allowed: typed(nbRedemptionsAllowed),
  threshold: typed(alertThreshold),
});

/** Parses a count; null for none. */
export const countOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()));

/** True if a draft's alert threshold is above its count. */
export const hasThresholdTooHigh = ({ allowed, threshold }: QuotaDraft): boolean =>
  !brokenCount(allowed) &&
  !brokenCount(threshold) &&
  isThresholdTooHigh({ nbRedemptionsAllowed: countOf(allowed), alertThreshold: countOf(threshold) });

/** True if a new quota has an alert threshold but no count. */
export const lacksCount = ({ allowed, threshold }: QuotaDraft, row: QuotaRowFragment): boolean =>
  row.redemptionsQuotaId === null && countOf(allowed) === null && threshold.trim() !== '';

/** Number of used redemptions if a draft allows no more than these, so that no further one is possible; otherwise null. */
export function usedUpBy(
  { allowed }: QuotaDraft,
  { used, usedWithoutQuota }: QuotaRowFragment,
): number | null {
  const count = brokenCount(allowed) ? null : countOf(allowed);
  const usedCount = used ?? usedWithoutQuota ?? 0;
  return count !== null && usedCount > 0 && count <= usedCount ? usedCount : null;
}

/** True if a draft can be saved: counts are whole, a new quota has one (QUOTA-17, QUOTA-20), and the threshold is not above it. */
export function canSave(draft: QuotaDraft, row: QuotaRowFragment): boolean {
  const { allowed, threshold } = draft;
  if (hasThresholdTooHigh(draft)) return false;
  if (brokenCount(allowed) || brokenCount(threshold)) return false;
  return row.redemptionsQuotaId !== null || countOf(allowed) !== null;
}
