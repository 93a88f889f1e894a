import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  DELIVERY_STATES,
  LINE_REMEDIES,
  LINE_STAGES,
  type LineRemedy,
  type LineStage,
  REDEMPTION_STATES,
} from '../../../schema/foundation/transitions.ts';
import { DELIVERY_KINDS, RECIPIENT_PROVIDERS } from '../../../schema/fulfillment/dispatchKinds.ts';
import { messageRemedy } from '../../../schema/fulfillment/messageRemedy.ts';
import { NOTIFICATION_CHANNELS } from '../../../schema/promotions/promotionValues.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec } from '../../foundation/records/codec.ts';
import { instant, json, money, oneOf, text, whole } from '../../foundation/records/column.ts';

const recipientShape = z.object({
  id: z.string(),
  provider: z.enum(RECIPIENT_PROVIDERS),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  version: z.int(),
});

export const deliveryShape = z.object({
  id: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  channel: z.enum(NOTIFICATION_CHANNELS),
  state: z.enum(DELIVERY_STATES),
  reason: z.string().nullable(),
  sent_at: z.string().nullable(),
  attempts: z.int(),
  is_readdressed: z.boolean(),
});
type DeliveryJson = z.output<typeof deliveryShape>;

/** The recipient of a line. Its version is that of the redemption, which changes with its recipient. */
const recipient = sql`case when p.id is null then null else jsonb_build_object('id', p.id::text, 'provider', p.provider, 'email', p.email,
  'phone_number', p.phone_number, 'first_name', coalesce(l.first_name, p.first_name), 'last_name', coalesce(l.last_name, p.last_name),
  'version', r.version) end`;

/** True if recipient `p` of message `m` has another address in its channel, or has none there but an address in the other channel. */
export const isReaddressed = (p: SQL): SQL => {
  const [address, other] = [
    sql`case m.channel when 'email' then ${p}.email else ${p}.phone_number end`,
    sql`case m.channel when 'email' then ${p}.phone_number else ${p}.email end`,
  ];
  return sql`case when ${address} is null then ${other} is not null else ${address} <> coalesce(m.uid, '') end`;
};

/** The last message about a redemption. */
const delivery = sql`(select jsonb_build_object('id', m.id::text, 'kind', m.kind, 'channel', m.channel, 'state', m.state, 'reason', m.reason,
    'sent_at', ${isoTimestamp(sql`m.sent_at`)}, 'attempts', m.attempts,
    'is_readdressed', ${isReaddressed(sql`p`)})
  from deliveries m where m.advertiser_id = l.advertiser_id and m.redemption_id = l.redemption_id and m.kind <> 'one_time_code'
  order by m.created_at desc, m.id desc limit 1)`;

/** A line, read from `l` lines, `r` their redemptions and `p` their recipients. A code shows its last four characters only. */
export const batchLine = codec('BatchLine', {
  columns: {
    batch_id: text(sql`l.batch_id::text`),
    line: whole(sql`l.line`),
    redemption_id: text(sql`l.redemption_id::text`),
    order_id: text(sql`r.order_id`),
    sku: text(sql`r.sku`),
    value_currency: text(sql`r.currency`),
    value: money(sql`r.face_value`, 'value_currency'),
    recipient: json<z.output<typeof recipientShape> | null>(recipient, recipientShape.nullable()),
    state: oneOf(REDEMPTION_STATES, sql`r.state`),
    stage: oneOf(LINE_STAGES, sql`l.stage`),
    delivery: json<DeliveryJson | null>(delivery, deliveryShape.nullable()),
    last4: text(
      sql`(select c.last4 from redemption_codes c where c.advertiser_id = l.advertiser_id and c.redemption_id = l.redemption_id
        and c.usage = 'primary' and c.dead_at is null)`,
    ).nullable(),
    updated_at: instant(sql`r.updated_at`),
  },
  hidden: {
    error: text(sql`l.error`).nullable(),
    stateReason: text(sql`r.state_reason`).nullable(),
  },
  derived: {
    reason: z.string().nullable().describe('Reason of the failure, as a key'),
    remedy: z.enum(LINE_REMEDIES).nullable().describe('Remedy of the failure'),
  },
  derive: ({ stage, state, error, stateReason, delivery: last }) =>
    remedyOf({ stage, error: error ?? stateReason, isFailed: state === 'failed', delivery: last }),
});

interface Failure {
  stage: LineStage;
  error: string | null;
  /** Its reward could not be ordered, in the batch or when its recipient asked for it. */
  isFailed: boolean;
  delivery: DeliveryJson | null;
}

/** The error of a line and its remedy: a failed order, its last message, then the line itself. */
export function remedyOf({ stage, error, isFailed, delivery: last }: Failure): {
  reason: string | null;
  remedy: LineRemedy | null;
} {
  if (isFailed) return { reason: error, remedy: 'retry' };
  if (last && (last.state === 'failed' || last.state === 'bounced')) {
    const reason = last.reason ?? 'unreachable';
    return { reason, remedy: messageRemedy({ reason, isReaddressed: last.is_readdressed }) };
  }
  if (stage === 'failed') return { reason: error, remedy: 'retry' };
  return { reason: stage === 'canceled' ? error : null, remedy: null };
}

/** The `from` clause of lines. */
export const lineSource = (some: SQL = sql`batch_lines l`): SQL => sql`from ${some}
  join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
  left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id`;

export const batchLinePage = responseSchema('BatchLinePage', pageShape(batchLine.schema));
