import { type SQL, sql } from 'drizzle-orm';
import { PROMOTION_TIME_ZONE } from '../../../../schema/foundation/dates/dates.ts';
import type { RedemptionStep } from '../../../../schema/foundation/transitions.ts';

/** The last second of the day on which a redemption activated now expires; null if its promotion has no expiry. */
const EXPIRY = sql`((date_trunc('day', guerdon_now() at time zone ${PROMOTION_TIME_ZONE})
  + make_interval(days => p.redemption_expiration_delay + 1)) at time zone ${PROMOTION_TIME_ZONE}) - interval '1 second'`;

/** The provider's price of `r`. Half a minor unit is rounded up. */
const PURCHASE_COST = sql`(select round(r.face_value * v.purchase_rate / 10000.0)::bigint
  from skus s join providers v on v.id = s.provider_id where s.sku = r.sku)`;

const refunded = sql`refunded_at = guerdon_now()`;

/** Columns that a step writes besides the state and its reason; `p` is the promotion. */
export const MOVE_COLUMNS: Partial<Record<RedemptionStep, SQL>> = {
  // A link that was handed out before keeps its expiry.
  activate: sql`activated_at = guerdon_now(), expires_at = coalesce(r.expires_at, ${EXPIRY})`,
  reset: sql`activated_at = guerdon_now(), expires_at = ${EXPIRY}`,
  redeem: sql`redeemed_at = guerdon_now(), purchase_cost = ${PURCHASE_COST}`,
  refund: refunded,
  reverse: sql`${refunded}, reversed = true`,
};
