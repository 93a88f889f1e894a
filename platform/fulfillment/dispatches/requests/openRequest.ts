import { sql } from 'drizzle-orm';
import type { JobKind } from '../../../../schema/foundation/process/jobKinds.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { DispatchRequestAction } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { rowKey } from '../../../foundation/changes/dryRun.ts';
import { recordRefusal } from '../../../foundation/changes/recordRefusal.ts';
import type { ChangeKey } from '../../../foundation/changes/runChange.ts';
import { bodyHashOf, lockKey } from '../../../foundation/changes/runIdempotent.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { Refusal } from '../../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import type { SealedJson } from '../../../foundation/secrets/sealedJson.ts';
import { ownRequest } from './read.ts';
import type { DispatchRequestJson } from './shape.ts';

/** A request for a job to process. */
export interface OpenedRequest {
  action: DispatchRequestAction;
  /** The dispatch that is changed; null for a new one. */
  dispatchId: string | null;
  promotionId: string;
  kind: DispatchKind;
  lines: number;
  /** The kind of job that works on it. */
  job: JobKind;
  /** The sealed body of a new dispatch, for the key that the request bears. */
  sealed?: (key: string) => SealedJson;
}

/** The answer of an earlier request with the same key, or the request that a job works on. */
export type Opened<Answer> = { answer: Answer } | { request: DispatchRequestJson };

/**
 * Opens a request in its caller's name. One whose key is being worked on is answered with the request in progress, and one whose key was used with the
 * answer of then. A dry run touches no key. `judge` refuses what can be refused at once, and says what the job works on.
 * @throws Refusal idempotency_in_flight, idempotency_mismatch, and what `judge` refuses
 */
export async function openRequest<Answer>(
  scope: Scope,
  keyed: ChangeKey,
  judge: (tx: Queries) => Promise<OpenedRequest>,
): Promise<Opened<Answer>> {
  const open = async (tx: Queries): Promise<Opened<Answer>> => {
    const { key, body } = keyed;
    const advertiserId = await keyed.advertiserId(tx);
    const { caller } = scope;
    if (!scope.isDryRun) {
      const working = await workingRequest(tx, scope, keyed);
      if (working) return { request: working };
      const earlier = await lockKey(tx, { advertiserId, caller, key, body });
      if (earlier) return { answer: earlier.body as Answer };
    }
    const opened = await judge(tx);
    return { request: await insertRequest(tx, scope, { keyed, advertiserId, opened }) };
  };
  try {
    return await scope.withoutDryRun().write(open);
  } catch (error) {
    if (error instanceof Refusal && !scope.isDryRun) await recordRefusal(scope, keyed.key, error);
    throw error;
  }
}

interface Inserted {
  keyed: ChangeKey;
  advertiserId: string;
  opened: OpenedRequest;
}

async function insertRequest(tx: Queries, scope: Scope, { keyed, advertiserId, opened }: Inserted) {
  const { action, dispatchId, promotionId, kind, lines, job, sealed } = opened;
  const key = rowKey(scope, keyed.key);
  const request = sealed ? JSON.stringify(sealed(key)) : null;
  const [created] = await rowsOf(
    tx,
    { id: text },
    sql`insert into dispatch_requests (advertiser_id, promotion_id, kind, action, dispatch_id, is_dry_run, caller, account_id, locale, key, body_hash, request, lines)
      values (${advertiserId}, ${promotionId}, ${kind}, ${action}, ${dispatchId}, ${scope.isDryRun}, ${scope.caller}, ${scope.accountId}, ${scope.locale}, ${key},
        ${bodyHashOf(keyed.body)}, ${request}::jsonb, ${lines})
      on conflict do nothing returning id::text as id`,
  );
  // Another request of this caller with this key began in this moment, for another advertiser.
  if (!created) throw new Refusal('idempotency_in_flight', { retryAfter: 1 });
  const { id } = created;
  await enqueue(tx, {
    kind: job,
    payload: { requestId: id },
    advertiserId,
    dedupeKey: `dispatchRequest:${id}`,
  });
  return ownRequest(tx, scope, id);
}

/** The caller's request that a job works on under this key. @throws Refusal idempotency_mismatch */
async function workingRequest(
  tx: Queries,
  scope: Scope,
  { key, body }: Pick<ChangeKey, 'key' | 'body'>,
): Promise<DispatchRequestJson | null> {
  const [row] = await rowsOf(
    tx,
    { id: text, bodyHash: text },
    sql`select id::text as id, body_hash as "bodyHash" from dispatch_requests
      where caller = ${scope.caller} and key = ${key} and state = 'working' and not is_dry_run`,
  );
  if (!row) return null;
  if (row.bodyHash !== bodyHashOf(body)) throw new Refusal('idempotency_mismatch');
  return ownRequest(tx, scope, row.id);
}
