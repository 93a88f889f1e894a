import type { NewBatch } from '../../../../schema/fulfillment/dispatches.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { type ChangeKey, runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { invalidField } from '../../../foundation/http/refusals/refusal.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import { acceptDispatch } from '../accept/accept.ts';
import { checkSize } from '../accept/checks/orderChecks.ts';
import { withFreshSources } from '../accept/lateSources.ts';
import { withCopies, withPictures } from '../accept/linePictures.ts';
import { batchOrderIds, newBatchLines } from '../accept/newBatchLines.ts';
import { type OfferedReward, offeredRewards } from '../accept/sources.ts';
import { IMMEDIATE_OPTIONS, IMMEDIATE_ORDER, type ReportProgress } from '../contract.ts';
import type { DispatchTools } from '../create.ts';
import { checkRunning, type PromotionFacts, promotionFacts } from '../facts.ts';
import { type BatchJson, readBatch } from './batchShape.ts';

/** The request of an API client for a batch of one SKU of one promotion (BATCH-2). */
export interface BatchRequest {
  promotionId: string;
  sku: string;
  body: NewBatch;
  key: string;
}

/** The idempotency key of a batch and its body. */
export const batchKeyOf = (scope: Scope, { promotionId, sku, body, key }: BatchRequest): ChangeKey => ({
  key,
  body: { createBatch: body, promotionId, sku },
  advertiserId: async (tx: Queries) =>
    (await promotionFacts(tx, scope, { promotionId, isLocked: false })).advertiserId,
});

/** Printed order IDs are activated at once (BATCH-19). */
export const batchKindOf = ({ usage }: NewBatch): DispatchKind =>
  usage === 'redemptions_activation' ? 'activate_codes' : 'follow_ups';

/** The promotion and the reward of a batch. @throws Refusal as `checkRunning`; too_large_here, sku unknown_reward */
export async function batchFacts(
  tx: Queries,
  scope: Scope,
  { request: { promotionId, sku, body }, mostLines }: { request: BatchRequest; mostLines: number },
): Promise<{ promotion: PromotionFacts; reward: OfferedReward }> {
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: false });
  checkRunning(scope, promotion, batchKindOf(body));
  checkSize(scope, body.amount, mostLines);
  const reward = (await offeredRewards(tx, promotionId, [sku])).get(sku);
  if (!reward) throw invalidField('sku', 'unknown_reward');
  return { promotion, reward };
}

/**
 * Creates a batch whose steps are requested one by one (BATCH-1 … BATCH-7). Its money, stock, quota and order IDs are reserved at once; nothing else
 * happens before its first follow-up, unless its order IDs are printed. At most once per key. `progress` receives each stage and its line count.
 * @throws Refusal as `acceptDispatch` and `batchFacts`, and users_data, order_ids, all_batch_total_value and value (`judgeFaceValue`) by field
 */
export async function createBatch(
  scope: Scope,
  request: BatchRequest,
  tools: DispatchTools & { progress?: ReportProgress },
): Promise<BatchJson> {
  const { promotionId, body } = request;
  const keyed = batchKeyOf(scope, request);
  await tools.progress?.({ stage: 'reading', linesDone: 0, lines: body.amount });
  const orderIds = await batchOrderIds(scope, body, tools);
  const accept = async (change: Change) => {
    const { tx } = change;
    const { promotion, reward } = await batchFacts(tx, scope, { request, mostLines: tools.mostLines });
    const { advertiserId } = promotion;
    const lines = await withCopies(tx, {
      advertiserId,
      lines: await pauseBetween(newBatchLines(body, { promotion, reward, orderIds })),
      fieldOf: (line) => `users_data.raw.${line - 1}`,
    });
    const accepted = await acceptDispatch(
      change,
      {
        advertiserId,
        promotionId,
        kind: batchKindOf(body),
        usage: body.usage,
        lines,
        options: {
          ...IMMEDIATE_OPTIONS,
          testing: false,
          expectedTotal: null,
          minimalExpiration: body.rewardCodesMinimalExpirationDatetime,
        },
        // There is no undo window: it goes out at its first follow-up.
        ...IMMEDIATE_ORDER,
        notifications: body.notifications,
      },
      tools,
    );
    const [outcome] = accepted.outcomes;
    if (!outcome?.batchId) throw new Error('The batch was not written');
    return readBatch(tx, scope, outcome.batchId);
  };
  return withPictures(scope, tools.pictures, () =>
    withFreshSources(() => runChange({ scope, keyed }, accept)),
  );
}
