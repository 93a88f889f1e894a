import { parseMoney } from '../../../../schema/foundation/money/money.ts';
import { type FigureEffect, figureEffect } from '../../../foundation/changes/effects.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { requestedOf } from '../../budgets/requested.ts';
import type { AllocationJson } from '../shape.ts';

/**
 * Requested amounts of the advertiser and of the allocation, after its pending requests changed by `change` minor units.
 */
export async function requestFigures(
  tx: Queries,
  { id, advertiser_id: advertiserId, currency, amount_pending: pending }: AllocationJson,
  change: bigint,
): Promise<FigureEffect[]> {
  if (change === 0n) return [];
  const requested = (await requestedOf(tx, [{ advertiserId, currency }])).get(advertiserId) ?? 0n;
  return [
    figureEffect('requested', { allocationId: null, currency, after: requested, change }),
    figureEffect('allocation_amount_pending', {
      allocationId: id,
      currency,
      change,
      after: parseMoney(pending, currency) ?? 0n,
    }),
  ];
}
