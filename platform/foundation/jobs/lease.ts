// The only writers of a job's state besides its acceptance and the retry; every moment is the database's.
import { type SQL, sql } from 'drizzle-orm';
import { JOB_KINDS, type JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import type { Database, Queries } from '../database/connections/connection.ts';
import { json, nullable, number, rowCountOf, rowsOf, text } from '../database/rows.ts';

/** Times a job is tried before it is dead. */
export const MAX_ATTEMPTS = 5;

/** Jobs a worker does at once, unless it says otherwise. */
export const SLOTS = 4;

/** Seconds a worker holds a job without a sign of life, and so the longest time until another takes over from one that was killed. */
export const LEASE_SECONDS = 15;

/**
 * Seconds for which the end of an attempt is written again and again while the database is away. What was handed over meanwhile is known to this
 * process alone, and nothing else can be done anyway.
 */
export const AWAY_SECONDS = 600;

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
/** The current moment for index conditions; stored moments are rounded to milliseconds, sometimes up. */
const due = sql`now() + interval '1 millisecond'`;
/** As exact as the column: rounded up, "now" would come only half a millisecond later. */
const now = sql`date_trunc('milliseconds', ${clock})`;
const later = (seconds: number): SQL => sql`${clock} + make_interval(secs => ${seconds})`;
/** Statements that act on a lease act on this one only. */
const isLeaseHolder = ({ id, fence }: LeasedJob): SQL =>
  sql`id = ${id} and fence = ${fence} and state = 'running'`;

/** Jobs read beyond the requested number, since other workers may be taking the first ones at this moment. */
const CONTENTION_MARGIN_JOBS = 16;

/** The queue of a job within its kind: its advertiser's, or the one of jobs without an advertiser. */
const line = sql`coalesce(j.advertiser_id, 0)`;

const textArray = (words: readonly string[]): SQL => sql`${`{${words.join(',')}}`}::text[]`;

/** The common table expression `heads`: the first job of each queue of these kinds, found by steps from one queue to the next. */
function heads(kinds: readonly string[]): SQL {
  const next = (condition: SQL) => sql`cross join lateral (select ${line} as line, j.run_at from jobs j
    where j.state = 'queued' and ${condition} order by ${line}, j.run_at, j.id limit 1) h`;
  return sql`heads as (
    select k.kind, h.line, h.run_at from unnest(${textArray(kinds)}) k (kind) ${next(sql`j.kind = k.kind`)}
    union all
    select w.kind, h.line, h.run_at from heads w ${next(sql`j.kind = w.kind and ${line} > w.line`)})`;
}

/**
 * Leases at most `count` due jobs for `seconds`, and `ahead` more that wait for their turn. Jobs whose lease has expired come first; they are never
 * taken ahead, since one of them may end this worker too. Then come queued jobs: those of the advertiser with the fewest running jobs, then
 * the oldest, so that no batch keeps another's single job waiting. Kinds that this version does not know, or that were not requested, are left
 * to other workers. Without `takesOver`, expired leases stay with their workers.
 *
 * It reads the head of each queue, never a whole one: its time grows with the number of waiting advertisers, not of their jobs.
 * The `case` keeps the planner from reading all that waits by a partial index, which it does after a large batch, before statistics know of it.
 */
export async function leaseJobs(
  database: Database,
  count: number,
  lease: number | { seconds: number; kinds: readonly JobKind[]; ahead?: number; takesOver?: boolean },
): Promise<LeasedJob[]> {
  const {
    seconds,
    kinds,
    ahead = 0,
    takesOver = true,
  } = typeof lease === 'number' ? { seconds: lease, kinds: JOB_KINDS } : lease;
  const most = count + ahead + CONTENTION_MARGIN_JOBS;
  const rows = await rowsOf(
    database.db,
    {
      id: text,
      kind: text,
      payload: json<Record<string, unknown>>(),
      fence: number,
      attempt: number,
      advertiser_id: nullable(text),
      state: text,
    },
    sql`with recursive ${heads(kinds)},
      busy as (select ${line} as line, count(*) as jobs from jobs j where j.state = 'running' group by 1),
      first as (
        select h.kind, h.line, coalesce(b.jobs, 0) as jobs from heads h left join busy b using (line)
        where h.run_at <= ${due} order by 3, h.run_at limit ${most}),
      candidates as (
        select q.id, f.jobs + q.place as turn, q.run_at as since from first f cross join lateral (
          select j.id, j.run_at, row_number() over (order by j.run_at, j.id) as place from jobs j
          where j.state = 'queued' and j.kind = f.kind and ${line} = f.line and j.run_at <= ${due}
          order by j.run_at, j.id limit ${most}) q
        union all
        (select j.id, 0, j.leased_until from jobs j
        where ${takesOver}::boolean and j.state = 'running' and j.leased_until <= ${clock} and j.kind = any (${textArray(kinds)})
        order by j.leased_until, j.id limit ${count})),
      picked as (
        select j.id, j.state = 'running' and j.attempts >= ${MAX_ATTEMPTS} as is_abandoned from candidates c join jobs j using (id)
        where case j.state when 'queued' then true when 'running' then j.leased_until <= ${clock} end
        order by c.turn, c.since, j.id limit ${count + ahead} for update of j skip locked)
      update jobs j set fence = j.fence + 1,
        state = case when is_abandoned then 'dead' else 'running' end,
        attempts = j.attempts + case when is_abandoned then 0 else 1 end,
        error = case when is_abandoned then 'worker_lost' else j.error end,
        finished_at = case when is_abandoned then ${clock} end,
        leased_until = case when is_abandoned then null else ${later(seconds)} end
      from picked where j.id = picked.id
      returning j.id, j.kind, j.payload, j.advertiser_id, j.attempts as attempt, j.fence, j.state`,
  );
  // Jobs whose every worker was lost, the last one too, are dead by this: something in them ends workers.
  return rows
    .filter(({ state }) => state === 'running')
    .map(({ advertiser_id, state: _, ...row }) => ({ ...row, advertiserId: advertiser_id }));
}

/** Seconds until a job is due, at most `limit`; 0 when one is. */
export async function secondsToNext(
  database: Database,
  limit: number,
  kinds: readonly JobKind[] = JOB_KINDS,
): Promise<number> {
  const [row] = await rowsOf(
    database.db,
    { seconds: nullable(number) },
    sql`with recursive ${heads(kinds)}
      select extract(epoch from min(at) - ${clock})::float as seconds from (
        select run_at as at from heads
        union all select leased_until from jobs where state = 'running' and kind = any (${textArray(kinds)})) due`,
  );
  return Math.min(Math.max(row?.seconds ?? limit, 0), limit);
}

/**
 * Renews the leases of jobs that are under way. One whose result is being written at this moment is left alone: its row is
 * locked, so nobody can take it. A lost lease stays lost.
 */
export async function renewLeases(
  database: Database,
  jobs: readonly LeasedJob[],
  seconds: number,
): Promise<void> {
  await database.db.execute(sql`update jobs j set leased_until = ${later(seconds)}
    from (select j.id from jobs j join ${holds(jobs)} using (id, fence)
      where j.state = 'running' for update of j skip locked) held
    where j.id = held.id`);
}

/** Gives back jobs that were taken ahead and never begun: this was no attempt. */
export async function giveBack(database: Database, jobs: readonly LeasedJob[]): Promise<void> {
  await database.db.execute(sql`update jobs j set state = 'queued', attempts = j.attempts - 1, leased_until = null
    from ${holds(jobs)} where (j.id, j.fence) = (h.id, h.fence) and j.state = 'running'`);
}

const holds = (jobs: readonly LeasedJob[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(jobs.map(({ id, fence }) => ({ id, fence })))}::jsonb) as h (id bigint, fence int)`;

/** Gives back what a process that has ended held, where no other process can be at work: on the embedded database. */
export async function releaseLeases(database: Database): Promise<void> {
  await database.db.execute(sql`update jobs set leased_until = ${clock} where state = 'running'`);
}

/** Begins a write of a job's result: prolongs the lease and locks the job until the transaction ends. @throws LeaseLost */
export async function holdLease(tx: Queries, job: LeasedJob, seconds: number): Promise<void> {
  const updatedRows = await rowCountOf(
    tx,
    sql`update jobs set leased_until = ${later(seconds)} where ${isLeaseHolder(job)} returning 1`,
  );
  if (updatedRows === 0) throw new LeaseLost(job.id);
}

/** Forgets earlier attempts of a job that got further: its failures are counted from here. */
export async function noteAdvance(tx: Queries, job: LeasedJob): Promise<void> {
  await tx.execute(sql`update jobs set attempts = 1 where ${isLeaseHolder(job)} and attempts > 1`);
  job.attempt = 1;
}

/** Marks a job done. @throws LeaseLost */
export async function markDone(tx: Queries, job: LeasedJob): Promise<void> {
  const rows = await rowCountOf(
    tx,
    sql`update jobs set state = 'done', error = null, leased_until = null, finished_at = ${clock}
      where ${isLeaseHolder(job)} returning 1`,
  );
  if (rows === 0) throw new LeaseLost(job.id);
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
  const rows = await rowCountOf(
    database.db,
    sql`update jobs set ${change}, error = ${reason}, leased_until = null where ${isLeaseHolder(job)} returning 1`,
  );
  if (rows === 0) return 'lost';
  return isDead ? 'dead' : 'queued';
}
