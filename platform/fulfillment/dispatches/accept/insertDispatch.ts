import { type SQL, sql } from 'drizzle-orm';
import type { PlanStage } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, number, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { claimEntries, insertLinks } from '../../recipients/openLinks.ts';
import { claimUnique } from '../../redemptions/uniqueClaims.ts';
import { insertBooked } from '../../redemptions/writeFields.ts';
import type { DispatchOrder } from '../contract.ts';
import type { PromotionFacts } from '../facts.ts';
import { totalCharge } from './charges.ts';
import { type Claims, checkClaims } from './checks/claims.ts';
import { type LineRow, lineRows, type NewBatchRows, type Place } from './lineRows.ts';

/** Ids of what is about to be written, so that links and postings can name them. */
export interface ReservedIds {
  dispatchId: string;
  batchIds: string[];
  redemptionIds: string[];
}

/** Takes the next ids of a dispatch, its batches and, if its lines are written, its redemptions; gives the batches theirs. */
export async function reserveIds(
  tx: Queries,
  batches: readonly NewBatchRows[],
  { writesLines }: { writesLines: boolean },
): Promise<ReservedIds> {
  const lines = writesLines ? batches.reduce((total, batch) => total + batch.lines.length, 0) : 0;
  const [row] = await rowsOf(
    tx,
    { dispatch: text, batches: listOf(text), redemptions: listOf(text) },
    sql`select nextval('dispatches_id_seq')::text as dispatch,
      array(select nextval('batches_id_seq') from generate_series(1, ${batches.length}::int))::text[] as batches,
      array(select nextval('redemptions_id_seq') from generate_series(1, ${lines}::int))::text[] as redemptions`,
  );
  if (!row) throw new Error('no ids were reserved');
  for (const [at, batch] of batches.entries()) batch.batchId = row.batches[at] as string;
  return { dispatchId: row.dispatch, batchIds: row.batches, redemptionIds: row.redemptions };
}

/** The stored columns of a dispatch. */
export interface Insert {
  order: Omit<DispatchOrder, 'lines' | 'sentRows'>;
  promotion: PromotionFacts;
  /** The stages that the worker passes. */
  plan: readonly PlanStage[];
  channel: NotificationChannel | null;
  releaseAt: Date;
  ids: ReservedIds;
  batches: readonly NewBatchRows[];
  recipients: ReadonlyMap<string, string>;
  /** Claims of its lines: order IDs, recipients and printed codes. */
  claims: Claims;
  box: LinkBox;
  /** Receives the number of lines written so far. */
  onWritten?: (lines: number) => Promise<void>;
}

/** Sum of the charges of lines, in minor units of the billing currency. */
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Lines of one statement: large dispatches take several, so that their progress is seen and each statement ends in time. */
const PART_LINES = 2_000;

const CLAIMED_ROW = {
  orders: number,
  people: number,
  entries: number,
};
type Claimed = RowOf<typeof CLAIMED_ROW>;

/**
 * Writes a dispatch with its batches, lines, redemptions, claims and links, up to 2,000 lines per statement.
 * @throws Refusal as `checkClaims` if another dispatch claimed something of it first
 */
export async function insertDispatch(tx: Queries, scope: Scope, insert: Insert): Promise<void> {
  const { promotion, claims, batches, onWritten } = insert;
  const { entries } = claims;
  const places = batches.flatMap((batch) => batch.lines.map((line, at): Place => ({ batch, line, at })));
  const { redemptionIds } = insert.ids;
  const facts = { ...insert, entries, redemptionIds, hasLinks: insert.order.usage === 'users_notification' };
  const all: Claimed = { orders: 0, people: 0, entries: 0 };
  let unique = 0;
  for (let from = 0; from < places.length; from += PART_LINES) {
    await onWritten?.(from);
    const head = from === 0 ? sql`${newDispatch(scope, insert, places.length)},` : sql``;
    const rows = await pauseBetween(lineRows(facts, { places: places.slice(from, from + PART_LINES), from }));
    if (promotion.isUnique) unique += rows.filter(({ r }) => r !== null).length;
    const claimed = await insertLines(tx, insert, { head, rows });
    for (const what of ['orders', 'people', 'entries'] as const) all[what] += claimed[what];
  }
  if (all.orders === places.length && all.people === unique && all.entries === entries.size) return;
  await checkClaims(tx, { ...claims, ownDispatchId: insert.ids.dispatchId });
  throw new Error('a line was not claimed, and nobody else has it');
}

/** Writes a dispatch and its batches without their lines, for a dry run. */
export async function insertHead(tx: Queries, scope: Scope, insert: Insert): Promise<void> {
  const lines = insert.batches.reduce((total, batch) => total + batch.lines.length, 0);
  await tx.execute(sql`with ${newDispatch(scope, insert, lines)} select 1`);
}

/** The states in which the records of a dispatch begin; without stages it is done once it is released. */
function firstStates({ order: { isReleased = false }, plan: [stage] }: Insert) {
  if (!isReleased) return { dispatch: 'held', batch: 'held', line: 'held' } as const;
  if (stage === undefined) return { dispatch: 'done', batch: 'done', line: 'done' } as const;
  return { dispatch: 'released', batch: 'working', line: stage } as const;
}

/** The dispatch and its batches, as common table expressions. */
function newDispatch(scope: Scope, insert: Insert, lines: number): SQL {
  const { order, promotion, ids, batches, plan } = insert;
  const { advertiserId, promotionId, kind, options, notifications = [] } = order;
  const charge = sum(batches.map(({ lines: charged }) => totalCharge(charged)));
  const state = firstStates(insert);
  const startedAt = state.dispatch === 'held' ? sql`null` : sql`guerdon_now()`;
  const doneAt = state.dispatch === 'done' ? sql`guerdon_now()` : sql`null`;
  return sql`t as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(batches.map(batchRow))}::jsonb) as t (id bigint, sku text, amount int, value bigint,
          currency text, total bigint, charge bigint)),
      dispatch as (
        insert into dispatches (advertiser_id, id, promotion_id, kind, state, released_at, done_at, channel, order_prefix, file_name, content_hash, lines, charge, charge_currency,
          undo_seconds, release_at, reminder_days, minimal_expiration, include_pdf, testing, created_by, caller)
        values (${advertiserId}::bigint, ${ids.dispatchId}::bigint, ${promotionId}::bigint, ${kind}, ${state.dispatch}, ${startedAt}, ${doneAt}, ${insert.channel}::text, ${order.orderPrefix}::text,
          ${order.fileName}::text, decode(${hex(order.contentHash)}::text, 'hex'), ${lines}::int, ${String(charge)}::bigint, ${promotion.currency},
          ${options.undoSeconds}::int, ${insert.releaseAt.toISOString()}::timestamptz, ${`{${options.reminderDays.join(',')}}`}::int[],
          ${options.minimalExpiration}::timestamptz, ${options.includePdf}::boolean, ${options.testing}::boolean, ${scope.accountId}::bigint, ${scope.caller})),
      batch as (
        insert into batches (advertiser_id, id, dispatch_id, promotion_id, sku, usage, amount, value, currency, total_value, charge, plan, notifications,
          state, started_at, finished_at, done)
        select ${advertiserId}::bigint, t.id, ${ids.dispatchId}::bigint, ${promotionId}::bigint, t.sku, ${order.usage}, t.amount, t.value, t.currency,
          t.total, t.charge, ${`{${plan.join(',')}}`}::text[], ${`{${notifications.join(',')}}`}::text[],
          ${state.batch}, ${startedAt}::timestamptz, ${doneAt}::timestamptz, case when ${state.batch} = 'done' then t.amount else 0 end from t)`;
}

/** Lines with their redemptions, links and claims; counts what was claimed. */
async function insertLines(
  tx: Queries,
  insert: Insert,
  { head, rows }: { head: SQL; rows: readonly LineRow[] },
): Promise<Claimed> {
  const { order, promotion, ids } = insert;
  const { advertiserId, promotionId, options } = order;
  const [claimed] = await rowsOf(
    tx,
    CLAIMED_ROW,
    sql`with ${head} l as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (i bigint, b bigint, n int, s text, v bigint, y text, o text,
          x text, c text, r bigint, a bigint, w bigint, g text, m text, f text, z text, h text, e text)),
      redemption as (
        ${insertBooked(sql`select ${advertiserId}::bigint, l.i, ${promotionId}::bigint, l.s, l.v, l.y, ${promotion.now.toISOString()}::timestamptz,
          ${ids.dispatchId}::bigint, l.b, l.n, l.o, l.x, l.c, l.r, l.a, ${promotion.currency}::text, l.w, ${options.testing}::boolean from l`)}),
      line as (
        insert into batch_lines (advertiser_id, batch_id, line, redemption_id, stage, custom_image, message, first_name, last_name, entry_hash)
        select ${advertiserId}::bigint, l.b, l.n, l.i, ${firstStates(insert).line}, l.g, l.m, l.f, l.z, decode(l.e, 'hex') from l),
      link as (
        ${insertLinks(sql`select decode(l.h, 'hex'), ${advertiserId}::bigint, l.i from l where l.h is not null`)}),
      claim as (
        insert into order_claims (advertiser_id, order_id, redemption_id)
        select ${advertiserId}::bigint, l.o, l.i from l order by l.o collate "C" on conflict do nothing returning 1),
      person as (
        ${claimUnique(sql`select ${advertiserId}::bigint, ${promotionId}::bigint, l.r, l.i from l
          where ${promotion.isUnique}::boolean and l.r is not null order by l.r`)}),
      entry as (
        ${claimEntries(sql`select ${advertiserId}::bigint, ${promotionId}::bigint, decode(l.e, 'hex'), l.i from l where l.e is not null order by l.e`)})
      select (select count(*)::int from claim) as orders, (select count(*)::int from entry) as entries, (select count(*)::int from person) as people`,
  );
  if (!claimed) throw new Error('Nothing was inserted');
  return claimed;
}

function batchRow({ batchId, sku, currency, lines }: NewBatchRows) {
  const values = lines.map(({ line }) => line.value);
  const [first] = values;
  return {
    id: batchId,
    sku,
    amount: lines.length,
    value: values.every((value) => value === first) ? String(first) : null,
    currency,
    total: String(sum(values)),
    charge: String(totalCharge(lines)),
  };
}

const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');
