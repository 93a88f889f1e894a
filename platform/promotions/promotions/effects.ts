import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { RUNNING_STATUSES } from '../../../schema/promotions/promotionStates.ts';
import {
  type DispatchEffectsJson,
  dispatchEffectsShape,
  type OpenLines,
  openDispatches,
} from '../../foundation/changes/openDispatches.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, number, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { offerSource, offerState } from './offers/offerShape.ts';
import { promotion } from './shape.ts';

/** Effects of a change on recipients with open rewards, equal for a dry run and for the change itself. */
export const promotionEffects = responseSchema(
  'PromotionEffects',
  z.object({
    recipients: z
      .int()
      .describe('Booked and pending redemptions that cannot be redeemed while the change lasts'),
    links: z.int().describe('Booked ones among these redemptions: their recipients were sent no message'),
    returning: z.int().describe('Booked and pending redemptions that become redeemable again'),
    kept: z
      .int()
      .describe('Booked and pending redemptions of rewards that were removed; they stay redeemable'),
    dispatches: dispatchEffectsShape,
    lines_waiting: z.int().describe('Unprocessed dispatch lines that wait until the promotion resumes'),
    live_rewards_before: z.int().describe('Number of redeemable rewards, now or once the promotion starts'),
    live_rewards_after: z.int(),
  }),
);
export type PromotionEffectsJson = z.output<typeof promotionEffects>;

/** The state of a promotion's reward for its recipients. */
const REWARD_ROW = {
  sku: text,
  /** Enabled and ready. */
  isGiven: boolean,
  /** The promotion is enabled and not over. */
  isLive: boolean,
  waiting: number,
};
type Reward = RowOf<typeof REWARD_ROW>;

/** The state of a promotion for its recipients. */
export interface Standing {
  advertiserId: string;
  /** Links lead to their rewards: not at all, once it starts, or now. */
  opens: 'never' | 'later' | 'now';
  /** Dispatches wait, or are canceled. */
  waits: boolean;
  stops: boolean;
  booked: number;
  pending: number;
  openLines: number;
  rewards: readonly Reward[];
}

/** Reads where a promotion stands: `opens` as the recipients' page judges it (`stepOf`), `waits` and `stops` as its dispatches do (`batchFacts`). */
export async function standingOf(tx: Queries, promotionId: string): Promise<Standing> {
  const [row] = await rowsOf(
    tx,
    {
      booked: number,
      pending: number,
      advertiserId: text,
      waits: boolean,
      opens: oneOf(['never', 'later', 'now']),
      stops: boolean,
      openLines: number,
    },
    sql`select p.advertiser_id::text as "advertiserId", case when p.status <> 'enabled' or a.status <> 'enabled' then 'never' when t.state = 'ready' then 'now'
          when t.state = 'pending' then 'later' else 'never' end as opens,
        p.status = 'paused' as waits,
        p.status <> all (${`{${RUNNING_STATUSES.join(',')}}`}::text[]) or t.state = 'ended' or a.status <> 'enabled' as stops,
        n.booked, n.pending, l.lines as "openLines"
      from promotions p join advertisers a on a.id = p.advertiser_id
      cross join lateral (select guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) as state) t
      cross join lateral (select coalesce(sum(c.booked), 0)::int as booked, coalesce(sum(c.pending), 0)::int as pending
        from promotion_counts c where c.advertiser_id = p.advertiser_id and c.promotion_id = p.id) n
      cross join lateral (select coalesce(sum(b.amount - b.done - b.failed - b.canceled), 0)::int as lines
        from dispatches d join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
        where d.advertiser_id = p.advertiser_id and d.promotion_id = p.id and d.state in ('held', 'released')
          and b.state in ('held', 'working') and cardinality(b.plan) > 0) l
      where p.id = ${promotionId}`,
  );
  if (!row) throw new Error('The promotion of a change is not there');
  return { ...row, rewards: await rewardsOf(tx, promotionId) };
}

function rewardsOf(tx: Queries, promotionId: string): Promise<Reward[]> {
  return rowsOf(
    tx,
    REWARD_ROW,
    sql`select f.sku, coalesce(n.booked + n.pending, 0)::int as waiting,
        f.status = 'enabled' and ${offerState} = 'ready' as "isGiven",
        g.status = 'enabled' and g.state in ('pending', 'ready') and f.status = 'enabled' and ${offerState} = 'ready' as "isLive"
      ${offerSource({ promotionId })}`,
  );
}

const OPENING = { never: 0, later: 1, now: 2 } as const;

/**
 * The effects of a change on its recipients, from where the promotion stood and stands. What was booked is kept: no link asks whether its reward
 * is still given.
 */
export async function effectsSince(
  tx: Queries,
  promotionId: string,
  before: Standing,
): Promise<PromotionEffectsJson> {
  const after = await standingOf(tx, promotionId);
  const { booked, pending } = after;
  const [was, is] = [OPENING[before.opens], OPENING[after.opens]];
  const wasGiven = new Set(before.rewards.flatMap(({ sku, isGiven }) => (isGiven ? [sku] : [])));
  const ended = after.rewards.filter(({ sku, isGiven }) => !isGiven && wasGiven.has(sku));
  const live = ({ rewards }: Standing) => rewards.filter(({ isLive }) => isLive).length;
  return {
    recipients: is < was ? booked + pending : 0,
    links: is < was ? booked : 0,
    returning: is > was ? booked + pending : 0,
    kept: is > 0 && is >= was ? ended.reduce((sum, { waiting }) => sum + waiting, 0) : 0,
    dispatches: await dispatchEffects(tx, promotionId, { before, after }),
    lines_waiting: after.waits && !before.waits && !after.stops ? after.openLines : 0,
    live_rewards_before: live(before),
    live_rewards_after: live(after),
  };
}

/** The response to a save: the promotion, and the effects of the change on its recipients (PROMO-37, PROMO-38). */
export const savedPromotion = responseSchema(
  'SavedPromotion',
  z.object({ promotion: promotion.schema, effects: promotionEffects }),
);

export type SavedPromotion = z.output<typeof savedPromotion>;

/** Effects on dispatches that stop or resume. Single lines are read only for dispatches that stop. */
async function dispatchEffects(
  tx: Queries,
  promotionId: string,
  { before, after }: { before: Standing; after: Standing },
): Promise<DispatchEffectsJson> {
  const { openLines } = after;
  const isStopped = after.stops && !before.stops;
  const isResumed = before.waits && !after.waits && !after.stops;
  const isRead = openLines > 0 && (isStopped || isResumed);
  const open: OpenLines = isRead
    ? await openDispatches().linesOf(
        tx,
        sql`d.advertiser_id = ${after.advertiserId} and d.promotion_id = ${promotionId}`,
      )
    : { unredeemed: 0, redeemed: 0, booked: [], mails: [] };
  return {
    lines_canceled: isStopped ? open.unredeemed : 0,
    lines_failed: isStopped ? open.redeemed : 0,
    lines_resumed: isResumed ? openLines : 0,
    returned: isStopped ? open.booked : [],
    mails: open.mails,
  };
}
