import { DISPATCH_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { dispatchRequestAad } from '../../../foundation/secrets/codeText.ts';
import { sealJson } from '../../../foundation/secrets/sealedJson.ts';
import { checkSize } from '../accept/checks/orderChecks.ts';
import { checkQuantities } from '../accept/quantityLines.ts';
import { offeredRewards } from '../accept/sources.ts';
import {
  checkParts,
  createDispatch,
  type DispatchRequest,
  type DispatchTools,
  keyOf,
  quantityOf,
} from '../create.ts';
import { checkRunning, promotionFacts } from '../facts.ts';
import { readFiles } from '../requestFiles.ts';
import type { AcceptedDispatchJson } from '../shape.ts';
import { openRequest } from './openRequest.ts';
import type { DispatchRequestJson } from './shape.ts';

export interface RequestTools extends DispatchTools {
  box: DispatchTools['box'] & Pick<CodeBox, 'seal'>;
}

/** A dispatch that was accepted at once, or the request that a job works on. */
export type Requested = { accepted: AcceptedDispatchJson } | { request: DispatchRequestJson };

/**
 * Accepts or tries a dispatch: at once up to `MAX_LINES_AT_ONCE` lines, by a job above.
 * @throws Refusal as `createDispatch`; what is refused without reading files is refused at once
 */
export async function requestDispatch(
  scope: Scope,
  request: DispatchRequest,
  tools: RequestTools,
): Promise<Requested> {
  const { promotionId, body } = request;
  checkParts(body);
  const lines = await countLines(scope, request, tools);
  if (lines <= MAX_LINES_AT_ONCE) return { accepted: await createDispatch(scope, request, tools) };
  const opened = await openRequest<AcceptedDispatchJson>(scope, keyOf(scope, request), async (tx) => {
    await checkEarly(tx, scope, { request, tools });
    return {
      action: 'create',
      dispatchId: null,
      promotionId,
      kind: body.kind,
      lines,
      job: 'acceptDispatch',
      sealed: (key) => sealJson(tools.box, dispatchRequestAad(scope.caller, key), body),
    };
  });
  return 'answer' in opened ? { accepted: opened.answer } : opened;
}

const LINE_FEED = 0x0a;

/** Lines of a request; of a file an upper bound, found without reading its cells. */
async function countLines(
  scope: Scope,
  { body }: DispatchRequest,
  { files }: DispatchTools,
): Promise<number> {
  if (DISPATCH_KINDS[body.kind].rows !== 'recipients') return quantityOf(body);
  const { recipients } = await readFiles(scope, body, files);
  const [bytes] = recipients.values();
  if (!bytes) return body.rows?.length ?? 0;
  let count = 1;
  for (const byte of bytes) if (byte === LINE_FEED) count += 1;
  return count;
}

interface Early {
  request: DispatchRequest;
  tools: RequestTools;
}

/** Refuses what needs no file to be judged. */
async function checkEarly(
  tx: Queries,
  scope: Scope,
  { request: { promotionId, body }, tools }: Early,
): Promise<void> {
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: false });
  checkRunning(scope, promotion, body.kind);
  if (DISPATCH_KINDS[body.kind].rows === 'recipients') return;
  checkSize(scope, quantityOf(body), tools.mostLines);
  checkQuantities({ kind: body.kind, request: body, rewards: await offeredRewards(tx, promotionId, null) });
}
