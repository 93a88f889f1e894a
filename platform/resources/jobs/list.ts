import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdvertiserStatus, JOB_STATES, type JobState } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { MAX_TOTAL, pageQuery, totalOf } from '../../http/requests.ts';
import { JOB_KINDS } from '../../jobs/kinds.ts';
import { MAX_ATTEMPTS } from '../../jobs/lease.ts';
import type { JobJson, jobPageShape } from './shape.ts';

/** The query string of the list of jobs. */
export const jobQuery = z.strictObject({
  state: z.enum(JOB_STATES).optional(),
  kind: z.enum(JOB_KINDS).optional(),
  ...pageQuery,
});

interface JobRow {
  id: string;
  kind: string;
  detail: string | null;
  state: JobState;
  attempts: number;
  error: string | null;
  advertiser_id: string | null;
  advertiser_name: string | null;
  advertiser_status: AdvertiserStatus | null;
  created_at: string;
  run_at: string;
  finished_at: string | null;
}

/** One page of background work, the newest first, and how much waits, runs and is dead in all. */
export function listJobs(
  scope: Scope,
  query: z.output<typeof jobQuery>,
): Promise<z.output<typeof jobPageShape>> {
  const matching = sql.join(
    [
      sql`true`,
      ...(query.state ? [sql`j.state = ${query.state}`] : []),
      ...(query.kind ? [sql`j.kind = ${query.kind}`] : []),
    ],
    sql` and `,
  );
  return scope.read(async (tx) => {
    const items = await jobsWhere(
      tx,
      sql`${matching} order by j.id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`,
    );
    const of = (condition: SQL) =>
      sql`(select count(*)::int from (select from jobs j where ${condition} limit ${MAX_TOTAL + 1}) c)`;
    const [counted] = await rowsOf<{ total: number; queued: number; running: number; dead: number }>(
      tx,
      sql`select ${of(matching)} as total, ${of(sql`j.state = 'queued'`)} as queued,
        ${of(sql`j.state = 'running'`)} as running, ${of(sql`j.state = 'dead'`)} as dead`,
    );
    const { total = 0, queued = 0, running = 0, dead = 0 } = counted ?? {};
    return {
      items,
      page: query.page,
      per_page: query.per_page,
      ...totalOf(total),
      counts: { queued, running, dead },
    };
  });
}

/** Jobs by a condition on `j`, with order and limit where wanted. */
export async function jobsWhere(tx: Queries, condition: SQL): Promise<JobJson[]> {
  const rows = await rowsOf<JobRow>(
    tx,
    sql`select j.id, j.kind, j.payload ->> 'template' as detail, j.state, j.attempts, j.error, j.advertiser_id,
        v.name as advertiser_name, v.status as advertiser_status, ${isoTimestamp(sql`j.created_at`)} as created_at,
        ${isoTimestamp(sql`j.run_at`)} as run_at,
        case when j.state in ('done', 'dead') then ${isoTimestamp(sql`j.finished_at`)} end as finished_at
      from jobs j left join advertisers v on v.id = j.advertiser_id where ${condition}`,
  );
  return rows.map(({ advertiser_id: id, advertiser_name: name, advertiser_status: status, ...row }) => ({
    ...row,
    max_attempts: MAX_ATTEMPTS,
    advertiser: id && name && status ? { id, name, status } : null,
  }));
}
