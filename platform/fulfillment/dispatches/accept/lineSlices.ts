import { sql } from 'drizzle-orm';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { type OwnedDispatch, redemptionsOf } from '../ownedDispatch.ts';

/** Lines that one statement changes: it ends long before a statement may not run any longer, and progress is told after each. */
const SLICE_LINES = 5_000;

/** Redemptions of a dispatch that one statement changes; `ids` is an array as the database writes it. */
export interface LineSlice {
  ids: string;
  count: number;
}

/** All redemptions of a dispatch in slices, in the order of their ids. */
export function lineSlices(
  tx: Queries,
  of: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<LineSlice[]> {
  return rowsOf(
    tx,
    { ids: text, count: number },
    sql`select array_agg(s.id order by s.id)::text as ids, count(*)::int as count
      from (select r.id, (row_number() over (order by r.id) - 1) / ${SLICE_LINES}::int as slice from unnest(${redemptionsOf(of)}) as r (id)) s
      group by s.slice order by s.slice`,
  );
}
