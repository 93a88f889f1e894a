// The loop that does background work: leases what is due, keeps a few jobs going at once, rests when there is nothing.

import { JOB_KINDS, type JobKind } from '../../schema/jobKinds.ts';
import { attemptJob, type Outcome } from './attempt.ts';
import { LEASE_SECONDS, leaseJobs, SLOTS, secondsToNext } from './lease.ts';
import { queueRecurring } from './recurring.ts';
import { makeSignal } from './signal.ts';
import type { JobComponents, JobHandler } from './work.ts';

export interface WorkerSettings {
  /** Jobs done at once. */
  slots?: number;
  /** What it does; without them everything. */
  kinds?: readonly JobKind[];
  /** Seconds a worker holds a job without writing anything. */
  leaseSeconds?: number;
  /** Longest pause in seconds, and so the delay with which it notices jobs that another process queued. */
  restSeconds?: number;
  /** The handler of each kind of job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Seconds before recurring jobs are first queued and between two rounds; null where this worker queues none. */
  recurringSeconds?: number | null;
  onOutcome?: (kind: string, outcome: Outcome, seconds: number) => void;
}

export interface Worker {
  /** Takes no further job and waits for those under way. */
  drain(): Promise<void>;
}

/** Seconds between two rounds of recurring jobs. The first round waits too, so that start-up stays fast. */
const RECURRING_EVERY = 60;
/** Pause in seconds when other workers have locked every due job. */
const WHILE_LOCKED = 0.25;
/** Pause in seconds after a query failed. */
const AFTER_FAILURE = 2;

/** Starts a worker in this process. Jobs queued by this process wake it at once; it polls for all others. */
export function startWorker(components: JobComponents, settings: WorkerSettings): Worker {
  const { slots = SLOTS, leaseSeconds = LEASE_SECONDS, kinds = JOB_KINDS, handlers, onOutcome } = settings;
  const { recurringSeconds = RECURRING_EVERY } = settings;
  // No other process writes to an embedded database, so polling only has to find jobs that become due.
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

  /** Leases and starts due jobs. Returns the seconds to pause. */
  async function turn(): Promise<number> {
    if (recurringSeconds !== null && performance.now() - recurredAt >= recurringSeconds * 1000) {
      await queueRecurring(components.database);
      recurredAt = performance.now();
    }
    const free = slots - running.size;
    if (free === 0) return restSeconds; // a finished job wakes the loop
    const seconds = await secondsToNext(components.database, restSeconds, kinds);
    if (seconds > 0) return seconds;
    const jobs = await leaseJobs(components.database, free, { seconds: leaseSeconds, kinds });
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
    // Due jobs that could not be leased are locked by another worker.
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
