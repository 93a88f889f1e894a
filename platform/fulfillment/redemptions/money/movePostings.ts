import type { LedgerKind, Posting } from '../../../money/interface.ts';
import type { LockedRedemption } from './lockRedemptions.ts';

/** The grouping of postings: one for each redemption, or one for all of a batch with the same source. */
export type Grouping = 'each' | 'batch';

/** The postings of redemptions, grouped by kind. Free redemptions move no money. */
export function movePostings(
  rows: readonly Pick<LockedRedemption, 'id' | 'batchId' | 'charge' | 'chargeCurrency' | 'sourceId'>[],
  { advertiserId, kinds, madeBy, grouping }: Grouped,
): Posting[] {
  const sums = new Map<string, Posting>();
  for (const kind of kinds)
    for (const { id, batchId, charge, chargeCurrency: currency, sourceId } of rows) {
      if (charge === 0n) continue;
      const reference = grouping === 'batch' && batchId !== null ? `batch:${batchId}` : `redemption:${id}`;
      const key = JSON.stringify([kind, reference, currency, sourceId]);
      const amount = (sums.get(key)?.amount ?? 0n) + charge;
      sums.set(key, {
        advertiserId,
        currency,
        kind,
        amount,
        reference,
        ...(sourceId === null ? {} : { allocationId: sourceId }),
        ...(madeBy === null ? {} : { madeBy }),
      });
    }
  return [...sums.values()];
}

interface Grouped {
  advertiserId: string;
  kinds: readonly LedgerKind[];
  madeBy: string | null;
  grouping: Grouping;
}
