import { sql } from 'drizzle-orm';
import type { JobKind } from '../../schema/jobKinds.ts';
import { announce, type Queries } from '../database/connection.ts';

/** Work to be done once the change that asks for it is committed. */
export interface NewJob {
  kind: JobKind;
  /** What the handler needs: ids and words, never secrets; kept as JSON. */
  payload: Record<string, unknown>;
  /** A second job with the same key is dropped, for as long as the first is remembered (90 days). */
  dedupeKey?: string;
  /** The advertiser it is about. */
  advertiserId?: string;
  /** Not before this moment; at once without it. */
  runAt?: Date;
}

/**
 * Accepts a job in the change's own transaction: rolled back, it never was. Whoever writes may; only staff can read it back,
 * which is why it answers nothing. The worker of this process wakes when the transaction is committed.
 */
export async function enqueue(tx: Queries, job: NewJob): Promise<void> {
  // No target of the conflict: naming one would need the right to read jobs.
  await tx.execute(sql`insert into jobs (kind, payload, dedupe_key, advertiser_id, run_at)
    values (${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${job.dedupeKey ?? null}, ${job.advertiserId ?? null},
      coalesce(${job.runAt?.toISOString() ?? null}::timestamptz, now()))
    on conflict do nothing`);
  announce(tx);
}
