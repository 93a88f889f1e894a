import { sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { runChange } from '../changes/runChange.ts';
import { announce } from '../database/connections/connection.ts';
import { nullable, rowsOf, text } from '../database/rows.ts';
import { notFound, refused } from '../http/refusals/refusal.ts';
import { jobsWhere } from './list.ts';
import type { JobJson } from './shape.ts';

const REVIVED_ROW = {
  id: text,
  advertiser_id: nullable(text),
  error: nullable(text),
  /** As it was. */
  state: text,
};

/**
 * Queues dead work again, with all its attempts, and has work that failed tried now instead of at its next attempt; 409 for any other. What was
 * never tried waits for its moment.
 */
export function retryJob(scope: Scope, id: string): Promise<JobJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const revived = await rowsOf(
      tx,
      REVIVED_ROW,
      sql`update jobs j set state = 'queued', attempts = case was.state when 'dead' then 0 else j.attempts end,
          run_at = date_trunc('milliseconds', clock_timestamp()), finished_at = null
        from (select id, state from jobs where id = ${id} for update) was
        where j.id = was.id and (was.state = 'dead' or (was.state = 'queued' and j.attempts > 0))
        returning j.id, j.advertiser_id, j.error, was.state`,
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
      before: { state: row.state, error: row.error },
      after: { state: 'queued' },
    });
    announce(tx);
    return job;
  });
}
