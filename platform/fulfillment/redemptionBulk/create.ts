import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { judgeBulk } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowKey } from '../../foundation/changes/dryRun.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { inFlightMark } from '../../foundation/changes/runIdempotent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { Refusal, refused } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { ConditionTools } from '../redemptions/search/searchPaths.ts';
import type { BulkRequest } from './body.ts';
import { type CheckedRow, checkRows } from './checkRows.ts';
import { ownBulk } from './read.ts';
import { SELECTED_ROW, type SelectedRow, selectedRows } from './selectedRows.ts';
import type { acceptedBulk } from './shape.ts';

type AcceptedBulk = z.output<typeof acceptedBulk>;

/** Rows that are judged by one statement. */
const STATEMENT_ROWS = 1000;

/**
 * Accepts a bulk action: its rows are frozen and judged in one transaction, and a job works them. A dry run answers the same, with an empty id. The
 * same key with the same request is accepted once.
 * @throws Refusal forbidden; nothing_selected, too_many_selected, no_redeemed_selected, nothing_to_do, set_changed; idempotency_mismatch
 */
export async function createBulk(
  scope: Scope,
  { request, key }: { request: BulkRequest; key: string },
  tools: ConditionTools,
): Promise<AcceptedBulk> {
  const { action, data } = request;
  const { reason, ability } = judgeBulk(action, scope);
  if (reason !== null) throw refused(scope, reason, { ability: ability ?? '' });
  const { fingerprint: _, ...asked } = request;
  const requestHash = sha256(JSON.stringify(asked));
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    if (!scope.isDryRun) {
      // Two requests with one key come here one after the other.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`bulk:${scope.caller}:${key}`}, 0)), ${inFlightMark({ caller: scope.caller, key })}`,
      );
      const existing = await sameKey(tx, scope, { key, requestHash });
      if (existing) return existing;
    }
    const rows = await selectedRows(tx, scope, { request, tools });
    const fingerprint = fingerprintOf(rows);
    if (request.fingerprint !== undefined && request.fingerprint !== fingerprint)
      throw refused(scope, 'set_changed');
    const judged = await judgeAll(tx, scope, { request, rows });
    const id = await freeze(tx, { scope, request, key: rowKey(scope, key), requestHash, judged });
    if (!scope.isDryRun) {
      await change.record({
        noun: 'bulk_actions',
        nounId: id,
        action: 'created',
        advertiserId: null,
        after: { action, total: judged.length, ...data },
      });
      await enqueue(tx, { kind: 'bulkWork', payload: { bulkId: id }, dedupeKey: `bulk:${id}` });
    }
    const bulk = await ownBulk(tx, scope, id);
    return { bulk: scope.isDryRun ? { ...bulk, id: '' } : bulk, fingerprint };
  });
}

/** A dry run answers also where nothing can be done: its counts say why. */
async function judgeAll(
  tx: Queries,
  scope: Scope,
  { request: { action }, rows }: { request: BulkRequest; rows: readonly SelectedRow[] },
): Promise<CheckedRow[]> {
  const judged: CheckedRow[] = [];
  for (let n = 0; n < rows.length; n += STATEMENT_ROWS)
    judged.push(...(await checkRows(tx, scope, { action, rows: rows.slice(n, n + STATEMENT_ROWS) })));
  if (judged.some(({ reason }) => reason === null)) return judged;
  const isSuccess = action === 'resend_success_notification';
  const hasRedeemed = judged.some(({ row }) => row.state === 'redeemed');
  if (isSuccess && !hasRedeemed) throw refused(scope, 'no_redeemed_selected');
  if (!scope.isDryRun) throw refused(scope, 'nothing_to_do');
  return judged;
}

interface Frozen {
  scope: Scope;
  request: BulkRequest;
  key: string;
  requestHash: Buffer;
  judged: readonly CheckedRow[];
}

/** Stores the action with exactly these rows; those that it will not touch have their outcome already. */
async function freeze(tx: Queries, { scope, request, key, requestHash, judged }: Frozen): Promise<string> {
  const { action, data } = request;
  const frozen = judged.map(({ advertiserId, id, reason }) => ({ owner: advertiserId, id, reason }));
  const [newBulk] = await rowsOf(
    tx,
    { id: text },
    sql`insert into bulk_actions (account_id, caller, key, request_hash, action, data, total)
      values (${scope.accountId}, ${scope.caller}, ${key}, ${requestHash}, ${action}, ${JSON.stringify(data)}::jsonb, ${judged.length})
      returning id::text as id`,
  );
  const id = newBulk?.id ?? '';
  await tx.execute(sql`insert into bulk_action_rows (bulk_id, advertiser_id, redemption_id, outcome, reason)
    select ${id}::bigint, owner, id, case when reason is null then 'waiting' else 'left' end, reason
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) as f (owner bigint, id bigint, reason text)`);
  await tx.execute(sql`update bulk_actions b set has_expiry = exists (
      select from bulk_action_rows w
      join redemptions r on r.advertiser_id = w.advertiser_id and r.id = w.redemption_id
      join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id and d.minimal_expiration is not null
      where w.bulk_id = b.id and w.outcome = 'waiting')
    where b.id = ${id}`);
  return id;
}

async function sameKey(
  tx: Queries,
  scope: Scope,
  { key, requestHash }: { key: string; requestHash: Buffer },
): Promise<AcceptedBulk | null> {
  const [existing] = await rowsOf(
    tx,
    { id: text, isSame: boolean },
    sql`select id::text as id, request_hash = ${requestHash} as "isSame" from bulk_actions where caller = ${scope.caller} and key = ${key}`,
  );
  if (!existing) return null;
  if (!existing.isSame) throw new Refusal('idempotency_mismatch');
  const rows = await rowsOf(
    tx,
    SELECTED_ROW,
    sql`select advertiser_id::text as "advertiserId", redemption_id::text as id from bulk_action_rows
      where bulk_id = ${existing.id} order by advertiser_id, redemption_id`,
  );
  return { bulk: await ownBulk(tx, scope, existing.id), fingerprint: fingerprintOf(rows) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Names a set by what is in it. */
const fingerprintOf = (rows: readonly SelectedRow[]) =>
  sha256(rows.map(({ advertiserId, id }) => `${advertiserId}:${id}`).join(',')).toString('base64url');
