import { sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { isoTimestamp } from '../access/visibleAdvertisers.ts';
import type { Queries } from '../database/connections/connection.ts';
import { nullable, rowCountOf, rowsOf, text } from '../database/rows.ts';
import { NO_ADVERTISER } from './keyWithoutAdvertiser.ts';
import { isInFlight } from './runIdempotent.ts';
import type { KeyOutcomeJson } from './shape.ts';

/**
 * Reads the outcome of the caller's own request with a key. A caller whose response was lost calls this before it sends anything else. Keys of other
 * callers are unknown.
 */
export async function keyOutcome(scope: Scope, key: string): Promise<KeyOutcomeJson> {
  const { caller } = scope;
  const open = { key, record: null, refusal: null, at: null };
  // This check has its own transaction, so that the next one sees the result of a request that ended in between.
  if (await scope.read((tx) => isInFlight(tx, { caller, key }))) return { ...open, state: 'in_flight' };
  return scope.read(async (tx) => {
    if (await isWorking(tx, { caller, key })) return { ...open, state: 'in_flight' };
    const change = await doneBy(tx, { caller, key });
    if (change) return { ...open, state: 'done', ...change };
    const refusal = await refusedBy(tx, { caller, key });
    return refusal ? { ...open, state: 'refused', ...refusal } : { ...open, state: 'unknown' };
  });
}

interface CallersKey {
  caller: string;
  key: string;
}

/** True while a job works on a large dispatch with this key. */
async function isWorking(tx: Queries, { caller, key }: CallersKey): Promise<boolean> {
  const rows = await rowCountOf(
    tx,
    sql`select 1 from dispatch_requests where caller = ${caller} and key = ${key} and state = 'working' and not is_dry_run`,
  );
  return rows > 0;
}

const DONE_ROW = {
  noun: nullable(text),
  id: nullable(text),
  advertiserId: text,
  promotionId: nullable(text),
  at: text,
};

/** Bulk actions and exports keep their keys in their own rows. */
async function doneBy(tx: Queries, { caller, key }: CallersKey) {
  const [row] = await rowsOf(
    tx,
    DONE_ROW,
    sql`select o.noun, o.id, o.owner::text as "advertiserId", d.promotion_id::text as "promotionId", ${isoTimestamp(sql`o.at`)} as at
      from (
        select noun, noun_id as id, advertiser_id as owner, created_at as at from idempotency_keys
          where caller = ${caller} and key = ${key}
        union all
        select 'bulk_actions', id::text, ${NO_ADVERTISER}::bigint, created_at from bulk_actions
          where caller = ${caller} and key = ${key}
        union all
        select 'redemption_exports', id::text, ${NO_ADVERTISER}::bigint, created_at from redemption_exports
          where caller = ${caller} and key = ${key}
      ) o
      left join dispatches d on o.noun = 'dispatches' and d.advertiser_id = o.owner and d.id::text = o.id
      order by o.at desc limit 1`,
  );
  if (!row) return null;
  const { noun, id, promotionId, at } = row;
  const advertiserId = row.advertiserId === NO_ADVERTISER ? null : row.advertiserId;
  const record =
    noun === null || id === null
      ? null
      : { noun, id, advertiser_id: advertiserId, promotion_id: promotionId };
  return { record, at };
}

async function refusedBy(tx: Queries, { caller, key }: CallersKey) {
  const [row] = await rowsOf(
    tx,
    { name: text, message: text, at: text },
    sql`select error_name as name, message, ${isoTimestamp(sql`created_at`)} as at from idempotency_refusals
      where caller = ${caller} and key = ${key}`,
  );
  return row && { refusal: { error_name: row.name, message: row.message }, at: row.at };
}
