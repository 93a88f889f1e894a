import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DELIVERY_MODES } from '../../../../schema/catalog/products.ts';
import { chargeOf, formatMinor } from '../../../../schema/foundation/money/money.ts';
import { OFFER_STATES, OFFER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { OFFER_REASONS } from '../../../../schema/promotions/offerReasons.ts';
import { isRunnableOffer, promotionFigures } from '../../../../schema/promotions/promotionStates.ts';
import { pageShape } from '../../../foundation/http/requests.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../../foundation/records/codec.ts';
import { flag, json, money, oneOf, text, whole } from '../../../foundation/records/column.ts';
import { reasonNotOffered } from '../../../money/interface.ts';

/** Committed stock of the offer's reward that is left; null where none is committed. */
const stock = sql`(select sum(r.quantity - r.quantity_used - r.quantity_expired) from allocated_rewards r
  join allocations l on l.advertiser_id = r.advertiser_id and l.id = r.allocation_id
  where r.advertiser_id = f.advertiser_id and r.sku = f.sku and r.status = 'enabled' and l.type = 'committed'
    and l.status = 'enabled' and (l.expires_at is null or l.expires_at > guerdon_now()))`;

/** True if the reward can be given from committed stock only, whatever the budget. */
const needsStock = sql`(q.condition_of_sale <> 'on_demand' or s.currency <> g.billing_currency)`;

/**
 * The first reason against giving the reward (PROMO-40), else `ready`. `reasonNotOffered` judges the product as for advertisers. `lacksCode` is true if a
 * redemption would get no code now.
 */
const stateUnless = (lacksCode: SQL): SQL => sql`case
  when ${reasonNotOffered(sql`q`, sql`g.operating_countries`)} is not null then 'invalid_reward'
  when s.state = 'no_allocation' then 'temporarily_unavailable'
  when g.has_experience and ((cardinality(g.digital_rewards_masks) > 0 and not q.delivery_mode = any (g.digital_rewards_masks))
    or (s.variable_value and g.supports_primary_code is not true)) then 'invalid_reward_for_redemption_flow'
  when ${lacksCode} then 'temporarily_unavailable'
  when ${needsStock} and coalesce(k.stock, 0) <= 0 then 'no_allocation'
  else 'ready' end`;

/** Ready means that a redemption would succeed now: a reward whose codes come from an empty or stopped pool is not. */
export const offerState: SQL = stateUnless(sql`not guerdon_has_code(s.sku)`);

/** The reason behind `offerState`: why the reward is invalid or temporarily unavailable; null for other states. */
export const offerReason: SQL = sql`case ${offerState}
  when 'invalid_reward' then ${reasonNotOffered(sql`q`, sql`g.operating_countries`)}
  when 'temporarily_unavailable' then case when s.state = 'no_allocation' then 'provider_has_none' else guerdon_code_obstacle(s.sku) end end`;

/** The same for what counts the codes itself (`Sources.codes`), and for trials, which take none from a pool. */
export const offerStateBesidesCodes: SQL = stateUnless(sql`false`);

/** The facts that rewards are judged by, from `m` a promotion, `a` its advertiser, `o` the organization, `x` the experience and `w` its flow. */
const judgedFor = (
  m: SQL,
): SQL => sql`${m}.advertiser_id, ${m}.id, ${m}.multiple_rewards, a.billing_currency, a.organization_id,
  coalesce(o.operating_countries, '{}') as operating_countries, x.id is not null as has_experience, x.digital_rewards_masks,
  w.supports_primary_code`;

/** Joins of rewards `f`: `s` SKUs, `q` products, `b` brands, `u` publications and `k` the remaining stock. `g` must precede them. */
const rewardJoins: SQL = sql`join skus s on s.sku = f.sku
    left join products q on q.id = s.product_id
    left join brands b on b.id = q.brand_id
    left join product_publications u on u.product_id = s.product_id and u.seller_id = g.organization_id and (u.published or u.private)
    cross join lateral (select ${stock}::int as stock) k`;

const discountJoin = sql`left join discounts c on c.advertiser_id = f.advertiser_id and c.product_id = s.product_id`;

/** The most that one reward can be paid with: what is free, or what an open allocation for it or for all holds. Minor units of the billing currency. */
const funds = sql`(select coalesce(max(t.balance), 0) from ledger_accounts t
  left join allocations y on y.advertiser_id = t.advertiser_id and y.id = t.allocation_id
  where t.advertiser_id = g.advertiser_id and t.currency = g.billing_currency and (t.kind = 'unallocated' or (t.kind = 'allocation'
    and y.type = 'open' and y.status = 'enabled' and (y.expires_at is null or y.expires_at > guerdon_now())
    and coalesce((select bool_or(h.sku = f.sku) from allocated_rewards h
      where h.advertiser_id = y.advertiser_id and h.allocation_id = y.id and h.status = 'enabled'), true))))`;

/** True if stock or budget can pay for one more of the reward. The price is that of `chargeOf`. */
const isPaid = sql`(k.stock > 0 or (s.currency = g.billing_currency
  and (s.face_value * (10000 - coalesce(c.basis_points, 0)) + 5000) / 10000 <= ${funds}))`;

const hasReady = (joins: SQL, more: SQL): SQL => sql`exists (select from (select ${judgedFor(sql`p`)}) g
    join promotion_rewards f on f.advertiser_id = g.advertiser_id and f.promotion_id = g.id and f.status = 'enabled'
    ${rewardJoins} ${joins} where ${offerState} = 'ready'${more})`;

/**
 * Joins to promotions `p`, with their `a`, `o`, `x` and `w`, whether they have a reward that can be given: `ready.has_runnable` (PROMO-33), and one
 * that can be paid for as well: `ready.has_paid`.
 */
export const readyJoin: SQL = sql`cross join lateral (select ${hasReady(sql``, sql``)} as has_runnable,
    ${hasReady(discountJoin, sql` and ${isPaid}`)} as has_paid offset 0) ready`;

/**
 * Joins what its promotion makes of one reward: `f.status` and `f.state`, null where the promotion gives it no more. Of `m` the promotion, `a` its
 * advertiser, `o` the organization, `x` the experience and `w` its flow.
 */
export const offerJoin = (
  sku: SQL,
): SQL => sql`left join lateral (select f.status, ${offerState} as state from (select ${judgedFor(sql`m`)}) g
    join promotion_rewards f on f.advertiser_id = g.advertiser_id and f.promotion_id = g.id and f.sku = ${sku}
    ${rewardJoins} offset 0) f on true`;

/**
 * The same for many redemptions `r` at once, those of `some`: each reward of a promotion is judged once, however many of them are of it.
 */
export const offersOf = (some: SQL): SQL => sql`left join (
    select d.advertiser_id, d.promotion_id, d.sku, f.status, f.state
    from (select distinct r.advertiser_id, r.promotion_id, r.sku from redemptions r where ${some} offset 0) d
    join advertisers a on a.id = d.advertiser_id
    join promotions m on m.advertiser_id = d.advertiser_id and m.id = d.promotion_id
    left join organizations o on o.id = a.organization_id
    left join experiences x on x.id = m.experience_id
    left join redemption_flows w on w.id = x.redemption_flow_id
    ${offerJoin(sql`d.sku`)} offset 0) f on f.advertiser_id = r.advertiser_id and f.promotion_id = r.promotion_id and f.sku = r.sku`;

/** Rewards of one promotion: the promotion's id, and where they and it are taken from when not from the tables. */
interface Offers {
  promotionId: string;
  some?: SQL;
  of?: SQL;
}

/**
 * The `from` clause of offers: `f` rewards of a promotion, `g` the facts they are judged by, `s` SKUs, `q` products, `b` brands, `u` publications,
 * `c` discounts, `k` the remaining stock and `n` counts. The promotion is planned separately: planning all thirteen joins together takes ten times
 * longer than running them.
 */
export function offerSource({
  promotionId,
  some = sql`promotion_rewards f`,
  of = sql`promotions`,
}: Offers): SQL {
  return sql`from (select ${judgedFor(sql`m`)}, m.status, m.state
      from (select p.*, guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) as state
        from ${of} p where p.id = ${promotionId}) m
      join advertisers a on a.id = m.advertiser_id
      left join organizations o on o.id = a.organization_id
      left join experiences x on x.id = m.experience_id
      left join redemption_flows w on w.id = x.redemption_flow_id
      offset 0) g
    join ${some} on f.advertiser_id = g.advertiser_id and f.promotion_id = g.id
    ${rewardJoins}
    ${discountJoin}
    left join lateral (select c.* from promotion_counts c
      where c.advertiser_id = f.advertiser_id and c.promotion_id = f.promotion_id and c.sku = f.sku) n on true`;
}

/** The agreed price of the committed piece that is given next, in minor units of the billing currency: the one that ends first, as `fillLines` takes them. */
const agreedPrice = sql`(select r.selling_price::text from allocated_rewards r
  join allocations l on l.advertiser_id = r.advertiser_id and l.id = r.allocation_id
  where r.advertiser_id = f.advertiser_id and r.sku = f.sku and r.status = 'enabled' and l.type = 'committed' and l.status = 'enabled'
    and l.currency = g.billing_currency and (l.expires_at is null or l.expires_at > guerdon_now())
    and r.quantity - r.quantity_used - r.quantity_expired > 0 and r.selling_price is not null
  order by l.expires_at nulls last, r.id limit 1)`;

interface Priced {
  agreedPrice: string | null;
  billingCurrency: string;
  face_value: bigint;
  basisPoints: number;
  currency: string;
}

const priceOf = ({ agreedPrice: agreed, billingCurrency, face_value, basisPoints, currency }: Priced) =>
  agreed === null
    ? { price: formatMinor(chargeOf(face_value, basisPoints), currency), price_currency: currency }
    : { price: formatMinor(BigInt(agreed), billingCurrency), price_currency: billingCurrency };

/** Names that the SKU has in other languages; an empty one is none. */
const translatedNames = sql`(select coalesce(jsonb_object_agg(t.key, t.value ->> 'name'), '{}') from jsonb_each(s.translations) t
  where t.value ->> 'name' <> '')`;

const counted = (name: 'redeemed' | 'pending' | 'denied' | 'failed') =>
  whole(sql`coalesce(n.${sql.identifier(name)}, 0)::int`);

/** A reward of a promotion (PROMO-57); amounts are decimal texts. */
export const offer = codec('PromotionReward', {
  columns: {
    offer_id: text(sql`f.offer_id::text`),
    promotion_id: text(sql`f.promotion_id::text`),
    sku: text(sql`f.sku`),
    usual_name: text(sql`s.name`).describe('Default name, used for languages without a translation'),
    names: json<Record<string, string>>(translatedNames, z.record(z.string(), z.string())).describe(
      'Names in languages other than the default one',
    ),
    brand_name: text(sql`coalesce(b.name, '')`),
    status: oneOf(OFFER_STATUSES, sql`f.status`),
    state: oneOf(OFFER_STATES, offerState).describe('Whether it can be redeemed, or the obstacle'),
    reason: oneOf(OFFER_REASONS, offerReason)
      .nullable()
      .describe('Why it is an invalid reward or temporarily unavailable; null for other states'),
    currency: text(sql`s.currency`),
    face_value: money(sql`s.face_value`, 'currency'),
    variable_value: flag(sql`s.variable_value`),
    delivery_mode: oneOf(DELIVERY_MODES, sql`coalesce(q.delivery_mode, 'digital_delivery')`),
    stock: whole(sql`case when ${needsStock} then coalesce(k.stock, 0) else k.stock end`)
      .nullable()
      .describe('Committed pieces left; null for as many as the budget pays for'),
    position: whole(sql`f.position`),
  },
  hidden: {
    basisPoints: whole(sql`coalesce(c.basis_points, 0)`),
    billingCurrency: text(sql`g.billing_currency`),
    agreedPrice: text(agreedPrice).nullable(),
    redeemedCount: counted('redeemed'),
    pendingCount: counted('pending'),
    deniedCount: counted('denied'),
    failedCount: counted('failed'),
    pendingOfAll:
      whole(sql`case when g.multiple_rewards then (select coalesce(sum(t.pending + t.failed), 0)::int from promotion_counts t
      where t.advertiser_id = f.advertiser_id and t.promotion_id = f.promotion_id) end`).nullable(),
  },
  derived: {
    name: z.string().describe("In the caller's language"),
    price: z
      .string()
      .describe(
        'What the next one costs the advertiser: the agreed price of committed stock, else its list price',
      ),
    price_currency: z.string(),
    value: z.object({ amount: z.string() }),
    quantity: z.int().nullable().describe('Same as stock'),
    is_runnable: z.boolean(),
    count: z.int().describe('Same as activated'),
    activated: z.int(),
    redeemed: z.int(),
    pending: z.int().describe('Includes failed ones'),
    denied: z.int(),
    ratio: z.number().describe('Redeemed as a percentage of activated, one decimal'),
  },
  derive: (row, { locale }) => {
    const figures = promotionFigures(
      {
        redeemed: row.redeemedCount,
        pending: row.pendingCount,
        denied: row.deniedCount,
        failed: row.failedCount,
      },
      row.pendingOfAll ?? undefined,
    );
    return {
      name: row.names[locale] ?? row.usual_name,
      ...priceOf(row),
      value: { amount: formatMinor(row.face_value, row.currency) },
      quantity: row.stock,
      is_runnable: isRunnableOffer(row),
      count: figures.activated,
      ...figures,
    };
  },
});
export type OfferJson = JsonOf<typeof offer>;
export const offerPage = responseSchema('PromotionRewardPage', pageShape(offer.schema));
