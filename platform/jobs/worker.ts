// The loop that does background work: leases what is due, keeps a few jobs going at once, rests when there is nothing.
import { attemptJob, type Outcome } from './attempt.ts';
import { LEASE_SECONDS, leaseJobs, SLOTS, secondsToNext } from './lease.ts';
import { queueRecurring } from './recurring.ts';
import { makeSignal } from './signal.ts';
import type { JobComponents, JobHandler } from './work.ts';

export interface WorkerSettings {
  /** Jobs done at once. */
  slots?: number;
  /** Seconds a worker holds a job without writing anything. */
  leaseSeconds?: number;
  /** Seconds it rests at most: how late it notices what another process queued. */
  restSeconds?: number;
  /** Who does each kind of job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Seconds before its first look at recurring jobs and between two; null where it does not look. */
  recurringSeconds?: number | null;
  onOutcome?: (kind: string, outcome: Outcome, seconds: number) => void;
}

export interface Worker {
  /** Takes no further job and waits for those under way. */
  drain(): Promise<void>;
}

/** Seconds between two looks at what recurs. The first minute belongs to whoever waited for the start. */
const RECURRING_EVERY = 60;
/** Seconds it rests when others hold what is due. */
const WHILE_LOCKED = 0.25;
/** Seconds it rests after the database could not be asked. */
const AFTER_FAILURE = 2;

/** Starts a worker in this process. It wakes at once for what this process commits, and looks by itself for the rest. */
export function startWorker(components: JobComponents, settings: WorkerSettings): Worker {
  const { slots = SLOTS, leaseSeconds = LEASE_SECONDS, handlers, onOutcome } = settings;
  const { recurringSeconds = RECURRING_EVERY } = settings;
  // Nobody else writes to an embedded database: only moments to come need a look.
  const restSeconds = settings.restSeconds ?? (components.database.engine === 'pglite' ? 60 : 2);
  const signal = makeSignal();
  const running = new Set<Promise<void>>();
  let isDraining = false;
  let recurredAt = performance.now();

  async function run(job: Parameters<typeof attemptJob>[1]): Promise<void> {
    const started = performance.now();
    const outcome = await attemptJob(components, job, { leaseSeconds, handlers });
    onOutcome?.(job.kind, outcome, (performance.now() - started) / 1000);
  }

  /** One look at the queue; answers how many seconds to rest. */
  async function turn(): Promise<number> {
    if (recurringSeconds !== null && performance.now() - recurredAt >= recurringSeconds * 1000) {
      await queueRecurring(components.database);
      recurredAt = performance.now();
    }
    const free = slots - running.size;
    if (free === 0) return restSeconds; // an ended job rings
    const seconds = await secondsToNext(components.database, restSeconds);
    if (seconds > 0) return seconds;
    const jobs = await leaseJobs(components.database, free, leaseSeconds);
    for (const job of jobs) {
      const attempt = run(job)
        .catch((error: unknown) =>
          components.log.error({ err: error, job: job.id }, 'job could not be written'),
        )
        .finally(() => {
          running.delete(attempt);
          signal.ring();
        });
      running.add(attempt);
    }
    // What is due and could not be taken is locked by somebody.
    return jobs.length > 0 ? 0 : WHILE_LOCKED;
  }

  async function loop(): Promise<void> {
    while (!isDraining) {
      const rest = await turn().catch((error: unknown) => {
        components.log.warn({ err: error }, 'no jobs could be taken');
        return AFTER_FAILURE;
      });
      if (!isDraining) await signal.wait(rest * 1000);
    }
  }

  const forget = components.database.onAnnounced(signal.ring);
  const looping = loop();
  return {
    async drain() {
      isDraining = true;
      forget();
      signal.ring();
      await looping;
      await Promise.all(running);
    },
  };
}
