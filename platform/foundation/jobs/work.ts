import type { FastifyBaseLogger } from 'fastify';
import { type Scope, systemScope } from '../access/scope.ts';
import { whenAvailable } from '../database/connections/availability.ts';
import type { Database, Queries } from '../database/connections/connection.ts';
import { AWAY_SECONDS, holdLease, type LeasedJob, markDone, noteAdvance } from './lease.ts';

/** Tools that every handler may use besides the job; a tool of one handler is passed where that handler is made. */
export interface JobComponents {
  database: Database;
  log: FastifyBaseLogger;
}

/** One attempt at a job, as its handler sees it. */
export interface JobWork {
  job: LeasedJob;
  components: JobComponents;
  /**
   * The system's scope. Each write first checks that this worker still holds the job and renews its lease; otherwise it throws
   * LeaseLost and writes nothing. Put what is not idempotent into `finish`.
   */
  scope: Scope;
  /** Says within a write that the job got further: a job that does is not given up, however often its workers are lost. */
  advanced(tx: Queries): Promise<void>;
  /**
   * Writes what was handed over to somebody else and cannot be taken back. While the database is unavailable it is repeated for ten minutes, as long as no
   * other worker took the job over: `run` must be idempotent.
   */
  record(run: (tx: Queries) => Promise<void>): Promise<void>;
  /** Runs the last write and ends the job in one transaction; repeated as `record` is. */
  finish(run: (tx: Queries) => Promise<void>): Promise<void>;
}

/** Does a job; when it returns without having called `finish`, the job is done too. A throw is a failed attempt. */
export type JobHandler = (work: JobWork) => Promise<void>;

/** Why an attempt failed, in a word that staff may read; `isFinal` when no further attempt can succeed. */
export class JobFailed extends Error {
  readonly reason: string;
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/**
 * Opens an attempt: database access that is fenced by the lease. `isFinished` tells whether the handler called `finish`, `isRecording` whether it is
 * writing down at this moment what it did: then it is not to be stopped.
 */
export function openWork(
  components: JobComponents,
  job: LeasedJob,
  leaseSeconds: number,
): JobWork & { isFinished(): boolean; isRecording(): boolean } {
  const system = systemScope(components.database);
  let finished = false;
  let recording = 0;
  const write = <T>(run: (tx: Queries) => Promise<T>): Promise<T> =>
    system.write(async (tx) => {
      await holdLease(tx, job, leaseSeconds);
      return run(tx);
    });
  async function untilWritten(run: () => Promise<void>): Promise<void> {
    recording += 1;
    await whenAvailable(run, AWAY_SECONDS * 1000).finally(() => {
      recording -= 1;
    });
  }
  return {
    job,
    components,
    scope: { ...system, requestId: `job-${job.id}`, write },
    advanced: (tx) => noteAdvance(tx, job),
    record: (run) => untilWritten(() => write(run)),
    async finish(run) {
      // Its end comes first: it proves the lease and holds the job until the transaction ends.
      const end = () =>
        system.write(async (tx) => {
          await markDone(tx, job);
          await run(tx);
        });
      await untilWritten(end);
      finished = true;
    },
    isFinished: () => finished,
    isRecording: () => recording > 0,
  };
}
