import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DISPATCH_KIND_NAMES } from '../../../../schema/fulfillment/dispatchKinds.ts';
import {
  DISPATCH_REQUEST_ACTIONS,
  DISPATCH_REQUEST_STAGES,
  DISPATCH_REQUEST_STATES,
  percentOf,
} from '../../../../schema/fulfillment/dispatchRequests.ts';
import { problem } from '../../../foundation/http/refusals/problems.ts';
import { codec, type JsonOf } from '../../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, whole } from '../../../foundation/records/column.ts';
import { type BatchJson, batchAnswer } from '../batches/batchShape.ts';
import {
  type AcceptedDispatchJson,
  acceptedDispatch,
  type ChangedDispatchJson,
  changedDispatch,
} from '../shape.ts';

type ProblemJson = z.output<typeof problem>;

/** A large dispatch that a job accepts, changes or tries; of `q` requests. */
export const dispatchRequest = codec('DispatchRequest', {
  columns: {
    id: text(sql`q.id::text`),
    promotion_id: text(sql`q.promotion_id::text`),
    kind: oneOf(DISPATCH_KIND_NAMES, sql`q.kind`),
    action: oneOf(DISPATCH_REQUEST_ACTIONS, sql`q.action`).describe(
      'create for a new dispatch, create_batch for a batch of one SKU, else the change of a dispatch',
    ),
    dispatch_id: text(sql`q.dispatch_id::text`)
      .nullable()
      .describe('The dispatch that is changed; null for a new one'),
    dry_run: flag(sql`q.is_dry_run`).describe('True where nothing of it is kept'),
    state: oneOf(DISPATCH_REQUEST_STATES, sql`q.state`).describe(
      'working: follow it; done: read `answer`, `batch` of a batch, or `changed` of a change; refused: read `refusal`, nothing was kept; canceled: a dry run that was given up',
    ),
    stage: oneOf(DISPATCH_REQUEST_STAGES, sql`q.stage`).describe('What is being done, in this order'),
    line_count: whole(sql`q.lines`).describe('Number of lines; an upper bound until a file is read'),
    lines_done: whole(sql`q.lines_done`).describe('Number of lines that the stage is done with'),
    created_at: instant(sql`q.created_at`),
    finished_at: instant(sql`q.finished_at`).nullable(),
    answer: json<AcceptedDispatchJson | null>(
      sql`case q.action when 'create' then q.answer end`,
      acceptedDispatch.nullable(),
    ).describe('What the new dispatch would have answered at once; null unless done'),
    batch: json<BatchJson | null>(
      sql`case q.action when 'create_batch' then q.answer end`,
      batchAnswer.nullable(),
    ).describe('What the new batch would have answered at once; null unless done'),
    changed: json<ChangedDispatchJson | null>(
      sql`case when q.action not in ('create', 'create_batch') then q.answer end`,
      changedDispatch.nullable(),
    ).describe('What the change would have answered at once; null unless done'),
    refusal: json<ProblemJson | null>(sql`q.refusal`, problem.nullable()).describe(
      'Why it was refused, as the body of a refusal; null unless refused',
    ),
  },
  derived: { percent: z.int().min(0).max(100).describe('Part of the work that is done') },
  derive: ({ action, dry_run: isDryRun, state, stage, line_count: lines, lines_done: linesDone }) => ({
    percent: percentOf({ action, isDryRun, state, stage, lines, linesDone }),
  }),
});
export type DispatchRequestJson = JsonOf<typeof dispatchRequest>;

/** Requests by a condition on `q`. */
export const requestsWhere = (condition: SQL): SQL => sql`from dispatch_requests q where ${condition}`;
