import { sql } from 'drizzle-orm';
import type { LineStage } from '../../../../schema/foundation/transitions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import type { BatchKey } from './batchFacts.ts';

/** A line as a chunk takes it up. */
const OPEN_LINE_ROW = {
  line: number,
  redemptionId: text,
};
export type OpenLine = RowOf<typeof OPEN_LINE_ROW>;

/** The first lines of these stages, at most so many; those named are left out. */
export function openLines(
  tx: Queries,
  { advertiserId, batchId }: BatchKey,
  of: { stages: readonly LineStage[]; count: number; without?: readonly number[] },
): Promise<OpenLine[]> {
  return rowsOf(
    tx,
    OPEN_LINE_ROW,
    sql`select line, redemption_id::text as "redemptionId" from batch_lines
      where advertiser_id = ${advertiserId} and batch_id = ${batchId} and stage = any (${`{${of.stages.join(',')}}`}::text[])
        and stage not in ('done', 'failed', 'canceled') and line <> all (${`{${(of.without ?? []).join(',')}}`}::int[])
      order by array_position(${`{${of.stages.join(',')}}`}::text[], stage), line limit ${of.count}`,
  );
}

/** A line's next state, and the reason if it is final. */
export interface LineMove {
  redemptionId: string;
  to: LineStage;
  error?: string;
}

/** Moves lines that are still in one of these stages, and counts those that ended with their batch; answers how many moved. */
export async function moveLines(
  tx: Queries,
  { advertiserId, batchId }: BatchKey,
  { from, moves }: { from: readonly LineStage[]; moves: readonly LineMove[] },
): Promise<number> {
  if (moves.length === 0) return 0;
  const rows = moves.map(({ redemptionId: id, to, error = null }) => ({ id, to, error }));
  const [moved] = await rowsOf(
    tx,
    { moved: number },
    sql`with moved as (
        update batch_lines l set stage = m.to, error = m.error
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (id bigint, "to" text, error text)
        where l.advertiser_id = ${advertiserId} and l.batch_id = ${batchId} and l.redemption_id = m.id
          and l.stage = any (${`{${from.join(',')}}`}::text[])
        returning l.stage
      ), counted as (
        update batches b set version = b.version + 1, started_at = coalesce(b.started_at, guerdon_now()),
          done = b.done + (select count(*) from moved where stage = 'done'),
          failed = b.failed + (select count(*) from moved where stage = 'failed'),
          canceled = b.canceled + (select count(*) from moved where stage = 'canceled')
        where b.advertiser_id = ${advertiserId} and b.id = ${batchId})
      select count(*)::int as moved from moved`,
  );
  return moved?.moved ?? 0;
}

/** Deletes the names that files gave to lines of a recipient: the recipient's own names replace them. */
export async function dropLineNames(
  tx: Queries,
  { advertiserId, recipientId }: { advertiserId: string; recipientId: string },
): Promise<void> {
  await tx.execute(sql`update batch_lines l set first_name = null, last_name = null from redemptions r
    where r.advertiser_id = ${advertiserId} and r.recipient_id = ${recipientId} and l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      and (l.first_name is not null or l.last_name is not null)`);
}
