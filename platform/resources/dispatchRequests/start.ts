import { sql } from 'drizzle-orm';
import { DISPATCH_KINDS } from '../../../schema/dispatchKinds.ts';
import { MAX_LINES_AT_ONCE } from '../../../schema/dispatchRequests.ts';
import type { Scope } from '../../access/scope.ts';
import { rowKey } from '../../changes/dryRun.ts';
import { recordRefusal } from '../../changes/recordRefusal.ts';
import { bodyHashOf, lockKey } from '../../changes/runIdempotent.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { dispatchRequestAad } from '../../codes/codeText.ts';
import { sealJson } from '../../codes/sealedJson.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import {
  checkParts,
  createDispatch,
  type DispatchRequest,
  type DispatchTools,
  keyOf,
  quantityOf,
} from '../dispatches/create.ts';
import { checkRunning, promotionFacts } from '../dispatches/facts.ts';
import { checkSize } from '../dispatches/orderChecks.ts';
import { checkQuantities } from '../dispatches/quantityLines.ts';
import { readFiles } from '../dispatches/requestFiles.ts';
import type { AcceptedDispatchJson } from '../dispatches/shape.ts';
import { offeredRewards } from '../dispatches/sources.ts';
import { ownRequest } from './read.ts';
import type { DispatchRequestJson } from './shape.ts';

export interface RequestTools extends DispatchTools {
  box: DispatchTools['box'] & Pick<CodeBox, 'seal'>;
}

/** A dispatch that was accepted at once, or the request that a job works on. */
export type Requested = { accepted: AcceptedDispatchJson } | { request: DispatchRequestJson };

/**
 * Accepts or tries a dispatch: at once up to `MAX_LINES_AT_ONCE` lines, by a job above. A request whose key is being worked on is answered with
 * the request in progress, and one whose key was used with the answer of then.
 * @throws Refusal as `createDispatch`; what is refused without reading files is refused at once
 */
export async function requestDispatch(
  scope: Scope,
  request: DispatchRequest,
  tools: RequestTools,
): Promise<Requested> {
  checkParts(request.body);
  const lines = await countLines(scope, request, tools);
  if (lines <= MAX_LINES_AT_ONCE) return { accepted: await createDispatch(scope, request, tools) };
  const started = { request, lines, tools };
  return scope
    .withoutDryRun()
    .write((tx) => start(tx, scope, started))
    .catch(async (error: unknown) => {
      if (error instanceof Refusal && !scope.isDryRun) await recordRefusal(scope, request.key, error);
      throw error;
    });
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

interface Started {
  request: DispatchRequest;
  lines: number;
  tools: RequestTools;
}

async function start(tx: Queries, scope: Scope, { request, lines, tools }: Started): Promise<Requested> {
  const { promotionId, body } = request;
  const { key, body: asked, advertiserId: owner } = keyOf(scope, request);
  const advertiserId = await owner(tx);
  const { caller } = scope;
  if (!scope.isDryRun) {
    const working = await workingRequest(tx, scope, { key, asked });
    if (working) return { request: working };
    const earlier = await lockKey(tx, { advertiserId, caller, key, body: asked });
    if (earlier) return { accepted: earlier.body as AcceptedDispatchJson };
  }
  await checkEarly(tx, scope, { request, tools });
  const rowsKey = rowKey(scope, key);
  const sealed = sealJson(tools.box, dispatchRequestAad(caller, rowsKey), body);
  const [made] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into dispatch_requests (advertiser_id, promotion_id, kind, is_dry_run, caller, account_id, locale, key, body_hash, request, lines)
      values (${advertiserId}, ${promotionId}, ${body.kind}, ${scope.isDryRun}, ${caller}, ${scope.accountId}, ${scope.locale}, ${rowsKey},
        ${bodyHashOf(asked)}, ${JSON.stringify(sealed)}::jsonb, ${lines})
      on conflict do nothing returning id::text as id`,
  );
  // Another request of this caller with this key began in this moment, for another advertiser.
  if (!made) throw new Refusal('idempotency_in_flight', { retryAfter: 1 });
  const { id } = made;
  await enqueue(tx, {
    kind: 'acceptDispatch',
    payload: { requestId: id },
    advertiserId,
    dedupeKey: `dispatchRequest:${id}`,
  });
  return { request: await ownRequest(tx, scope, id) };
}

/** The caller's request that a job works on under this key. @throws Refusal idempotency_mismatch */
async function workingRequest(
  tx: Queries,
  scope: Scope,
  { key, asked }: { key: string; asked: unknown },
): Promise<DispatchRequestJson | null> {
  const [found] = await rowsOf<{ id: string; bodyHash: string }>(
    tx,
    sql`select id::text as id, body_hash as "bodyHash" from dispatch_requests
      where caller = ${scope.caller} and key = ${key} and state = 'working' and not is_dry_run`,
  );
  if (!found) return null;
  if (found.bodyHash !== bodyHashOf(asked)) throw new Refusal('idempotency_mismatch');
  return ownRequest(tx, scope, found.id);
}

/** Refuses what needs no file to be judged. */
async function checkEarly(
  tx: Queries,
  scope: Scope,
  { request: { promotionId, body }, tools }: Omit<Started, 'lines'>,
): Promise<void> {
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: false });
  checkRunning(scope, promotion, body.kind);
  if (DISPATCH_KINDS[body.kind].rows === 'recipients') return;
  checkSize(scope, quantityOf(body), tools.mostLines);
  checkQuantities({ kind: body.kind, request: body, rewards: await offeredRewards(tx, promotionId, null) });
}
