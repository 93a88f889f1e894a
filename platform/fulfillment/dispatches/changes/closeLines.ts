import { sql } from 'drizzle-orm';
import { LINE_STAGES } from '../../../../schema/foundation/transitions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { revokeLinks } from '../../recipients/openLinks.ts';

/** Lines of a batch that were in a stage before they were closed. */
const CLOSED_LINES_ROW = {
  batchId: text,
  dispatchId: text,
  stage: oneOf(LINE_STAGES),
  count: number,
};
export type ClosedLines = RowOf<typeof CLOSED_LINES_ROW>;

interface LinesOf {
  advertiserId: string;
  /** Ids of redemptions as an array of the database. */
  ids: string;
}

/** Closes the lines of redemptions that are canceled, and ends their links. Their batches are not counted yet: see `countClosed`. */
export function closeLines(tx: Queries, { advertiserId, ids }: LinesOf): Promise<ClosedLines[]> {
  return countsByBatch(
    tx,
    sql`with l as (
        update batch_lines l set stage = 'canceled', error = null
        from (select o.batch_id, o.line, o.stage from batch_lines o
          where o.advertiser_id = ${advertiserId} and o.redemption_id = any (${ids}::bigint[]) and o.stage <> 'canceled'
          order by o.batch_id, o.line for no key update) old
        where l.advertiser_id = ${advertiserId} and l.batch_id = old.batch_id and l.line = old.line
        returning l.advertiser_id, l.batch_id, old.stage),
      k as (${revokeLinks({ advertiserId, ids })})`,
  );
}

/** The lines that `closeLines` would close. */
export function linesToClose(tx: Queries, { advertiserId, ids }: LinesOf): Promise<ClosedLines[]> {
  return countsByBatch(
    tx,
    sql`with l as (select o.advertiser_id, o.batch_id, o.stage from batch_lines o
      where o.advertiser_id = ${advertiserId} and o.redemption_id = any (${ids}::bigint[]) and o.stage <> 'canceled')`,
  );
}

function countsByBatch(tx: Queries, lines: ReturnType<typeof sql>): Promise<ClosedLines[]> {
  return rowsOf(
    tx,
    CLOSED_LINES_ROW,
    sql`${lines} select l.batch_id::text as "batchId", b.dispatch_id::text as "dispatchId", l.stage, count(*)::int as count
      from l join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id group by l.batch_id, 2, 3 order by l.batch_id, 3`,
  );
}
