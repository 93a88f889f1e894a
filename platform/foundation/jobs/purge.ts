import { sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import { rowCountOf } from '../database/rows.ts';
import type { JobHandler } from './work.ts';

/** Jobs forgotten by one transaction, so that nothing waits long for it. */
const BATCH_JOBS = 10_000;

/** Deletes the rows of one noun that are over. */
export type Purge = (tx: Queries) => Promise<void>;

/**
 * Forgets jobs that were done 90 days ago, and with them their keys. Dead jobs stay until somebody looked at them. Then each noun deletes its own rows
 * that are over.
 */
export const purger =
  (purges: readonly Purge[]): JobHandler =>
  async ({ scope, finish }) => {
    for (let forgotten = BATCH_JOBS; forgotten === BATCH_JOBS; ) {
      forgotten = await scope.write((tx) =>
        rowCountOf(
          tx,
          sql`with old as (select id from jobs where state = 'done' and finished_at < now() - interval '90 days' limit ${BATCH_JOBS})
            delete from jobs j using old where j.id = old.id returning 1`,
        ),
      );
    }
    await finish(async (tx) => {
      for (const purge of purges) await purge(tx);
    });
  };

/** Deletes words of a job that are not to stay for 90 days as the job does. */
export async function forgetPayload(tx: Queries, jobId: string, keys: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update jobs set payload = payload - ${`{${keys.join(',')}}`}::text[] where id = ${jobId}`,
  );
}
