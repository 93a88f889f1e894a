// The loop that does background work: leases what is due, keeps a few jobs going at once, rests when there is nothing.

import { JOB_KINDS, type JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import { isAway } from '../database/connections/availability.ts';
import { ATTEMPT_SECONDS, attemptJob, type Outcome } from './attempt.ts';
import {
  giveBack,
  LEASE_SECONDS,
  type LeasedJob,
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
  /** Kinds of job that this worker runs; all by default. */
  kinds?: readonly JobKind[];
  /** Seconds a lease lasts; the worker renews it three times as often. */
  leaseSeconds?: number;
  /** Longest pause in seconds, which is also the maximum delay for jobs of another process without a notification. */
  restSeconds?: number;
  /** The handler of each kind of job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Seconds that one attempt at a job of a kind may take. */
  limitOf?: (kind: string) => number;
  /** Seconds before recurring jobs are first queued and between two rounds; null where this worker queues none. */
  recurringSeconds?: number | null;
  onOutcome?: (kind: string, outcome: Outcome, seconds: number) => void;
}

export interface Worker {
  /** Takes no further job and waits for those under way. */
  drain(): Promise<void>;
}

/** Seconds between two rounds of recurring jobs. The first round waits too, so that start-up stays fast. */
const RECURRING_SECONDS = 60;
/** Pause in seconds when other workers have locked every due job. */
const WHILE_LOCKED = 0.05;
/** Pause in seconds while passed leases are left to their workers. */
const IN_GRACE = 0.5;
/** Seconds of work that are leased ahead of the slots, and how many jobs at most. */
const AHEAD = 0.05;
const MAX_JOBS_AHEAD = 32;
/** Pause in seconds after a query failed. */
const AFTER_FAILURE = 2;

/** Starts a worker in this process. Queued jobs wake it; it also polls for jobs that become due and for missed notifications. */
export function startWorker(components: JobComponents, settings: WorkerSettings): Worker {
  const { slots = SLOTS, kinds = JOB_KINDS, handlers, onOutcome } = settings;
  const { recurringSeconds = RECURRING_SECONDS, limitOf = () => ATTEMPT_SECONDS } = settings;
  // No other process writes to an embedded database, so polling only has to find jobs that become due, and leases last as long as
  // its one session may keep a renewal waiting.
  const isEmbedded = components.database.engine === 'pglite';
  const restSeconds = settings.restSeconds ?? (isEmbedded ? 60 : 2);
  const leaseSeconds = settings.leaseSeconds ?? (isEmbedded ? 60 : LEASE_SECONDS);
  const signal = makeSignal();
  const running = new Set<Promise<void>>();
  const heldLeases = new Set<LeasedJob>();
  /** Leased but not begun: what the slots will have done within a moment, so that they need not wait for the next lease. */
  let ahead: LeasedJob[] = [];
  /** Seconds of a recent attempt. */
  let pace = Number.POSITIVE_INFINITY;
  let isDraining = false;
  let recurredAt = performance.now();
  /** Until this moment passed leases are left to their workers. */
  let graceUntil = 0;

  async function run(job: LeasedJob): Promise<void> {
    const started = performance.now();
    heldLeases.add(job);
    const limitSeconds = limitOf(job.kind);
    const attempt = attemptJob(components, job, { leaseSeconds, handlers, limitSeconds });
    const outcome = await attempt.finally(() => heldLeases.delete(job));
    const seconds = (performance.now() - started) / 1000;
    pace = pace === Number.POSITIVE_INFINITY ? seconds : pace * 0.9 + seconds * 0.1;
    onOutcome?.(job.kind, outcome, seconds);
  }

  /** Begins a job; when it has ended the loop goes on. */
  function begin(job: LeasedJob): void {
    const attempt = run(job)
      .catch((error: unknown) =>
        components.log.error({ err: error, job: job.id }, 'job could not be written'),
      )
      .finally(() => {
        running.delete(attempt);
        const next = isDraining ? undefined : ahead.shift();
        if (next) begin(next);
        signal.ring();
      });
    running.add(attempt);
  }

  /** Leaves to others what was taken ahead, so that nothing waits behind a job that turned out slow. */
  async function leaveAhead(): Promise<void> {
    const jobs = ahead;
    ahead = [];
    if (jobs.length === 0) return;
    await giveBack(components.database, jobs).catch((error: unknown) =>
      components.log.warn({ err: error }, 'jobs taken ahead come back when their leases have passed'),
    );
  }

  /** Tells that this process lives, so that its jobs are left to it for as long as it does, and not longer. */
  async function renew(): Promise<void> {
    await leaveAhead();
    if (heldLeases.size === 0) return;
    await renewLeases(components.database, [...heldLeases], leaseSeconds).catch((error: unknown) => {
      noteAbsence(error);
      components.log.warn({ err: error }, 'leases could not be renewed');
    });
  }

  /**
   * While the database is away nobody can renew a lease. Once it is back its workers get as long as a lease to write down what they did meanwhile, such as
   * mails that were taken, before anybody does it again.
   */
  function noteAbsence(error: unknown): void {
    if (isAway(error)) graceUntil = performance.now() + leaseSeconds * 1000;
  }

  /** Leases and starts due jobs. Returns the seconds to pause. */
  async function turn(): Promise<number> {
    if (recurringSeconds !== null && performance.now() - recurredAt >= recurringSeconds * 1000) {
      await queueRecurring(components.database);
      recurredAt = performance.now();
    }
    const free = slots - running.size;
    const most = Math.min(Math.floor((slots * AHEAD) / pace), MAX_JOBS_AHEAD);
    // A job that ends wakes the loop.
    if (free === 0 && ahead.length * 2 >= most) return restSeconds;
    const takesOver = performance.now() >= graceUntil;
    const lease = { seconds: leaseSeconds, kinds, ahead: Math.max(most - ahead.length, 0), takesOver };
    const jobs = await leaseJobs(components.database, free, lease);
    ahead.push(...jobs);
    while (!isDraining && running.size < slots && ahead.length > 0) begin(ahead.shift() as LeasedJob);
    if (jobs.length > 0) return 0;
    // Due jobs that could not be leased are locked by another worker.
    const atLeast = takesOver ? WHILE_LOCKED : Math.min(IN_GRACE, restSeconds);
    return Math.max(await secondsToNext(components.database, restSeconds, kinds), atLeast);
  }

  async function loop(): Promise<void> {
    while (!isDraining) {
      const rest = await turn().catch((error: unknown) => {
        noteAbsence(error);
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
      await leaveAhead();
      await Promise.all(running);
      clearInterval(renewing);
    },
  };
}
