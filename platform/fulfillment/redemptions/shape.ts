import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import {
  OFFER_STATES,
  OFFER_STATUSES,
  type OfferState,
  type OfferStatus,
  PROMOTION_STATES,
  PROMOTION_STATUSES,
  REDEMPTION_STATES,
} from '../../../schema/foundation/transitions.ts';
import { RECIPIENT_PROVIDERS } from '../../../schema/fulfillment/dispatchKinds.ts';
import {
  ACTION_REASONS,
  judgeActions,
  REDEMPTION_ACTIONS,
} from '../../../schema/fulfillment/redemptions/redemptionActions.ts';
import { SEARCH_WAYS } from '../../../schema/fulfillment/redemptions/redemptionSearch.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../schema/promotions/promotionValues.ts';
import type { RowOf } from '../../foundation/database/rows.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, money, oneOf, text, texts, whole } from '../../foundation/records/column.ts';
import { readableOnly } from '../../foundation/records/readableNoun.ts';
import { factsOf } from './actionFacts.ts';
import { canConsult } from './cards/canConsult.ts';
import { addressShape, asAddress } from './details/address.ts';
import type { ShippingAddress } from './table.ts';

export const userShape = z.object({
  id: z.string(),
  provider: z.enum(RECIPIENT_PROVIDERS),
  uid: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  location: z.object({ country: z.string().nullable() }),
  version: z.int(),
});
export type UserJson = z.output<typeof userShape>;

const actionShape = z.object({
  name: z.enum(REDEMPTION_ACTIONS),
  allowed: z.boolean(),
  reason: z.enum(ACTION_REASONS).nullable(),
  ability: z.enum(ABILITIES).nullable().describe('The missing ability'),
});

/** The recipient, from recipients `p` and lines `l`; names of the line come first. */
export const user = sql`case when p.id is null then null else jsonb_build_object('id', p.id::text, 'provider', p.provider, 'uid', p.uid,
  'first_name', coalesce(l.first_name, p.first_name), 'last_name', coalesce(l.last_name, p.last_name), 'email', p.email,
  'phone_number', p.phone_number, 'location', jsonb_build_object('country', p.country), 'version', p.version) end`;

const offerShape = z.object({ state: z.enum(OFFER_STATES), status: z.enum(OFFER_STATUSES) });
const channelsShape = z.array(z.enum(NOTIFICATION_CHANNELS));
const channels = (column: SQL) => json<NotificationChannel[]>(sql`to_jsonb(${column})`, channelsShape);
const providerOnly = ['redemptionsAdmin'] as const;

/**
 * A redemption (RED-43 … RED-48); of `r` redemptions, `a` their advertisers, `m` promotions, `s` SKUs, `q` products, `v` providers, `p`
 * recipients, `l` lines and `f` what their promotion makes of the reward.
 */
export const redemption = codec('Redemption', {
  columns: {
    id: text(sql`r.id::text`),
    order_id: text(sql`r.order_id`).nullable(),
    external_ref: text(sql`r.external_ref`).nullable(),
    company_name: text(sql`r.company_name`).nullable(),
    dispatch_id: text(sql`r.dispatch_id::text`).nullable(),
    batch_id: text(sql`r.batch_id::text`).nullable(),
    state: oneOf(REDEMPTION_STATES, sql`r.state`),
    reversed: flag(sql`r.reversed`),
    state_details: text(sql`r.state_reason`).nullable().describe('Reason for its state, as a key'),
    payment_types: json<number[]>(sql`to_jsonb(r.payment_types)`, z.array(z.int())),
    testing: flag(sql`r.testing`),
    provider: text(sql`v.id::text`)
      .nullable()
      .onlyWith(...providerOnly),
    provider_name: text(sql`v.name`)
      .nullable()
      .onlyWith(...providerOnly),
    provider_payment_type: whole(sql`v.payment_type`)
      .nullable()
      .onlyWith(...providerOnly),
    provider_tracking_code: text(sql`r.tracking_code`).nullable(),
    cancelable: flag(
      sql`(r.state = 'redeemed' and r.cancelable and coalesce(v.cancels or v.kind = 'issued', true))`,
    ).describe('Whether it has a valid code that can be canceled at its source'),
    can_consult: flag(canConsult),
    last4: text(sql`k.last4`).nullable().describe('Last characters of its code'),
    activation_datetime: instant(sql`r.activated_at`).nullable(),
    booked_datetime: instant(sql`r.booked_at`),
    updated_datetime: instant(sql`r.updated_at`),
    redeemed_datetime: instant(sql`r.redeemed_at`).nullable(),
    refunded_datetime: instant(sql`r.refunded_at`).nullable(),
    expiration_datetime: instant(sql`r.expires_at`).nullable(),
    user: json<UserJson | null>(user, userShape.nullable()),
    needs_address: flag(sql`coalesce(q.delivery_mode = 'physical_shipment', false)`),
    version: whole(sql`r.version`),
  },
  hidden: {
    currency: text(sql`r.currency`),
    amount: money(sql`r.face_value`, 'currency'),
    advertiserId: text(sql`a.id::text`),
    advertiserName: text(sql`a.name`),
    promotionId: text(sql`m.id::text`),
    promotionName: text(sql`m.name`),
    promotionStatus: oneOf(PROMOTION_STATUSES, sql`m.status`),
    promotionState: oneOf(
      PROMOTION_STATES,
      sql`guerdon_promotion_state(m.status, m.start_datetime, m.end_datetime, guerdon_now())`,
    ),
    activationChannels: channels(sql`m.activation_notification_channels`),
    successChannels: channels(sql`m.notification_channels`),
    isUnique: flag(sql`m.redeem_frequency = 'unique'`),
    isLinkByHand: flag(
      sql`(r.state = 'booked' and l.stage = 'done' and exists (select from dispatches d where d.advertiser_id = r.advertiser_id
        and d.id = r.dispatch_id and d.kind in ('single', 'download_links')))`,
    ),
    cancelsUnused: flag(sql`m.auto_cancel_code`),
    expirationDelay: whole(sql`m.redemption_expiration_delay`).nullable(),
    sku: text(sql`r.sku`),
    rewardName: text(sql`s.name`),
    isFreeValue: flag(sql`s.variable_value`),
    offer: json<{ state: OfferState; status: OfferStatus } | null>(
      sql`case when f.status is null then null else jsonb_build_object('state', f.state, 'status', f.status) end`,
      offerShape.nullable(),
    ),
    usages: texts(sql`k.usages`),
    pays: flag(sql`k.pays`),
    shippedTo: json<ShippingAddress | null>(sql`r.address`, z.any()),
    orderStatus: text(sql`r.order_status`).nullable(),
  },
  derived: {
    value: z.object({ amount: z.string(), currency: z.string() }),
    client: z.object({ id: z.string(), name: z.string() }).describe('Its advertiser'),
    promotion: z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(PROMOTION_STATES),
      status: z.enum(PROMOTION_STATUSES),
      activation_notification_channels: channelsShape,
      notification_channels: channelsShape,
      auto_cancel_code: z.boolean(),
      redemption_expiration_delay: z.int().nullable(),
    }),
    reward: z.object({
      sku: z.string(),
      name: z.string(),
      state: z.enum(OFFER_STATES).nullable().describe('Null when its promotion no longer has it'),
      status: z.enum(OFFER_STATUSES).nullable(),
    }),
    reward_format: z.object({ usages: z.array(z.string()) }),
    address: addressShape.nullable(),
    custom_provider: z.object({ order_status: z.string().nullable(), tracking_code: z.string().nullable() }),
    actions: z
      .array(actionShape)
      .describe('Actions on it: which ones the caller may perform, and why not the others'),
  },
  derive: (row, scope) => ({
    value: { amount: formatMinor(row.amount, row.currency), currency: row.currency },
    client: { id: row.advertiserId, name: row.advertiserName },
    promotion: {
      id: row.promotionId,
      name: row.promotionName,
      state: row.promotionState,
      status: row.promotionStatus,
      activation_notification_channels: row.activationChannels,
      notification_channels: row.successChannels,
      auto_cancel_code: row.cancelsUnused,
      redemption_expiration_delay: row.expirationDelay,
    },
    reward: {
      sku: row.sku,
      name: row.rewardName,
      state: row.offer?.state ?? null,
      status: row.offer?.status ?? null,
    },
    reward_format: { usages: row.usages },
    address: row.shippedTo && asAddress(row.shippedTo),
    custom_provider: { order_status: row.orderStatus, tracking_code: row.provider_tracking_code },
    actions: judgeActions(factsOf(row), scope),
  }),
});
export type RedemptionJson = JsonOf<typeof redemption>;

/** A redemption in the response to a refund or a replacement, which do not require viewRedemptions. */
export const readableRedemption = readableOnly(redemption.schema, 'viewRedemptions');
export type RedemptionRow = RowOf<typeof redemption>;

const readingShape = responseSchema(
  'RedemptionSearchReading',
  z.object({ ways: z.array(z.enum(SEARCH_WAYS)) }),
);
export const redemptionPage = responseSchema(
  'RedemptionPage',
  pageShape(redemption.schema).extend({
    end_cursor: z.string().nullable(),
    reading: readingShape.nullable(),
  }),
);
