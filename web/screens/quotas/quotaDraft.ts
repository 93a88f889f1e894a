import type { QuotaRowFragment } from '../../../operations/quotas/QuotasScreen.generated.ts';
import { brokenCount } from '../../../schema/rules/quotas.ts';

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

/** Whether a draft can be saved: whole counts, and a new quota requires one (QUOTA-17, QUOTA-20). */
export function canSave({ allowed, threshold }: QuotaDraft, row: QuotaRowFragment): boolean {
  if (brokenCount(allowed) || brokenCount(threshold)) return false;
  return row.redemptionsQuotaId !== null || countOf(allowed) !== null;
}
