import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { offerSource, offerState } from './offerShape.ts';

/** What a change means to those who were promised something; the same for a dry run and for the change itself. */
export const promotionEffects = responseSchema(
  'PromotionEffects',
  z.object({
    recipients: z
      .int()
      .describe('Booked and pending redemptions that cannot be redeemed any more while it stays so'),
    links: z.int().describe('Of these: links that nobody has used yet'),
    returning: z.int().describe('Booked and pending redemptions that can be redeemed again'),
    live_rewards_before: z.int().describe('Rewards that could be given now or once it starts'),
    live_rewards_after: z.int(),
  }),
);
export type PromotionEffectsJson = z.output<typeof promotionEffects>;

/** A reward of a promotion as far as its recipients care. */
interface Live {
  sku: string;
  isLive: boolean;
  booked: number;
  pending: number;
}

/** Who waits for which rewards of a promotion, and whether they can be given now or once it starts. */
export function liveRewards(tx: Queries, promotionId: string): Promise<Live[]> {
  return rowsOf<Live & Record<string, unknown>>(
    tx,
    sql`select f.sku, coalesce(n.booked, 0)::int as booked, coalesce(n.pending, 0)::int as pending,
        g.status = 'enabled' and g.state in ('pending', 'ready')
          and f.status = 'enabled' and ${offerState} = 'ready' as "isLive"
      ${offerSource({ promotionId })}`,
  );
}

/** The effects of a change on its recipients, from the rewards before and after it. */
export function effectsOn(before: readonly Live[], after: readonly Live[]): PromotionEffectsJson {
  const wasLive = new Map(before.map(({ sku, isLive }) => [sku, isLive]));
  const stopped = after.filter(({ sku, isLive }) => !isLive && wasLive.get(sku) === true);
  const returning = after.filter(({ sku, isLive }) => isLive && wasLive.get(sku) === false);
  const live = (rewards: readonly Live[]) => rewards.filter(({ isLive }) => isLive).length;
  const waiting = (rewards: readonly Live[]) =>
    rewards.reduce((sum, { booked, pending }) => sum + booked + pending, 0);
  return {
    recipients: waiting(stopped),
    links: stopped.reduce((sum, { booked }) => sum + booked, 0),
    returning: waiting(returning),
    live_rewards_before: live(before),
    live_rewards_after: live(after),
  };
}
