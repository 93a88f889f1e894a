import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  OFFER_STATES,
  OFFER_STATUSES,
  OFFER_TRANSITIONS,
  type OfferState,
  type OfferStatus,
} from '../../../../schema/foundation/transitions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { among } from '../../../foundation/database/conditions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { invalid, notFound } from '../../../foundation/http/refusals/refusal.ts';
import { unreachableStatus } from '../../../foundation/http/refusals/statusWords.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import type { SavedPromotion } from '../effects.ts';
import { effectsSince, promotionEffects, standingOf } from '../effects.ts';
import { countVersion, lockPromotion, promotionById } from '../store.ts';
import { offer, offerSource, offerState } from './offerShape.ts';

/**
 * Makes these the rewards of a promotion, in this order: new ones are enabled, disabled ones among them enabled again, all others disabled
 * (WIZREW-10, WIZREW-11, WIZREW-12); a paused one that stays chosen stays paused. Answers whether anything changed.
 * @throws Refusal rewards.N.sku: unknown_reward, duplicate_value, invalid_reward, invalid_reward_for_redemption_flow
 */
export async function chooseRewards(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  { id, advertiserId }: { id: string; advertiserId: string },
  skus: readonly string[],
): Promise<boolean> {
  const choice = JSON.stringify(skus);
  await checkKnown(tx, skus);
  const before = await rowsOf(
    tx,
    { sku: text, status: oneOf(OFFER_STATUSES) },
    sql`select sku, status from promotion_rewards where promotion_id = ${id}`,
  );
  const present = before.filter(({ status }) => status !== 'disabled').map(({ sku }) => sku);
  const changed = await rowsOf(
    tx,
    { sku: text, status: oneOf(OFFER_STATUSES) },
    sql`with chosen as (select sku, place from jsonb_array_elements_text(${choice}::jsonb) with ordinality as c (sku, place)),
      taken as (
        update promotion_rewards f set status = 'disabled', updated_at = now()
        where f.promotion_id = ${id} and f.advertiser_id = ${advertiserId} and f.status <> 'disabled' and f.sku not in (select sku from chosen)
        returning f.sku, f.status),
      given as (
        insert into promotion_rewards as f (advertiser_id, promotion_id, sku, position)
        select ${advertiserId}::bigint, ${id}::bigint, c.sku, c.place - 1 from chosen c
        on conflict (advertiser_id, promotion_id, sku) do update
          set position = excluded.position, updated_at = now(), status = case f.status when 'disabled' then 'enabled' else f.status end
          where f.status = 'disabled' or f.position <> excluded.position
        returning f.sku, f.status)
      select * from taken union all select * from given`,
  );
  if (changed.length === 0) return false;
  await checkGivable(tx, id, { skus, present });
  await joinGroups(tx, { advertiserId, id });
  const was = new Map(before.map(({ sku, status }) => [sku, status]));
  await record({
    noun: 'promotions',
    nounId: id,
    action: 'rewards_chosen',
    advertiserId,
    before: { rewards: Object.fromEntries(changed.map(({ sku }) => [sku, was.get(sku) ?? null])) },
    after: { rewards: Object.fromEntries(changed.map(({ sku, status }) => [sku, status])) },
  });
  return true;
}

/** The promotion gives from the groups of what it gives, everybody's and its organization's: the catalog of its advertiser shows them (ADV-27). */
async function joinGroups(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<void> {
  await tx.execute(
    sql`insert into promotion_reward_groups (advertiser_id, promotion_id, group_id)
      select distinct ${advertiserId}::bigint, ${id}::bigint, l.group_id from reward_group_products l
      join reward_groups g on g.id = l.group_id join advertisers a on a.id = ${advertiserId}
      join skus s on s.product_id = l.product_id join promotion_rewards f on f.sku = s.sku and f.promotion_id = ${id}
      where f.status <> 'disabled' and (g.seller_id is null or g.seller_id = a.organization_id) on conflict do nothing`,
  );
}

/** States that a reward is not chosen in: no stock or budget would help. */
const NEVER_GIVEN: readonly OfferState[] = ['invalid_reward', 'invalid_reward_for_redemption_flow'];

/** Refuses rewards that could not be given and were not there before. */
async function checkGivable(
  tx: Queries,
  promotionId: string,
  { skus, present }: { skus: readonly string[]; present: readonly string[] },
): Promise<void> {
  const offers = await rowsOf(
    tx,
    { sku: text, state: oneOf(OFFER_STATES) },
    sql`select f.sku, ${offerState} as state ${offerSource({ promotionId })}`,
  );
  const errors = offers
    .filter(({ sku, state }) => skus.includes(sku) && !present.includes(sku) && NEVER_GIVEN.includes(state))
    .map(({ sku, state }) => ({ field: `rewards.${skus.indexOf(sku)}.sku`, rule: state }));
  if (errors.length > 0) throw invalid(errors);
}

async function checkKnown(tx: Queries, skus: readonly string[]): Promise<void> {
  const rows = await rowsOf(tx, { sku: text }, sql`select s.sku from skus s where s.sku in ${among(skus)}`);
  const knownSkus = new Set(rows.map(({ sku }) => sku));
  const errors = skus.flatMap((sku, place) => {
    const field = `rewards.${place}.sku`;
    if (!knownSkus.has(sku)) return [{ field, rule: 'unknown_reward' }];
    return skus.indexOf(sku) === place ? [] : [{ field, rule: 'duplicate_value' }];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** A choice of rewards: the version of the promotion last received, and the rewards in their order. */
export interface RewardChoice {
  version: number;
  skus: readonly string[];
}

/** Makes these the rewards of a promotion; stale when `version` is not the promotion's. */
export function choosePromotionRewards(
  scope: Scope,
  id: string,
  { version, skus }: RewardChoice,
): Promise<SavedPromotion> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockPromotion(tx, scope, id);
    await change.checkVersion(row, () => promotionById(tx, scope, id));
    const before = await standingOf(tx, id);
    if (await chooseRewards(change, row, skus)) await countVersion(tx, id);
    return {
      promotion: await promotionById(tx, scope, id),
      effects: await effectsSince(tx, id, before),
    };
  });
}

/** A reward of a promotion as saved, and what the change means to its recipients. */
export const savedOffer = responseSchema(
  'SavedPromotionReward',
  z.object({ reward: offer.schema, effects: promotionEffects }),
);

/** A status for one reward of a promotion. */
export interface OfferChange {
  promotionId: string;
  offerId: string;
  status: OfferStatus;
}

/**
 * Sets the status of one reward of a promotion (PROMO-60); `completed` is none of a reward's (PROMO-30). It counts the promotion's version, so that
 * a choice of rewards that was begun before does not undo it.
 */
export function saveOfferStatus(
  scope: Scope,
  { promotionId, offerId, status }: OfferChange,
): Promise<z.output<typeof savedOffer>> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const { advertiserId } = await lockPromotion(tx, scope, promotionId);
    const one = async () => {
      const [row] = await offer.rows(tx, sql`${offerSource({ promotionId })} where f.offer_id = ${offerId}`);
      if (!row) throw notFound();
      return row;
    };
    const before = await one();
    const live = await standingOf(tx, promotionId);
    if (before.status !== status) {
      if (!OFFER_TRANSITIONS[before.status].includes(status))
        throw unreachableStatus(scope, 'offer', { from: before.status, to: status });
      await tx.execute(
        sql`update promotion_rewards set status = ${status}, updated_at = now()
          where advertiser_id = ${advertiserId} and promotion_id = ${promotionId} and offer_id = ${offerId}`,
      );
      await countVersion(tx, promotionId);
      await change.record({
        noun: 'promotions',
        nounId: promotionId,
        action: 'reward_status',
        advertiserId,
        before: { rewards: { [before.sku]: before.status } },
        after: { rewards: { [before.sku]: status } },
      });
    }
    return {
      reward: offer.json(await one(), scope),
      effects: await effectsSince(tx, promotionId, live),
    };
  });
}
