import { type SQL, sql } from 'drizzle-orm';
import type { LineStage } from '../../../../schema/foundation/transitions.ts';
import {
  DISPATCH_KIND_NAMES,
  PLAN_STAGES,
  type PlanStage,
} from '../../../../schema/fulfillment/dispatchKinds.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../../foundation/database/connections/keepPlan.ts';
import { boolean, listOf, nullable, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { type Stop, stopColumns, stopJoins, stopOf } from './stopFacts.ts';

/** One batch of an advertiser. */
export interface BatchKey {
  advertiserId: string;
  batchId: string;
}

/** Facts for processing a batch; `stop` is the reason why it sends nothing more, `waits` means that it goes on later. */
export interface BatchFacts {
  dispatchId: string;
  sku: string;
  plan: PlanStage[];
  channels: NotificationChannel[];
  isWorking: boolean;
  stop: Stop;
  /** Its promotion is paused. */
  waits: boolean;
  /** A job cancels what has not gone out: nothing more goes out meanwhile. */
  isBeingCanceled: boolean;
  /** The first stage that has open lines; null when there is none. */
  stage: Extract<LineStage, 'activate' | 'order' | 'ordering' | 'notify'> | null;
  /** Messages of its lines are not sent yet; the job that sends the last one requeues the batch. */
  isSending: boolean;
}

const ROW = {
  sku: text,
  dispatchId: text,
  stage: nullable(oneOf(['activate', 'order', 'ordering', 'notify'])),
  plan: listOf(oneOf(PLAN_STAGES)),
  channels: listOf(oneOf(NOTIFICATION_CHANNELS)),
  isWorking: boolean,
  isBeingCanceled: boolean,
  isSending: boolean,
  promotionStatus: text,
  isOver: boolean,
  advertiserStatus: text,
  kind: oneOf(DISPATCH_KIND_NAMES),
  createdBy: nullable(text),
  isClient: boolean,
  isService: boolean,
  named: nullable(listOf(text)),
  isKeyGone: boolean,
  roles: nullable(listOf(text)),
  keyRoles: nullable(listOf(text)),
  email: nullable(text),
  isVerified: nullable(boolean),
  sees: boolean,
};

/** Reads a batch before each chunk, and whether its promotion, its advertiser and its maker are still what they were. */
export async function batchFacts(
  tx: Queries,
  { advertiserId, batchId }: BatchKey,
  staffDomains: readonly string[],
): Promise<BatchFacts | null> {
  const [row] = await rowsOf(
    tx,
    ROW,
    keepPlan(sql`select b.dispatch_id::text as "dispatchId", b.sku, b.plan, b.state = 'working' as "isWorking",
        case when cardinality(b.notifications) > 0 then b.notifications else array_remove(array[d.channel], null) end as channels,
        (select l.stage from batch_lines l where l.advertiser_id = b.advertiser_id and l.batch_id = b.id
          and l.stage in ('activate', 'order', 'ordering', 'notify')
          order by array_position('{activate,order,ordering,notify}'::text[], l.stage) limit 1) as stage,
        exists (select from batch_lines l where l.advertiser_id = b.advertiser_id and l.batch_id = b.id and l.stage = 'sending') as "isSending",
        exists (select from dispatch_requests q where q.advertiser_id = b.advertiser_id and q.dispatch_id = b.dispatch_id and q.action = 'cancel'
          and q.state = 'working' and not q.is_dry_run) as "isBeingCanceled",
        ${stopColumns}
      from batches b join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id ${stopJoins}
      where b.advertiser_id = ${advertiserId} and b.id = ${batchId}`),
  );
  return row ? { ...row, stop: stopOf(row, staffDomains), waits: row.promotionStatus === 'paused' } : null;
}

/** True if the worker has work for a working batch: a line to process, or no open line, so the batch can finish. Other jobs send messages. */
export const hasWorkFor = (
  b: SQL,
): SQL => sql`(exists (select from batch_lines l where l.advertiser_id = ${b}.advertiser_id
    and l.batch_id = ${b}.id and l.stage in ('activate', 'order', 'ordering', 'notify'))
  or not exists (select from batch_lines l where l.advertiser_id = ${b}.advertiser_id and l.batch_id = ${b}.id
    and l.stage not in ('done', 'failed', 'canceled')))`;

/** The stage that follows in a plan; where one stands in it more than once, after the last. */
export const stageAfter = (plan: readonly PlanStage[], stage: PlanStage): PlanStage | 'done' =>
  plan[plan.lastIndexOf(stage) + 1] ?? 'done';
