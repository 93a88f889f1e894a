import { sql } from 'drizzle-orm';
import { BATCH_STATES } from '../../../../schema/foundation/transitions.ts';
import { PLAN_STAGES, type PlanStage } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { notFound, refused } from '../../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import { type PlannedMessage, withoutName } from '../../deliveries/lacksName.ts';
import { lockPlan } from '../accept/planLock.ts';
import { type BatchJson, readBatch } from '../batches/batchShape.ts';
import { refuseChanging } from './refuseChanging.ts';

/** Follow-ups of a batch, each with the stages that its lines then go through (BATCH-8 … BATCH-10). */
const FOLLOW_UPS = {
  redeem: ['activate', 'order'],
  send_redemption_notifications: ['notify'],
  send_activation_notifications: ['activate', 'notify'],
} as const satisfies Record<string, readonly PlanStage[]>;
export type FollowUp = keyof typeof FOLLOW_UPS;

/** A requested follow-up; without channels the recipients of a redemption get no message. */
export interface FollowUpRequest {
  what: FollowUp;
  channels: readonly NotificationChannel[];
  key: string;
}

const BATCH_ROW = {
  advertiserId: text,
  dispatchId: text,
  state: oneOf(BATCH_STATES),
  plan: listOf(oneOf(PLAN_STAGES)),
};
type BatchRow = RowOf<typeof BATCH_ROW>;

/**
 * Appends stages to the plan of a batch and puts its finished lines to work again, at most once a key.
 * @throws Refusal dispatch_changing, not_released, batch_canceled, not_redeemed_yet, batch_working, names_missing
 */
export function followUp(
  scope: Scope,
  batchId: string,
  { what, channels, key }: FollowUpRequest,
): Promise<BatchJson> {
  const keyed = {
    key,
    body: { followUp: what, batchId, channels },
    advertiserId: async (tx: Queries) => (await batchRow(tx, scope, batchId)).advertiserId,
  };
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const { advertiserId, dispatchId } = await batchRow(tx, scope, batchId);
    await refuseChanging(tx, scope, { id: dispatchId });
    await lockPlan(tx, { advertiserId, batchId });
    await tx.execute(
      sql`select from dispatches where advertiser_id = ${advertiserId} and id = ${dispatchId} for no key update`,
    );
    const { state, plan } = await batchRow(tx, scope, batchId);
    if (state === 'held') throw refused(scope, 'not_released');
    if (state === 'canceled') throw refused(scope, 'batch_canceled');
    if (what === 'send_redemption_notifications' && !plan.includes('order'))
      throw refused(scope, 'not_redeemed_yet');
    const isTelling = what !== 'redeem' || channels.length > 0;
    const stages: PlanStage[] = [
      ...FOLLOW_UPS[what],
      ...(what === 'redeem' && isTelling ? (['notify'] as const) : []),
    ];
    // A stage still ahead of its lines cannot be distinguished from its repetition: they would skip the stages between.
    if (state === 'working' && stages.some((stage) => plan.includes(stage)))
      throw refused(scope, 'batch_working');
    if (isTelling) {
      const kind = what === 'send_activation_notifications' ? 'activation' : 'reward';
      const count = await namelessLines(tx, { advertiserId, batchId, kind, channels });
      if (count > 0) throw refused(scope, 'names_missing', { count: String(count) });
    }
    if (isTelling) await setNotifications(tx, { advertiserId, id: batchId }, channels);
    await append(tx, { advertiserId, dispatchId, batchId, stages });
    await enqueue(tx, { kind: 'batchWork', payload: { advertiserId, batchId }, advertiserId });
    await change.record({
      noun: 'batches',
      nounId: batchId,
      action: what,
      advertiserId,
      after: { stages, ...(isTelling ? { channels } : {}) },
    });
    return readBatch(tx, scope, batchId);
  });
}

/** Number of recipients of a batch without the name that their message uses. */
async function namelessLines(
  tx: Queries,
  {
    advertiserId,
    batchId,
    kind,
    channels,
  }: Pick<PlannedMessage, 'kind'> & {
    advertiserId: string;
    batchId: string;
    channels: readonly NotificationChannel[];
  },
): Promise<number> {
  const redemptions = sql`r.advertiser_id = ${advertiserId} and r.batch_id = ${batchId} and l.stage <> 'failed'
    and r.state in ('booked', 'pending', 'redeemed')`;
  const nameless = new Set<string>();
  for (const channel of channels)
    for (const id of await withoutName(tx, { kind, channel, redemptions })) nameless.add(id);
  return nameless.size;
}

interface Append {
  advertiserId: string;
  dispatchId: string;
  batchId: string;
  stages: readonly PlanStage[];
}

async function append(tx: Queries, { advertiserId, dispatchId, batchId, stages }: Append): Promise<void> {
  await tx.execute(sql`with l as (
      update batch_lines l set stage = ${stages[0]}
      where l.advertiser_id = ${advertiserId} and l.batch_id = ${batchId} and l.stage = 'done' returning 1)
    update batches b set plan = b.plan || ${`{${stages.join(',')}}`}::text[], state = 'working', finished_at = null, version = b.version + 1,
      done = b.done - (select count(*) from l)
    where b.advertiser_id = ${advertiserId} and b.id = ${batchId}`);
  await tx.execute(sql`update dispatches set state = 'released', done_at = null, version = version + 1
    where advertiser_id = ${advertiserId} and id = ${dispatchId}`);
}

/** The channel of messages to recipients of a batch. */
async function setNotifications(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
  channels: readonly NotificationChannel[],
): Promise<void> {
  await tx.execute(sql`update batches set notifications = ${`{${channels.join(',')}}`}::text[]
    where advertiser_id = ${advertiserId} and id = ${id}`);
}

async function batchRow(tx: Queries, scope: Scope, id: string): Promise<BatchRow> {
  const [row] = await rowsOf(
    tx,
    BATCH_ROW,
    sql`select b.advertiser_id::text as "advertiserId", b.dispatch_id::text as "dispatchId", b.state, b.plan from batches b
      where b.id = ${id} and ${isVisibleAdvertiser(scope, sql`b.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return row;
}
