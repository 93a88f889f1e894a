// The only writers of a job's state besides its acceptance and the retry; every moment is the database's.
import { type SQL, sql } from 'drizzle-orm';
import { JOB_KINDS, type JobKind } from '../../schema/jobKinds.ts';
import { type Database, type Queries, rowsOf } from '../database/connection.ts';

/** Times a job is tried before it is dead. */
export const MAX_ATTEMPTS = 5;

/** Jobs a worker does at once. */
export const SLOTS = 4;

/** Seconds a worker holds a job without writing anything: what it does outside the database has to end sooner. */
export const LEASE_SECONDS = 60;

/** Leases of a job within which an attempt that lost the database does not count; beyond them the job itself is suspected. */
const FORGIVEN_LEASES = 20;

/** Seconds before the second, third, … attempt. */
const DELAYS = [10, 60, 600, 3600];

/** A job that a worker holds; `fence` tells this lease from every other of the same job. */
export interface LeasedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  advertiserId: string | null;
  /** 1 for the first. */
  attempt: number;
  fence: number;
}

/** Said when another worker holds the job by now: what was to be written is not. */
export class LeaseLost extends Error {
  constructor(id: string) {
    super(`Job ${id} is held by another worker`);
  }
}

const clock = sql`clock_timestamp()`;
/** As exact as the column: rounded up, "now" would come only half a millisecond later. */
const now = sql`date_trunc('milliseconds', ${clock})`;
const later = (seconds: number): SQL => sql`${clock} + make_interval(secs => ${seconds})`;
/** Statements that act on a lease act on this one only. */
const held = ({ id, fence }: LeasedJob): SQL => sql`id = ${id} and fence = ${fence} and state = 'running'`;

/**
 * Takes at most `count` jobs that are due, for `seconds`: queued ones, and those whose worker let its lease pass. Kinds this
 * version does not know are left to the version that does, those not asked for to another worker.
 */
export function leaseJobs(
  database: Database,
  count: number,
  lease: number | { seconds: number; kinds: readonly JobKind[] },
): Promise<LeasedJob[]> {
  const { seconds, kinds } = typeof lease === 'number' ? { seconds: lease, kinds: JOB_KINDS } : lease;
  return database.transaction(async (tx) => {
    await buryAbandoned(tx);
    const rows = await rowsOf<Omit<LeasedJob, 'advertiserId'> & { advertiser_id: string | null }>(
      tx,
      sql`with due as (
          select id from jobs
          where state in ('queued', 'running') and run_at <= ${clock}
            and (state = 'queued' or leased_until <= ${clock})
            and kind = any (${`{${kinds.join(',')}}`}::text[])
          order by run_at, id limit ${count} for update skip locked)
        update jobs j set state = 'running', fence = j.fence + 1, attempts = j.attempts + 1, leased_until = ${later(seconds)}
        from due where j.id = due.id
        returning j.id, j.kind, j.payload, j.advertiser_id, j.attempts as attempt, j.fence`,
    );
    return rows.map(({ advertiser_id, ...row }) => ({ ...row, advertiserId: advertiser_id }));
  });
}

/** Jobs whose every worker was lost, the last one too: something in them ends workers. */
async function buryAbandoned(tx: Queries): Promise<void> {
  await tx.execute(sql`update jobs set state = 'dead', error = 'worker_lost', finished_at = ${clock}, leased_until = null
    where id in (select id from jobs where state = 'running' and leased_until <= ${clock} and attempts >= ${MAX_ATTEMPTS}
      for update skip locked)`);
}

/** Seconds until a job is due, at most `limit`; 0 when one is. */
export async function secondsToNext(
  database: Database,
  limit: number,
  kinds: readonly JobKind[] = JOB_KINDS,
): Promise<number> {
  const [row] = await rowsOf<{ seconds: number | null }>(
    database.db,
    sql`select extract(epoch from min(case state when 'running' then leased_until else run_at end) - ${clock})::float as seconds
      from jobs where state in ('queued', 'running') and kind = any (${`{${kinds.join(',')}}`}::text[])`,
  );
  return Math.min(Math.max(row?.seconds ?? limit, 0), limit);
}

/** Begins a write of a job's result: prolongs the lease and locks the job until the transaction ends. @throws LeaseLost */
export async function holdLease(tx: Queries, job: LeasedJob, seconds: number): Promise<void> {
  const found = await rowsOf(
    tx,
    sql`update jobs set leased_until = ${later(seconds)} where ${held(job)} returning 1`,
  );
  if (found.length === 0) throw new LeaseLost(job.id);
}

/** Forgets earlier attempts of a job that got further: its failures are counted from here. */
export async function noteAdvance(tx: Queries, job: LeasedJob): Promise<void> {
  await tx.execute(sql`update jobs set attempts = 1 where ${held(job)} and attempts > 1`);
  job.attempt = 1;
}

/** Marks a job done. @throws LeaseLost */
export async function markDone(tx: Queries, job: LeasedJob): Promise<void> {
  const found = await rowsOf(
    tx,
    sql`update jobs set state = 'done', error = null, leased_until = null, finished_at = ${clock}
      where ${held(job)} returning 1`,
  );
  if (found.length === 0) throw new LeaseLost(job.id);
}

/**
 * Puts a failed job back for a later attempt, or buries it with its reason; answers which. Nothing happens to a lost one. An attempt
 * that was interrupted because the database went away is made again at once, and does not count.
 */
export async function markFailed(
  database: Database,
  job: LeasedJob,
  { reason, isFinal, isInterrupted }: { reason: string; isFinal: boolean; isInterrupted: boolean },
): Promise<'queued' | 'dead' | 'lost'> {
  const isForgiven = isInterrupted && job.fence <= FORGIVEN_LEASES;
  const isDead = isFinal || (job.attempt >= MAX_ATTEMPTS && !isForgiven);
  const delay = (DELAYS[job.attempt - 1] ?? 3600) * (0.9 + Math.random() * 0.2);
  const change = isDead
    ? sql`state = 'dead', finished_at = ${clock}`
    : sql`state = 'queued', run_at = ${isForgiven ? now : later(delay)}, attempts = attempts - ${isForgiven ? 1 : 0}`;
  const found = await rowsOf(
    database.db,
    sql`update jobs set ${change}, error = ${reason}, leased_until = null where ${held(job)} returning 1`,
  );
  if (found.length === 0) return 'lost';
  return isDead ? 'dead' : 'queued';
}
