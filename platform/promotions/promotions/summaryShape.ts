import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PROMOTION_STATES, PROMOTION_STATUSES } from '../../../schema/foundation/transitions.ts';
import {
  isPendingOrValidPromotion,
  isValidPromotion,
  type PromotionLife,
  promotionFigures,
} from '../../../schema/promotions/promotionStates.ts';
import { codec } from '../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, whole } from '../../foundation/records/column.ts';
import { readyJoin } from './offers/offerShape.ts';

const figuresShape = z.object({
  activated: z.int(),
  redeemed: z.int(),
  pending: z.int().describe('Includes failed ones'),
  denied: z.int(),
  ratio: z.number(),
});
const named = z.object({ id: z.string(), name: z.string() });

const sums = sql`(select jsonb_build_object('redeemed', coalesce(sum(n.redeemed), 0), 'pending', coalesce(sum(n.pending), 0),
    'denied', coalesce(sum(n.denied), 0), 'failed', coalesce(sum(n.failed), 0))
  from promotion_counts n where n.advertiser_id = p.advertiser_id and n.promotion_id = p.id)`;
const lastDays = sql`(select count(*)::int from redemptions r where r.advertiser_id = p.advertiser_id and r.promotion_id = p.id
  and r.redeemed_at >= now() - interval '7 days')`;

const countsShape = z.object({ redeemed: z.int(), pending: z.int(), denied: z.int(), failed: z.int() });

/** `is_valid`: the promotion runs (PROMO-35). `is_pending_or_valid`: it runs or can still run (PROMO-36). */
const lifeOf = (promotion: PromotionLife) => ({
  is_valid: isValidPromotion(promotion),
  is_pending_or_valid: isPendingOrValidPromotion(promotion),
});

/** A promotion in a list (PROMOLIST-4 … PROMOLIST-8). Reads `p` promotions, `a` their advertisers, `x` their experiences and `ready`. */
export const promotionSummary = codec('PromotionSummary', {
  columns: {
    id: text(sql`p.id::text`),
    name: text(sql`p.name`),
    status: oneOf(PROMOTION_STATUSES, sql`p.status`),
    state: oneOf(
      PROMOTION_STATES,
      sql`guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now())`,
    ),
    start_datetime: instant(sql`p.start_datetime`),
    end_datetime: instant(sql`p.end_datetime`).nullable().describe('Null while it is ongoing'),
    has_runnable_reward: flag(sql`ready.has_runnable`),
    version: whole(sql`p.version`),
  },
  hidden: {
    advertiserId: text(sql`a.id::text`),
    advertiserName: text(sql`a.name`),
    experienceId: text(sql`x.id::text`),
    experienceNames: json<Record<'en' | 'fr', string>>(
      sql`x.names`,
      z.object({ en: z.string(), fr: z.string() }),
    ),
    counts: json<z.output<typeof countsShape>>(sums, countsShape),
    lastDays: whole(lastDays),
  },
  derived: {
    client: named.describe('Its advertiser'),
    experience: named,
    redemptions: z.object({
      states: figuresShape,
      last_7_days: z.int().describe('Redeemed within the last seven days'),
    }),
    is_valid: z
      .boolean()
      .describe('Whether it can be redeemed now: enabled, ready and with a runnable reward'),
    is_pending_or_valid: z
      .boolean()
      .describe(
        'Whether it can be redeemed now or later: enabled or paused, not over, and with a runnable reward',
      ),
    stats: z
      .object({ ...figuresShape.shape, last_7_days: z.int().describe('Redeemed within the last seven days') })
      .describe('Counts of its redemptions (PROMO-54)'),
  },
  derive: (row, { locale }) => ({
    client: { id: row.advertiserId, name: row.advertiserName },
    experience: { id: row.experienceId, name: row.experienceNames[locale] },
    redemptions: { states: promotionFigures(row.counts), last_7_days: row.lastDays },
    ...lifeOf({ ...row, hasRunnableReward: row.has_runnable_reward }),
    stats: { ...promotionFigures(row.counts), last_7_days: row.lastDays },
  }),
});
/** The `from` clause of promotions. */
export const promotionSource = (some: SQL = sql`promotions p`): SQL => sql`from ${some}
  join advertisers a on a.id = p.advertiser_id join experiences x on x.id = p.experience_id
  left join redemption_flows w on w.id = x.redemption_flow_id
  left join organizations o on o.id = a.organization_id
  left join medias logo on logo.id = p.logo_media_id left join medias ground on ground.id = p.background_media_id
  ${readyJoin}`;
