import { databaseCode, isAway, whenAvailable } from '../database/connections/availability.ts';
import { AWAY_SECONDS, type LeasedJob, LeaseLost, markFailed } from './lease.ts';
import { type JobComponents, JobFailed, type JobHandler, openWork } from './work.ts';

/** Seconds that one attempt may take, unless its kind says otherwise. */
export const ATTEMPT_SECONDS = 600;

/** Milliseconds between two checks of an attempt that was recording its outcome when its time was up. */
const RECHECK_MS = 1000;

/** How an attempt at a job ended; `lost` when another worker holds it by now. */
export type Outcome = 'done' | 'queued' | 'dead' | 'lost';

/**
 * Does one leased job and writes down how it ended. An attempt that takes longer than `limitSeconds` has failed, and writes nothing from then on. Throws only
 * when the database is away for longer than ten minutes.
 */
export async function attemptJob(
  components: JobComponents,
  job: LeasedJob,
  {
    leaseSeconds,
    handlers,
    limitSeconds = ATTEMPT_SECONDS,
  }: { leaseSeconds: number; handlers: Readonly<Record<string, JobHandler>>; limitSeconds?: number },
): Promise<Outcome> {
  const work = openWork(components, job, leaseSeconds);
  const facts = { job: job.id, kind: job.kind, attempt: job.attempt };
  const started = performance.now();
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new JobFailed('unknown_kind', { isFinal: true });
    await inTime(limitSeconds, work.isRecording, async () => {
      await handler(work);
      if (!work.isFinished()) await work.finish(async () => {});
    });
    components.log.info({ ...facts, ms: Math.round(performance.now() - started) }, 'job done');
    return 'done';
  } catch (error) {
    if (error instanceof LeaseLost) {
      components.log.warn(facts, 'job taken over by another worker');
      return 'lost';
    }
    const isFinal = error instanceof JobFailed && error.isFinal;
    const failure = { reason: reasonOf(error), isFinal, isInterrupted: isAway(error) };
    const outcome = await whenAvailable(
      () => markFailed(components.database, job, failure),
      AWAY_SECONDS * 1000,
    );
    const details = { ...facts, outcome, err: error };
    if (outcome === 'lost') components.log.warn(details, 'job taken over by another worker');
    else components.log[outcome === 'dead' ? 'error' : 'warn'](details, 'job failed');
    return outcome;
  }
}

/** Ends with `run`, or as a failure once its time is up. What it does after that is refused, since its lease is over. */
async function inTime(seconds: number, isRecording: () => boolean, run: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const end = () => {
      if (isRecording()) timer = setTimeout(end, RECHECK_MS);
      else reject(new JobFailed('too_slow'));
    };
    timer = setTimeout(end, seconds * 1000);
  });
  await Promise.race([run(), tooSlow]).finally(() => clearTimeout(timer));
}

/** The part of an error that staff may read: its kind and code only, since messages may hold addresses and names. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailed) return error.reason;
  const code = databaseCode(error);
  const name = error instanceof Error ? error.name : 'Error';
  return (code ? `${name} ${code}` : name).slice(0, 200);
}
