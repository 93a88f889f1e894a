import { attemptJob, type Outcome } from '../foundation/jobs/attempt.ts';
import { leaseJobs } from '../foundation/jobs/lease.ts';
import type { Mailer } from '../foundation/mail/mailer.ts';
import { jobHandlers } from '../process/worker/handlers.ts';
import { openEngineTools } from '../process/worker/tools.ts';
import type { TestPlatform } from './testPlatform.ts';

const SILENT: Mailer = { send: async () => undefined, close: () => undefined };

/** Does the queued jobs that are due, ten at most, with the platform's own handlers; answers how they ended. */
export async function doJobs(
  { config, database, app }: Pick<TestPlatform, 'config' | 'database' | 'app'>,
  mailer: Mailer = SILENT,
): Promise<Outcome[]> {
  const settings = {
    leaseSeconds: 60,
    handlers: jobHandlers(config, await openEngineTools(config, { database, mailer })),
  };
  const jobs = await leaseJobs(database, 10, 60);
  return Promise.all(jobs.map((job) => attemptJob({ database, log: app.log }, job, settings)));
}
