import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { JOB_KINDS } from '../../../schema/foundation/process/jobKinds.ts';
import { JOB_STATES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../access/scope.ts';
import { allOf } from '../database/conditions.ts';
import type { Queries } from '../database/connections/connection.ts';
import { number, rowsOf } from '../database/rows.ts';
import { countOf, paginate } from '../http/paginate.ts';
import { pageQuery } from '../http/requests.ts';
import { type JobJson, job, type jobPageShape } from './shape.ts';

/** The query string of the list of jobs. */
export const jobQuery = z.strictObject({
  state: z.enum(JOB_STATES).optional(),
  kind: z.enum(JOB_KINDS).optional(),
  ...pageQuery,
});

/** One page of background work, the newest first, and how much waits, runs and is dead in all. */
export function listJobs(
  scope: Scope,
  query: z.output<typeof jobQuery>,
): Promise<z.output<typeof jobPageShape>> {
  const matching = allOf(
    query.state && sql`j.state = ${query.state}`,
    query.kind && sql`j.kind = ${query.kind}`,
  );
  return scope.read(async (tx) => {
    const page = await paginate(tx, query, {
      matching: sql`from jobs j where ${matching}`,
      read: (part) => jobsWhere(tx, scope, sql`${matching} order by j.id desc ${part}`),
    });
    const inState = (state: string) => countOf(sql`from jobs j where j.state = ${state}`);
    const [counts = { queued: 0, running: 0, dead: 0 }] = await rowsOf(
      tx,
      { queued: number, running: number, dead: number },
      sql`select ${inState('queued')} as queued, ${inState('running')} as running, ${inState('dead')} as dead`,
    );
    return { ...page, counts };
  });
}

/** Jobs by a condition on `j`, with order and limit where wanted. */
export async function jobsWhere(tx: Queries, scope: Scope, condition: SQL): Promise<JobJson[]> {
  const rows = await job.rows(
    tx,
    sql`from jobs j left join advertisers v on v.id = j.advertiser_id where ${condition}`,
  );
  return rows.map((row) => job.json(row, scope));
}
