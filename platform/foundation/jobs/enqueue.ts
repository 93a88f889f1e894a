import { sql } from 'drizzle-orm';
import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import { announce, type Queries } from '../database/connections/connection.ts';

/** Work to be done once the change that asks for it is committed. */
export interface NewJob {
  kind: JobKind;
  /** The handler's input: ids and words, never secrets; stored as JSON. */
  payload: Record<string, unknown>;
  /** A second job with the same key is dropped, for as long as the first is remembered (90 days). */
  dedupeKey?: string;
  /** The advertiser it is about. */
  advertiserId?: string;
  /** Earliest start; at once by default. */
  runAt?: Date;
}

/**
 * Queues a job in the change's own transaction; a rollback removes it. Every writer may queue, but only staff can read jobs,
 * so it returns nothing. Workers wake when the transaction is committed.
 */
export const enqueue = (tx: Queries, job: NewJob): Promise<void> => enqueueMany(tx, [job]);

/** Accepts any number of jobs by one statement. They wait in this order; those of one advertiser never keep another's waiting. */
export async function enqueueMany(tx: Queries, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ kind, payload, dedupeKey, advertiserId, runAt }) => ({
    kind,
    payload,
    dedupe_key: dedupeKey,
    advertiser_id: advertiserId,
    run_at: runAt?.toISOString(),
  }));
  // No target of the conflict: naming one would need the right to read jobs.
  await tx.execute(sql`insert into jobs (kind, payload, dedupe_key, advertiser_id, run_at)
    select kind, payload, dedupe_key, advertiser_id, coalesce(run_at, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as j (kind text, payload jsonb, dedupe_key text, advertiser_id bigint, run_at timestamptz)
    on conflict do nothing`);
  announce(tx);
}
