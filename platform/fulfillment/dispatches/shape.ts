import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { BATCH_STATES, DISPATCH_STATES } from '../../../schema/foundation/transitions.ts';
import { estimatedSeconds } from '../../../schema/fulfillment/dispatches.ts';
import { BATCH_USAGES, DISPATCH_KIND_NAMES } from '../../../schema/fulfillment/dispatchKinds.ts';
import { DISPATCH_CHANGES } from '../../../schema/fulfillment/dispatchRequests.ts';
import { NOTIFICATION_CHANNELS } from '../../../schema/promotions/promotionValues.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, money, oneOf, text, whole } from '../../foundation/records/column.ts';
import { rowWarningShape } from './accept/checks/rowWarningShape.ts';
import { OPEN_STOPS, openStop } from './batches/stopFacts.ts';
import { refusedColumns, refusedSku, shownRefusals, storedRefusals } from './refusedRows/shape.ts';

const channel = z.enum(NOTIFICATION_CHANNELS);

const batchShape = responseSchema(
  'DispatchBatch',
  z.object({
    id: z.string(),
    sku: z.string(),
    reward_name: z.string(),
    usage: z.enum(BATCH_USAGES),
    amount: z.int().describe('Number of lines'),
    value: z.string().nullable().describe('Face value of each line; null when they differ'),
    value_currency: z.string(),
    charge: z.string(),
    currency: z.string(),
    state: z.enum(BATCH_STATES),
    done: z.int(),
    failed: z.int(),
    canceled: z.int(),
  }),
);

const progressShape = z.object({
  held: z.int(),
  activate: z.int(),
  order: z.int().describe('Includes those on order'),
  notify: z.int().describe('Includes those whose messages have not left yet'),
  done: z.int(),
  failed: z.int(),
  canceled: z.int(),
});
type Progress = z.output<typeof progressShape>;

interface StoredBatch extends Omit<z.output<typeof batchShape>, 'value' | 'charge' | 'currency'> {
  value: string | null;
  charge: string;
}

/** The batches of dispatch `d` as JSON, one per SKU, with amounts as text. */
const batches = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', b.id::text, 'sku', b.sku, 'reward_name', s.name, 'usage', b.usage, 'amount', b.amount,
    'value', b.value::text, 'value_currency', b.currency, 'charge', b.charge::text, 'state', b.state, 'done', b.done, 'failed', b.failed,
    'canceled', b.canceled) order by b.id), '[]')
  from batches b join skus s on s.sku = b.sku where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id)`;

/**
 * Lines by stage: what is closed is counted by its batch, what is open along the index of open lines. All lines of a held batch are held: they are not
 * read, since a large dispatch is answered while the advertiser's accounts are locked.
 */
const open = sql`(select coalesce(jsonb_object_agg(o.stage, o.count), '{}') from (
  select l.stage, count(*)::int as count from batches b
  join batch_lines l on l.advertiser_id = b.advertiser_id and l.batch_id = b.id and l.stage not in ('done', 'failed', 'canceled')
  where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state = 'working' group by 1
  union all select 'held', sum(b.amount - b.done - b.failed - b.canceled)::int from batches b
  where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state = 'held' having count(*) > 0) o)`;

/** A dispatch, read from `d` dispatches and `a` accounts. */
export const dispatch = codec('Dispatch', {
  columns: {
    id: text(sql`d.id::text`),
    advertiser_id: text(sql`d.advertiser_id::text`),
    promotion_id: text(sql`d.promotion_id::text`),
    kind: oneOf(DISPATCH_KIND_NAMES, sql`d.kind`),
    state: oneOf(DISPATCH_STATES, sql`d.state`),
    stop: oneOf(OPEN_STOPS, openStop)
      .nullable()
      .describe('Why its lines are canceled at its release, while it is held'),
    changing: oneOf(
      DISPATCH_CHANGES,
      sql`(select q.action from dispatch_requests q where q.advertiser_id = d.advertiser_id and q.dispatch_id = d.id
        and q.state = 'working' and not q.is_dry_run)`,
    )
      .nullable()
      .describe('The change that a job makes at this moment; meanwhile every other one is refused'),
    channel: json<z.output<typeof channel> | null>(sql`to_jsonb(d.channel)`, channel.nullable()),
    file_name: text(sql`d.file_name`).nullable(),
    order_prefix: text(sql`d.order_prefix`).nullable(),
    line_count: whole(sql`d.lines`),
    currency: text(sql`d.charge_currency`),
    charge: money(
      sql`(select coalesce(sum(b.charge), 0)::bigint from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id)`,
      'currency',
    ).describe('What its redemptions have booked or spent now; returned money is not in it'),
    undo_seconds: whole(sql`d.undo_seconds`),
    release_at: instant(sql`d.release_at`),
    released_at: instant(sql`d.released_at`).nullable(),
    done_at: instant(sql`d.done_at`).nullable(),
    recalled_at: instant(sql`d.recalled_at`).nullable(),
    reminder_days: json<number[]>(sql`to_jsonb(d.reminder_days)`, z.array(z.int())),
    minimal_expiration: instant(sql`d.minimal_expiration`).nullable(),
    include_pdf: flag(sql`d.include_pdf`),
    testing: flag(sql`d.testing`),
    created_by_name: text(sql`a.name`).nullable(),
    created_at: instant(sql`d.created_at`),
    version: whole(sql`d.version`),
    ...refusedColumns,
  },
  hidden: {
    refusals: storedRefusals,
    stored: json<StoredBatch[]>(batches, z.any()),
    open: json<Partial<Record<string, number>>>(open, z.any()),
  },
  derived: {
    can_recall: z.boolean(),
    progress: progressShape,
    estimated_seconds: z.int().describe('Seconds until the last line is expected to be done'),
    batches: z.array(batchShape),
    refused: z
      .array(refusedSku)
      .describe('SKUs that were refused when the rest was accepted, with their reasons'),
  },
  derive: (row, scope) => {
    const progress = progressOf(row.stored, row.open);
    return {
      can_recall: row.state === 'held',
      progress,
      estimated_seconds: secondsLeft(progress, row.minimal_expiration !== null),
      batches: row.stored.map((batch) => ({
        ...batch,
        value: batch.value === null ? null : formatMinor(BigInt(batch.value), batch.value_currency),
        charge: formatMinor(BigInt(batch.charge), row.currency),
        currency: row.currency,
      })),
      refused: shownRefusals(row.refusals, scope),
    };
  },
});
export type DispatchJson = JsonOf<typeof dispatch>;

function progressOf(stored: readonly StoredBatch[], lines: Partial<Record<string, number>>): Progress {
  const closed = (stage: 'done' | 'failed' | 'canceled') =>
    stored.reduce((sum, batch) => sum + batch[stage], 0);
  const { held = 0, activate = 0, order = 0, ordering = 0, notify = 0, sending = 0 } = lines;
  const [done, failed, canceled] = [closed('done'), closed('failed'), closed('canceled')];
  return { held, activate, order: order + ordering, notify: notify + sending, done, failed, canceled };
}

/** The stages of progress that lines are counted in while they are open. */
const OPEN_STAGES: Partial<Record<string, keyof Progress>> = {
  held: 'held',
  activate: 'activate',
  order: 'order',
  ordering: 'order',
  notify: 'notify',
  sending: 'notify',
} as const;

/** A dispatch without open lines that a dry run would close: it has counted them in their batches, and not written them. */
export function withoutOpen(
  dispatch: DispatchJson,
  unwritten: readonly { batchId: string; stage: string; count: number }[],
): DispatchJson {
  const progress = { ...dispatch.progress };
  // Lines of a finished batch do not count as open.
  const open = new Set(dispatch.batches.flatMap(({ id, state }) => (state === 'working' ? id : [])));
  for (const { batchId, stage, count } of unwritten) {
    const key = OPEN_STAGES[stage];
    if (key && open.has(batchId)) progress[key] -= count;
  }
  return {
    ...dispatch,
    progress,
    estimated_seconds: secondsLeft(progress, dispatch.minimal_expiration !== null),
  };
}

function secondsLeft({ held, activate, order, notify }: Progress, isLimited: boolean): number {
  const left = held + activate + order + notify;
  return left === 0 ? 0 : estimatedSeconds(left, isLimited);
}

/** The `from` clause of dispatches. */
export const dispatchSource = (some: SQL = sql`dispatches d`): SQL =>
  sql`from ${some} left join accounts a on a.id = d.created_by`;

export const dispatchPage = responseSchema('DispatchPage', pageShape(dispatch.schema));

const outcomeShape = z.object({
  sku: z.string(),
  status: z.enum(['accepted', 'refused', 'not_processed']),
  batch_id: z.string().nullable(),
  line_count: z.int(),
  charge: z.string().nullable(),
  currency: z.string(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});

const skuCostShape = z.object({
  sku: z.string(),
  reward_name: z.string(),
  line_count: z.int(),
  unit: z.string().describe('Cost of one line; the highest when they differ'),
  charge: z.string(),
  currency: z.string(),
  source: z.string().describe('committed, open, unallocated or several'),
  stock_before: z.int().nullable(),
  stock_after: z.int().nullable(),
  quota_before: z.int().nullable(),
  quota_after: z.int().nullable(),
});

/** The booked cost, as responses show it; see `costJson`. */
export const costShape = z.object({
  total: z.string(),
  currency: z.string(),
  by_sku: z.array(skuCostShape),
});

/** The response to a dispatch or to its dry run. */
export const acceptedDispatch = responseSchema(
  'AcceptedDispatch',
  z.object({
    dispatch: dispatch.schema.nullable().describe('Null in a dry run'),
    outcomes: z.array(outcomeShape),
    cost: costShape,
    warnings: z
      .array(z.string())
      .describe(
        'Warnings about what was read differently than it stands in the request, or is not sent: a key, and after a colon what it is about, for example `unread_columns:nickname`',
      ),
    row_warnings: z.array(rowWarningShape).describe('The first 100 of each code that `warnings` counts'),
    effects: effectsShape,
  }),
);
export type AcceptedDispatchJson = z.output<typeof acceptedDispatch>;

/** The answer to a recall, a release, a cancellation or a retry. */
export const changedDispatch = responseSchema(
  'ChangedDispatch',
  z.object({ dispatch: dispatch.schema, effects: effectsShape }),
);
export type ChangedDispatchJson = z.output<typeof changedDispatch>;
