import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  OFFER_STATES,
  OFFER_STATUSES,
  OFFER_TRANSITIONS,
  type OfferStatus,
} from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { likeAnywhere } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { paginate } from '../../http/paginate.ts';
import { invalid, notFound, refused } from '../../http/refusal.ts';
import { commaList, pageQuery, sortOf, sortQuery } from '../../http/requests.ts';
import { folded } from '../../search/fold.ts';
import { type OfferJson, offer, type offerPage, offerSource } from './offerShape.ts';
import { lockPromotion, promotionById } from './store.ts';

const SORTS = ['position', 'name', 'sku', 'status'] as const;

/** The query string of the rewards of a promotion (PROMO-62). */
export const offerQuery = z.strictObject({
  name_contains: z.string().trim().min(1).max(200).optional(),
  statuses: commaList(z.enum(OFFER_STATUSES), OFFER_STATUSES.length).optional(),
  states: commaList(z.enum(OFFER_STATES), OFFER_STATES.length).optional(),
  stats: z.enum(['true', 'false']).optional(),
  ...sortQuery(SORTS),
  ...pageQuery,
});

const ORDERS: Record<(typeof SORTS)[number], SQL> = {
  position: sql`o.position`,
  name: sql`lower(o.name) collate "C"`,
  sku: sql`o.sku collate "C"`,
  status: sql`o.status collate "C"`,
};

/** One page of the rewards of a promotion, in the order they were chosen unless another is asked for. */
export function listOffers(
  scope: Scope,
  promotionId: string,
  query: z.output<typeof offerQuery>,
): Promise<z.output<typeof offerPage>> {
  const { field, descending } = sortOf(query, { field: 'position', descending: false });
  const order = sql`order by ${ORDERS[field]} ${descending ? sql`desc` : sql`asc`}, o.sku`;
  return scope.read(async (tx) => {
    await promotionById(tx, scope, promotionId);
    // At most two hundred a promotion: they are judged together, then chosen from.
    const judged = sql`(select ${offer.select} ${offerSource(sql`promotion_rewards f`)} where f.promotion_id = ${promotionId}) o`;
    const matching = sql`from ${judged} where ${conditions(query)}`;
    return paginate(tx, query, {
      matching,
      read: async (part) => {
        const rows = await rowsOf<Record<string, unknown>>(tx, sql`select o.* ${matching} ${order} ${part}`);
        return rows.map((row) => offer.json(offer.read(row), scope));
      },
    });
  });
}

function conditions({ name_contains: name, statuses, states }: z.output<typeof offerQuery>): SQL {
  const among = (values: readonly string[]) =>
    sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
  return sql.join(
    [
      sql`true`,
      ...(name
        ? [
            sql`o.sku in (select s.sku from skus s where s.search_name like ${likeAnywhere(folded(name))}
              or s.sku like ${likeAnywhere(name.toUpperCase())})`,
          ]
        : []),
      ...(statuses ? [sql`o.status in ${among(statuses)}`] : []),
      ...(states ? [sql`o.state in ${among(states)}`] : []),
    ],
    sql` and `,
  );
}

/**
 * Makes these the rewards of a promotion, in this order: new ones are enabled, disabled ones among them enabled again, all others disabled
 * (WIZREW-10, WIZREW-11, WIZREW-12); a paused one that stays chosen stays paused. @throws Refusal rewards.N.sku unknown_reward
 */
export async function chooseRewards(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  { id, advertiserId }: { id: string; advertiserId: string },
  skus: readonly string[],
): Promise<void> {
  const chosen = JSON.stringify(skus);
  await checkKnown(tx, skus);
  const changed = await rowsOf<{ sku: string; status: OfferStatus }>(
    tx,
    sql`with chosen as (select sku, place from jsonb_array_elements_text(${chosen}::jsonb) with ordinality as c (sku, place)),
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
  if (changed.length === 0) return;
  await record({
    noun: 'promotions',
    nounId: id,
    action: 'rewards_chosen',
    advertiserId,
    after: Object.fromEntries(changed.map(({ sku, status }) => [sku, status])),
  });
}

async function checkKnown(tx: Queries, skus: readonly string[]): Promise<void> {
  const rows = await rowsOf<{ sku: string }>(
    tx,
    sql`select s.sku from skus s where s.sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`,
  );
  const known = new Set(rows.map(({ sku }) => sku));
  const errors = skus.flatMap((sku, place) => {
    const field = `rewards.${place}.sku`;
    if (!known.has(sku)) return [{ field, rule: 'unknown_reward' }];
    return skus.indexOf(sku) === place ? [] : [{ field, rule: 'duplicate_value' }];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** Sets the status of one reward of a promotion (PROMO-60); `completed` is none of a reward's (PROMO-30). */
export function saveOfferStatus(
  scope: Scope,
  { promotionId, offerId, status }: { promotionId: string; offerId: string; status: OfferStatus },
): Promise<OfferJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const { advertiserId } = await lockPromotion(tx, scope, promotionId);
    const one = async () => {
      const [row] = await offer.rows(
        tx,
        sql`${offerSource(sql`promotion_rewards f`)} where f.offer_id = ${offerId} and f.promotion_id = ${promotionId}`,
      );
      if (!row) throw notFound();
      return row;
    };
    const before = await one();
    if (before.status !== status) {
      if (!OFFER_TRANSITIONS[before.status].includes(status))
        throw refused(scope, 'unreachable_status', { from: before.status, to: status });
      await tx.execute(
        sql`update promotion_rewards set status = ${status}, updated_at = now()
          where advertiser_id = ${advertiserId} and promotion_id = ${promotionId} and offer_id = ${offerId}`,
      );
      await change.record({
        noun: 'promotions',
        nounId: promotionId,
        action: 'reward_status',
        advertiserId,
        before: { [before.sku]: before.status },
        after: { [before.sku]: status },
      });
    }
    return offer.json(await one(), scope);
  });
}
