import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { runChange } from '../../changes/runChange.ts';
import { announce, rowsOf } from '../../database/connection.ts';
import { notFound, refused } from '../../http/refusal.ts';
import { jobsWhere } from './list.ts';
import type { JobJson } from './shape.ts';

/** Queues dead work again, with all its attempts; 409 when it is not dead (any more). */
export function retryJob(scope: Scope, id: string): Promise<JobJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const revived = await rowsOf<{ id: string; advertiser_id: string | null; error: string | null }>(
      tx,
      sql`update jobs set state = 'queued', attempts = 0, run_at = date_trunc('milliseconds', clock_timestamp()), finished_at = null
        where id = ${id} and state = 'dead' returning id, advertiser_id, error`,
    );
    const [job] = await jobsWhere(tx, scope, sql`j.id = ${id}`);
    if (!job) throw notFound();
    const [row] = revived;
    if (!row) throw refused(scope, 'not_dead');
    await change.record({
      noun: 'jobs',
      nounId: row.id,
      action: 'retried',
      advertiserId: row.advertiser_id,
      before: { state: 'dead', error: row.error },
      after: { state: 'queued' },
    });
    announce(tx);
    return job;
  });
}
