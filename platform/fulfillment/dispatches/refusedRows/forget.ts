import { sql } from 'drizzle-orm';
import { REFUSED_ROW_DAYS } from '../../../../schema/fulfillment/refusedRows.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../../foundation/database/rows.ts';
import type { JobWork } from '../../../foundation/jobs/work.ts';

/** Rows of one transaction, so that nothing waits long for it. */
const MAX_ROWS_AT_ONCE = 10_000;

/**
 * Every day: deletes the sealed cells of refused rows that nobody needs any more. Another dispatch sent the row again and can no longer be undone, or nobody sent it within
 * `REFUSED_ROW_DAYS`. Reasons and counts stay with the dispatch.
 */
export async function forgetRefusedRows({ scope }: Pick<JobWork, 'scope'>): Promise<void> {
  for (let forgotten = MAX_ROWS_AT_ONCE; forgotten === MAX_ROWS_AT_ONCE; )
    forgotten = await scope.write(forgetSome);
}

async function forgetSome(tx: Queries): Promise<number> {
  const rows = await rowCountOf(
    tx,
    sql`with old as materialized (
        select r.advertiser_id, r.dispatch_id, r.line from refused_rows r
        join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
        left join dispatches n on n.advertiser_id = r.advertiser_id and n.id = r.resent_by
        where r.sealed is not null and n.state is distinct from 'held'
          and (n.id is not null or d.created_at < now() - make_interval(days => ${REFUSED_ROW_DAYS}))
        order by r.advertiser_id, r.dispatch_id, r.line limit ${MAX_ROWS_AT_ONCE} for update of r skip locked)
      update refused_rows r set key_id = null, wrapped_key = null, sealed = null from old o
      where r.advertiser_id = o.advertiser_id and r.dispatch_id = o.dispatch_id and r.line = o.line returning 1`,
  );
  return rows;
}
