import { z } from 'zod';
import { JOB_STATES } from '../../../schema/transitions.ts';
import { pageShape } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { reachedAdvertiserShape } from '../members/shape.ts';

/** A piece of background work as operator staff see it: never what it carries. */
export const jobShape = responseSchema(
  'Job',
  z.object({
    id: z.string(),
    kind: z.string(),
    detail: z.string().nullable().describe('Which mail, where it is one'),
    state: z.enum(JOB_STATES),
    attempts: z.int(),
    max_attempts: z.int(),
    error: z.string().nullable().describe('Why the last attempt failed'),
    advertiser: reachedAdvertiserShape.nullable().describe('The one it is about'),
    created_at: z.string(),
    run_at: z.string().describe('Not before this moment'),
    finished_at: z.string().nullable().describe('When it was done, or died'),
  }),
);
export type JobJson = z.output<typeof jobShape>;

export const jobPageShape = responseSchema(
  'JobPage',
  pageShape(jobShape).extend({
    counts: z.object({ queued: z.int(), running: z.int(), dead: z.int() }),
  }),
);
