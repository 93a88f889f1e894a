import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { invalid } from '../../../foundation/http/refusals/refusal.ts';
import { dispatchRequestAad } from '../../../foundation/secrets/codeText.ts';
import { sealJson } from '../../../foundation/secrets/sealedJson.ts';
import { judgeBatch } from '../accept/newBatchLines.ts';
import type { BatchJson } from '../batches/batchShape.ts';
import {
  type BatchRequest,
  batchFacts,
  batchKeyOf,
  batchKindOf,
  createBatch,
} from '../batches/createBatch.ts';
import { openRequest } from './openRequest.ts';
import type { DispatchRequestJson } from './shape.ts';
import type { RequestTools } from './start.ts';

/** A batch that was made at once, or the request that a job works on. */
export type RequestedBatch = { batch: BatchJson } | { request: DispatchRequestJson };

/**
 * Makes or tries a batch of one SKU: at once up to `MAX_LINES_AT_ONCE` lines, by a job above.
 * @throws Refusal as `createBatch`; what needs no single line to be judged is refused at once
 */
export async function requestBatch(
  scope: Scope,
  request: BatchRequest,
  tools: RequestTools,
): Promise<RequestedBatch> {
  const { promotionId, sku, body } = request;
  const { amount: lines } = body;
  if (lines <= MAX_LINES_AT_ONCE) return { batch: await createBatch(scope, request, tools) };
  const opened = await openRequest<BatchJson>(scope, batchKeyOf(scope, request), async (tx) => {
    const { reward } = await batchFacts(tx, scope, { request, mostLines: tools.mostLines });
    const { errors } = judgeBatch(body, reward);
    if (errors.length > 0) throw invalid(errors);
    return {
      action: 'create_batch',
      dispatchId: null,
      promotionId,
      lines,
      job: 'acceptDispatch',
      kind: batchKindOf(body),
      sealed: (key) => sealJson(tools.box, dispatchRequestAad(scope.caller, key), { sku, body }),
    };
  });
  return 'answer' in opened ? { batch: opened.answer } : opened;
}
