// The loop that does background work: leases what is due, keeps a few jobs going at once, rests when there is nothing.

import { JOB_KINDS, type JobKind } from '../../schema/jobKinds.ts';
import { attemptJob, type Outcome } from './attempt.ts';
import {
  LEASE_SECONDS,
  type LeasedJob,
  LONGEST_RENEWAL,
  leaseJobs,
  renewLeases,
  SLOTS,
  secondsToNext,
} from './lease.ts';
import { queueRecurring } from './recurring.ts';
import { makeSignal } from './signal.ts';
import type { JobComponents, JobHandler } from './work.ts';

export interface WorkerSettings {
  /** Jobs done at once. */
  slots?: number;
  /** What it does; without them everything. */
  kinds?: readonly JobKind[];
  /** Seconds a lease lasts; the worker renews it three times as often. */
  leaseSeconds?: number;
  /** Longest pause in seconds, and so the delay with which it notices jobs of another process that it was not told of. */
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
const WHILE_LOCKED = 0.05;
/** Pause in seconds after a query failed. */
const AFTER_FAILURE = 2;

/** Starts a worker in this process. Queued jobs wake it; it also polls, for those that become due and those it was not told of. */
export function startWorker(components: JobComponents, settings: WorkerSettings): Worker {
  const { slots = SLOTS, kinds = JOB_KINDS, handlers, onOutcome } = settings;
  const { recurringSeconds = RECURRING_EVERY } = settings;
  // No other process writes to an embedded database, so polling only has to find jobs that become due, and leases last as long as
  // its one session may keep a renewal waiting.
  const isEmbedded = components.database.engine === 'pglite';
  const restSeconds = settings.restSeconds ?? (isEmbedded ? 60 : 2);
  const leaseSeconds = settings.leaseSeconds ?? (isEmbedded ? 60 : LEASE_SECONDS);
  const signal = makeSignal();
  const running = new Set<Promise<void>>();
  const held = new Map<LeasedJob, number>();
  let isDraining = false;
  let recurredAt = performance.now();

  async function run(job: LeasedJob): Promise<void> {
    const started = performance.now();
    held.set(job, started);
    const outcome = await attemptJob(components, job, { leaseSeconds, handlers }).finally(() =>
      held.delete(job),
    );
    onOutcome?.(job.kind, outcome, (performance.now() - started) / 1000);
  }

  /** Tells that this process lives, so that its jobs are left to it for as long as it does, and not longer. */
  async function renew(): Promise<void> {
    const oldest = performance.now() - LONGEST_RENEWAL * 1000;
    const jobs = [...held].filter(([, since]) => since > oldest).map(([job]) => job);
    if (jobs.length === 0) return;
    await renewLeases(components.database, jobs, leaseSeconds).catch((error: unknown) =>
      components.log.warn({ err: error }, 'leases could not be renewed'),
    );
  }

  /** Leases and starts due jobs. Returns the seconds to pause. */
  async function turn(): Promise<number> {
    if (recurringSeconds !== null && performance.now() - recurredAt >= recurringSeconds * 1000) {
      await queueRecurring(components.database);
      recurredAt = performance.now();
    }
    const free = slots - running.size;
    if (free === 0) return restSeconds; // a finished job wakes the loop
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
    if (jobs.length > 0) return 0;
    // Due jobs that could not be leased are locked by another worker.
    return Math.max(await secondsToNext(components.database, restSeconds, kinds), WHILE_LOCKED);
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
  const renewing = setInterval(() => void renew(), (leaseSeconds * 1000) / 3);
  renewing.unref();
  const looping = loop();
  return {
    async drain() {
      isDraining = true;
      forget();
      signal.ring();
      await looping;
      await Promise.all(running);
      clearInterval(renewing);
    },
  };
}
