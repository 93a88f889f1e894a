import { sql } from 'drizzle-orm';
import { problemBody } from '../../../foundation/http/refusals/problems.ts';
import { unavailable } from '../../../foundation/http/refusals/refusal.ts';
import type { JobWork } from '../../../foundation/jobs/work.ts';

/** Maximum number of requests per statement. */
const MAX_REQUESTS = 100;

/**
 * Every minute: ends requests whose job was given up, so that callers stop polling, and deletes requests that ended a day ago.
 */
export async function endRequests({ scope }: Pick<JobWork, 'scope'>): Promise<void> {
  const refusal = JSON.stringify(problemBody(unavailable(), 'en'));
  await scope.write(async (tx) => {
    await tx.execute(sql`update dispatch_requests set state = 'refused', refusal = ${refusal}::jsonb, request = null, finished_at = now()
      where id in (select q.id from dispatch_requests q where q.state = 'working' and not exists (
        select from jobs j where j.dedupe_key = 'dispatchRequest:' || q.id and j.state in ('queued', 'running'))
        limit ${MAX_REQUESTS} for update skip locked)`);
    await tx.execute(sql`delete from dispatch_requests where id in (
      select id from dispatch_requests where finished_at < now() - interval '1 day' limit ${MAX_REQUESTS} for update skip locked)`);
  });
}
