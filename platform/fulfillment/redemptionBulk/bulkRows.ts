import { sql } from 'drizzle-orm';
import { BULK_ACTIONS, type BulkOutcome } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { queueChanges } from '../../foundation/changes/outbox.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, oneOf, type RowOf, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { SelectedRow } from './selectedRows.ts';

/** A bulk action as its job knows it. */
const BULK_WORK_ROW = {
  id: text,
  accountId: text,
  caller: text,
  action: oneOf(BULK_ACTIONS),
  comment: text,
  /** Nothing more of it is begun. */
  isOver: boolean,
};
export type BulkWork = RowOf<typeof BULK_WORK_ROW>;

/** The next open rows of a bulk action, all of one advertiser. */
export interface OpenRows {
  advertiserId: string;
  rows: SelectedRow[];
}

/** Locks a bulk action until the transaction ends; null where there is none. */
export async function lockBulk(tx: Queries, id: string): Promise<BulkWork | null> {
  const [row] = await rowsOf(
    tx,
    BULK_WORK_ROW,
    sql`select id::text as id, account_id::text as "accountId", caller, action, coalesce(data ->> 'comment', '') as comment,
        state <> 'working' as "isOver"
      from bulk_actions where id = ${id} for no key update`,
  );
  return row ?? null;
}

/** The next open rows, those of one advertiser alone: their money moves by one posting. Null where none are left. */
export async function openRows(tx: Queries, id: string, most: number): Promise<OpenRows | null> {
  const rows = await rowsOf(
    tx,
    { advertiserId: text, id: text },
    sql`select advertiser_id::text as "advertiserId", redemption_id::text as id from bulk_action_rows
      where bulk_id = ${id} and outcome = 'waiting' order by advertiser_id, redemption_id limit ${most}`,
  );
  const [first] = rows;
  if (!first) return null;
  const { advertiserId } = first;
  return { advertiserId, rows: rows.filter((row) => row.advertiserId === advertiserId) };
}

/** The outcome of a row; `reason` as a key. */
export interface RowOutcome {
  id: string;
  outcome: BulkOutcome;
  reason?: string | null | undefined;
}

/** Writes the outcomes of open rows of one advertiser; finished rows stay unchanged. */
export async function writeOutcomes(
  tx: Queries,
  { bulkId, advertiserId }: { bulkId: string; advertiserId: string },
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.execute(sql`update bulk_action_rows w set outcome = o.outcome, reason = o.reason, worked_at = now()
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id bigint, outcome text, reason text)
    where w.bulk_id = ${bulkId} and w.advertiser_id = ${advertiserId} and w.redemption_id = o.id and w.outcome = 'waiting'`);
}

/** Ends a bulk action. With a reason its rows that wait are stopped. */
export async function endBulk(tx: Queries, id: string, reason: string | null): Promise<void> {
  if (reason !== null)
    await tx.execute(sql`update bulk_action_rows set outcome = 'stopped', reason = ${reason}, worked_at = now()
      where bulk_id = ${id} and outcome = 'waiting'`);
  const ended = await rowCountOf(
    tx,
    sql`update bulk_actions set state = ${reason === null ? 'done' : 'stopped'}, finished_at = now()
      where id = ${id} and state = 'working' returning 1`,
  );
  if (ended > 0 && reason === null)
    await tx.execute(queueChanges(sql`select 'bulk_actions', ${id}::text, 'done', null::bigint`));
}

/** Locks redemptions of an advertiser in the order of their ids, like all code that moves them. */
export async function lockInOrder(tx: Queries, advertiserId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select id from redemptions where advertiser_id = ${advertiserId} and id = any (${idArray(ids)}::bigint[])
    order by id for no key update`);
}
