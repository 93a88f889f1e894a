// Refused rows of earlier dispatches that a dispatch sends again: each goes out once.
import { sql } from 'drizzle-orm';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { type RefusedRowId, refusedRowName } from '../../../../schema/fulfillment/refusedRows.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, number, rowCountOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { invalid } from '../../../foundation/http/refusals/refusal.ts';
import { MAX_BROKEN_ROWS } from '../accept/checks/claims.ts';
import type { DispatchOrder } from '../contract.ts';

/** Refused rows as a JSON list for a statement. */
export const rowList = (rows: readonly RefusedRowId[]): string =>
  JSON.stringify(rows.map(({ dispatchId, line }) => ({ d: dispatchId, l: line })));

/** The refused rows that an order names, with the line that names each. */
const namedRows = ({ sentRows }: DispatchOrder) =>
  [...(sentRows ?? [])].flatMap(([line, { refusedRow }]) => (refusedRow ? [{ line, refusedRow }] : []));

/**
 * Refuses lines that name a refused row which the advertiser does not have, or which was sent again before.
 * `ownDispatchId` is the dispatch that is being written: what it claimed itself is no clash.
 * @throws Refusal rows.N.refused_row refused_row_unknown, or refused_row_sent with the dispatch and its day
 */
export async function checkResent(
  tx: Queries,
  order: DispatchOrder,
  ownDispatchId: string | null = null,
): Promise<void> {
  const named = namedRows(order);
  if (named.length === 0) return;
  const rows = await rowsOf(
    tx,
    { dispatchId: text, line: number, resentBy: nullable(text), day: nullable(text) },
    sql`select r.dispatch_id::text as "dispatchId", r.line, r.resent_by::text as "resentBy", to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from jsonb_to_recordset(${rowList(named.map(({ refusedRow }) => refusedRow))}::jsonb) as w (d bigint, l int)
      join refused_rows r on r.advertiser_id = ${order.advertiserId} and r.dispatch_id = w.d and r.line = w.l
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.resent_by`,
  );
  const rowsByName = new Map(rows.map((row) => [refusedRowName(row), row]));
  const errors = named.flatMap(({ line, refusedRow }): FieldError[] => {
    const field = `rows.${line}.refused_row`;
    const row = rowsByName.get(refusedRowName(refusedRow));
    if (!row) return [{ field, rule: 'refused_row_unknown' }];
    return row.resentBy === null || row.resentBy === ownDispatchId
      ? []
      : [{ field, rule: 'refused_row_sent', limit: `${row.resentBy} ${row.day}` }];
  });
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
}

interface Resent {
  order: DispatchOrder;
  dispatchId: string;
  /** Lines of the order that are accepted. */
  lines: readonly number[];
}

/** Marks the refused rows of accepted lines as sent again by this dispatch. @throws Refusal as `checkResent`, where another dispatch was first */
export async function claimResent(tx: Queries, { order, dispatchId, lines }: Resent): Promise<void> {
  const rows = lines.flatMap((line) => order.sentRows?.get(line)?.refusedRow ?? []);
  if (rows.length === 0) return;
  const { advertiserId } = order;
  const claimed = await rowCountOf(
    tx,
    sql`with named as materialized (
        select r.dispatch_id, r.line from jsonb_to_recordset(${rowList(rows)}::jsonb) as w (d bigint, l int)
        join refused_rows r on r.advertiser_id = ${advertiserId} and r.dispatch_id = w.d and r.line = w.l and r.resent_by is null
        order by r.dispatch_id, r.line for update of r)
      update refused_rows r set resent_by = ${dispatchId}::bigint from named n
      where r.advertiser_id = ${advertiserId} and r.dispatch_id = n.dispatch_id and r.line = n.line returning 1`,
  );
  if (claimed === rows.length) return;
  await checkResent(tx, order, dispatchId);
  throw new Error('A refused row was not claimed, and nobody else has it');
}

/** Frees the refused rows that a recalled dispatch sent again. */
export async function freeResent(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<void> {
  await tx.execute(
    sql`update refused_rows set resent_by = null where advertiser_id = ${advertiserId} and resent_by = ${id}`,
  );
}
