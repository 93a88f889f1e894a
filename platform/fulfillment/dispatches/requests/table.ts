// Dispatches that a job accepts, changes or tries because they are large: what was requested, how far the job is, and its answer.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DISPATCH_KIND_NAMES, type DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import {
  DISPATCH_REQUEST_ACTIONS,
  DISPATCH_REQUEST_STAGES,
  DISPATCH_REQUEST_STATES,
  type DispatchRequestAction,
  type DispatchRequestStage,
  type DispatchRequestState,
} from '../../../../schema/fulfillment/dispatchRequests.ts';
import { identity, instant, namesIn, textId } from '../../../foundation/database/columns.ts';
import type { SealedJson } from '../../../foundation/secrets/sealedJson.ts';

/**
 * One request of a caller: to create a dispatch or a batch, or to change `dispatchId`. `request` is the sealed body of a new one, null once the job has ended. `answer` is that of
 * the dispatch or the change, or of its dry run; `refusal` is why there is none. A row is deleted a day after its end.
 */
export const dispatchRequests = pgTable(
  'dispatch_requests',
  {
    id: identity(),
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    kind: text('kind').$type<DispatchKind>().notNull(),
    action: text('action').$type<DispatchRequestAction>().notNull().default('create'),
    dispatchId: textId('dispatch_id'),
    isDryRun: boolean('is_dry_run').notNull(),
    caller: text('caller').notNull(),
    accountId: textId('account_id'),
    locale: text('locale').$type<'en' | 'fr'>().notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    request: jsonb('request').$type<SealedJson>(),
    state: text('state').$type<DispatchRequestState>().notNull().default('working'),
    stage: text('stage').$type<DispatchRequestStage>().notNull().default('waiting'),
    /** An upper bound until a file is read. */
    lines: integer('lines').notNull(),
    /** Lines that the stage is done with. */
    linesDone: integer('lines_done').notNull().default(0),
    answer: jsonb('answer'),
    refusal: jsonb('refusal'),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    // A key works once at a time, whatever advertiser the request is of.
    uniqueIndex('dispatch_requests_working')
      .on(table.caller, table.key)
      .where(sql`${table.state} = 'working' and not ${table.isDryRun}`),
    // A dispatch is changed by one request at a time.
    uniqueIndex('dispatch_requests_changing')
      .on(table.advertiserId, table.dispatchId)
      .where(sql`${table.state} = 'working' and not ${table.isDryRun}`),
    index('dispatch_requests_finished').on(table.finishedAt),
    check('dispatch_requests_kind', sql`${table.kind} in (${namesIn(DISPATCH_KIND_NAMES)})`),
    check('dispatch_requests_action', sql`${table.action} in (${namesIn(DISPATCH_REQUEST_ACTIONS)})`),
    check(
      'dispatch_requests_of',
      sql`(${table.action} in ('create', 'create_batch')) = (${table.dispatchId} is null)`,
    ),
    check('dispatch_requests_state', sql`${table.state} in (${namesIn(DISPATCH_REQUEST_STATES)})`),
    check('dispatch_requests_stage', sql`${table.stage} in (${namesIn(DISPATCH_REQUEST_STAGES)})`),
    check('dispatch_requests_ended', sql`(${table.state} = 'working') = (${table.finishedAt} is null)`),
    check(
      'dispatch_requests_outcome',
      sql`(${table.state} = 'done') = (${table.answer} is not null) and (${table.state} = 'refused') = (${table.refusal} is not null)`,
    ),
  ],
);
