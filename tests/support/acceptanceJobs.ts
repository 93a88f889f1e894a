import { attemptJob, type Outcome } from '../../platform/foundation/jobs/attempt.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import { openCodeBox } from '../../platform/foundation/secrets/openCodeBox.ts';
import { dispatchAcceptor } from '../../platform/fulfillment/dispatches/requests/acceptJob.ts';
import { dispatchChanger } from '../../platform/fulfillment/dispatches/requests/changeJob.ts';
import { onceOpened } from '../../platform/process/worker/dispatchTools.ts';
import type { Answer, TestPlatform } from '../../platform/testing/testPlatform.ts';
import { silentLog } from './engineJobs.ts';

/** Runs the jobs that accept and change large dispatches in this process; returns the outcomes. */
export async function acceptLarge({
  config,
  database,
}: Pick<TestPlatform, 'config' | 'database'>): Promise<Outcome[]> {
  const box = await openCodeBox(config, database);
  const handlers = {
    acceptDispatch: dispatchAcceptor({
      box,
      staffDomains: config.staffDomains,
      openTools: onceOpened(config, box),
    }),
    changeDispatch: dispatchChanger(config.staffDomains),
  };
  const outcomes: Outcome[] = [];
  for (;;) {
    const jobs = await leaseJobs(database, 1, { seconds: 60, kinds: ['acceptDispatch', 'changeDispatch'] });
    if (jobs.length === 0) return outcomes;
    for (const job of jobs)
      outcomes.push(
        await attemptJob({ database, log: silentLog }, job, {
          leaseSeconds: 60,
          handlers,
          limitSeconds: 600,
        }),
      );
  }
}

/** What a large dispatch became, as `GET /api/dispatch_requests/:id` shows it. */
export const readRequest = ({ call }: TestPlatform, id: unknown, login = 'retailer'): Promise<Answer> =>
  call(login, 'GET', `/api/dispatch_requests/${id}`);
