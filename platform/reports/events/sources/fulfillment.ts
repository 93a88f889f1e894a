import { sql } from 'drizzle-orm';
import {
  DELIVERY_STATES,
  DISPATCH_STATES,
  REDEMPTION_STATES,
} from '../../../../schema/foundation/transitions.ts';
import {
  batchEvents,
  bulkActionEvents,
  deliveryEvents,
  dispatchEvents,
  redemptionEvents,
} from '../../../../schema/fulfillment/events.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { boolean, number, oneOf, text } from '../../../foundation/database/rows.ts';
import { amountOf, type EventSource, eventSource, loggedText, optional } from '../source.ts';

type RedemptionState = (typeof REDEMPTION_STATES)[number];

const redemptions = eventSource(redemptionEvents, {
  shape: {
    nounId: text,
    advertiserId: text,
    promotionId: text,
    dispatchId: optional,
    batchId: optional,
    orderId: optional,
    externalRef: optional,
    recipientId: optional,
    sku: text,
    value: text,
    currency: text,
    charge: optional,
    chargeCurrency: optional,
    state: oneOf(REDEMPTION_STATES),
    reason: optional,
    isTest: boolean,
  },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", advertiser_id::text as "advertiserId", promotion_id::text as "promotionId",
      dispatch_id::text as "dispatchId", batch_id::text as "batchId", order_id as "orderId", external_ref as "externalRef",
      recipient_id::text as "recipientId", sku, face_value::text as value, currency, charge::text as charge, charge_currency as "chargeCurrency",
      state, state_reason as reason, testing as "isTest"
    from redemptions where id = any (${idArray(ids)}::bigint[])`,
  data({ before, after }, row) {
    if (!row) return null;
    const { nounId, value, currency, charge, chargeCurrency, ...facts } = row;
    const state = loggedText(after, 'state') as RedemptionState | null;
    return {
      ...facts,
      redemptionId: nounId,
      value: amountOf(value, currency),
      cost: charge === null || chargeCurrency === null ? null : amountOf(charge, chargeCurrency),
      state: state ?? row.state,
      stateBefore: loggedText(before, 'state') as RedemptionState | null,
      reason: state === null ? row.reason : loggedText(after, 'state_reason'),
      otherRedemptionId: loggedText(after, 'replacement') ?? loggedText(after, 'replaces'),
    };
  },
});

const deliveries = eventSource(deliveryEvents, {
  shape: {
    nounId: text,
    redemptionId: text,
    advertiserId: text,
    promotionId: text,
    batchId: optional,
    orderId: optional,
    kind: text,
    channel: text,
    state: oneOf(DELIVERY_STATES),
    reason: optional,
  },
  rows: (
    ids,
  ) => sql`select d.id::text as "nounId", d.redemption_id::text as "redemptionId", d.advertiser_id::text as "advertiserId",
      r.promotion_id::text as "promotionId", d.batch_id::text as "batchId", r.order_id as "orderId", d.kind, d.channel, d.state, d.reason
    from deliveries d join redemptions r on r.advertiser_id = d.advertiser_id and r.id = d.redemption_id
    where d.id = any (${idArray(ids)}::uuid[])`,
  data({ action, after }, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return {
      ...facts,
      deliveryId: nounId,
      state: action as (typeof DELIVERY_STATES)[number],
      reason: loggedText(after, 'reason'),
    };
  },
});

/** The state that an action on a dispatch leaves it in. */
const DISPATCH_STATE_AFTER: Record<string, (typeof DISPATCH_STATES)[number]> = {
  created: 'held',
  released: 'released',
  done: 'done',
  recalled: 'recalled',
};

const dispatches = eventSource(dispatchEvents, {
  shape: {
    nounId: text,
    advertiserId: text,
    promotionId: text,
    kind: text,
    state: oneOf(DISPATCH_STATES),
    lines: number,
    charge: text,
    currency: text,
    done: number,
    failed: number,
    canceled: number,
  },
  rows: (
    ids,
  ) => sql`select d.id::text as "nounId", d.advertiser_id::text as "advertiserId", d.promotion_id::text as "promotionId", d.kind, d.state,
      d.lines, d.charge::text as charge, d.charge_currency as currency, coalesce(sum(b.done), 0)::int as done,
      coalesce(sum(b.failed), 0)::int as failed, coalesce(sum(b.canceled), 0)::int as canceled
    from dispatches d left join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
    where d.id = any (${idArray(ids)}::bigint[]) group by d.advertiser_id, d.id`,
  data({ action }, row) {
    if (!row) return null;
    const { nounId, charge, currency, ...facts } = row;
    return {
      ...facts,
      dispatchId: nounId,
      state: DISPATCH_STATE_AFTER[action] ?? row.state,
      cost: amountOf(charge, currency),
    };
  },
});

const batches = eventSource(batchEvents, {
  shape: { nounId: text, dispatchId: text, advertiserId: text, promotionId: text, sku: text, state: text },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", dispatch_id::text as "dispatchId", advertiser_id::text as "advertiserId",
      promotion_id::text as "promotionId", sku, state
    from batches where id = any (${idArray(ids)}::bigint[])`,
  data(_, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return { ...facts, batchId: nounId };
  },
});

const bulkActions = eventSource(bulkActionEvents, {
  shape: { nounId: text, accountId: text, action: text, state: text, total: number },
  rows: (ids) => sql`select id::text as "nounId", account_id::text as "accountId", action, state, total
    from bulk_actions where id = any (${idArray(ids)}::bigint[])`,
  data: (_, row) =>
    row ? { bulkActionId: row.nounId, action: row.action, state: row.state, total: row.total } : null,
  audience: ({ accountId }) => ({ accountId }),
});

export const fulfillmentSources: readonly EventSource[] = [
  redemptions,
  deliveries,
  dispatches,
  batches,
  bulkActions,
];
