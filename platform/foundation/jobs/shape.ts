import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVERTISER_STATUSES, JOB_STATES } from '../../../schema/foundation/transitions.ts';
import { advertiserSummaryShape } from '../access/advertiserSummary.ts';
import { pageShape } from '../http/requests.ts';
import { responseSchema } from '../http/responseSchema.ts';
import { codec, type JsonOf } from '../records/codec.ts';
import { instant, oneOf, text, whole } from '../records/column.ts';
import { MAX_ATTEMPTS } from './lease.ts';

/** A job as operator staff see it: never what it carries. Of `j` jobs and `v` the advertisers they are about. */
export const job = codec('Job', {
  columns: {
    id: text(sql`j.id`),
    kind: text(sql`j.kind`),
    detail: text(sql`j.payload ->> 'template'`).nullable().describe('Name of the mail, for a mail job'),
    state: oneOf(JOB_STATES, sql`j.state`),
    attempts: whole(sql`j.attempts`),
    error: text(sql`j.error`).nullable().describe('Reason why the last attempt failed'),
    created_at: instant(sql`j.created_at`),
    run_at: instant(sql`j.run_at`).describe('Earliest start'),
    finished_at: instant(sql`case when j.state in ('done', 'dead') then j.finished_at end`)
      .nullable()
      .describe('When it was done or given up'),
  },
  hidden: {
    advertiser_id: text(sql`v.id`).nullable(),
    advertiser_name: text(sql`v.name`).nullable(),
    advertiser_status: oneOf(ADVERTISER_STATUSES, sql`v.status`).nullable(),
  },
  derived: {
    max_attempts: z.int(),
    advertiser: advertiserSummaryShape.nullable().describe('Advertiser of the job'),
  },
  derive: ({ advertiser_id: id, advertiser_name: name, advertiser_status: status }) => ({
    max_attempts: MAX_ATTEMPTS,
    advertiser: id && name && status ? { id, name, status } : null,
  }),
});
export type JobJson = JsonOf<typeof job>;

export const jobPageShape = responseSchema(
  'JobPage',
  pageShape(job.schema).extend({
    counts: z.object({ queued: z.int(), running: z.int(), dead: z.int() }),
  }),
);
