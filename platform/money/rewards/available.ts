import { type SQL, sql } from 'drizzle-orm';
import { CONDITIONS_OF_SALE } from '../../../schema/catalog/products.ts';
import { type AllocationMode, UNAVAILABLE_REASONS } from '../../../schema/money/rewards.ts';
import { among } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import {
  boolean,
  nullable,
  number,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../foundation/database/rows.ts';

/** A reward as an advertiser can take it or not; the face value in minor units of `currency`, as text. */
export const REWARD_FOR_ADVERTISER_ROW = {
  sku: text,
  name: text,
  brandName: text,
  faceValue: text,
  currency: text,
  /** Currency the advertiser is billed in. */
  billingCurrency: text,
  /** Its discount on the reward's product, in hundredths of a percent. */
  basisPoints: number,
  conditionOfSale: oneOf(CONDITIONS_OF_SALE),
  isAvailable: boolean,
  /** The first reason against it; null when it is available. */
  reason: nullable(oneOf(UNAVAILABLE_REASONS)),
};
export type RewardForAdvertiser = RowOf<typeof REWARD_FOR_ADVERTISER_ROW>;

/** The advertiser, and the kind of allocation. */
export interface RewardQuery {
  advertiserId: string;
  mode: AllocationMode;
}

/**
 * Judges these rewards for an advertiser: one entry for each SKU that exists, unordered. An advertiser that the transaction does not see
 * gets none. The search judges in the same way, so that an allocation accepts whatever a picker offers.
 */
export function rewardsFor(
  tx: Queries,
  { advertiserId, mode, skus }: RewardQuery & { skus: readonly string[] },
): Promise<RewardForAdvertiser[]> {
  return rowsOf(
    tx,
    REWARD_FOR_ADVERTISER_ROW,
    sql`${selectRewards({ advertiserId, mode })}
      where s.sku in ${among(skus)}`,
  );
}

/** `select … from skus s …` with everything of `RewardForAdvertiser`, of all rewards or of some; to be followed by `where`. */
export function selectRewards(query: RewardQuery, some: SQL = sql`skus`): SQL {
  const reason = reasonAgainst(query.mode);
  return sql`select s.sku, s.name, coalesce(b.name, '') as "brandName", s.face_value::text as "faceValue", s.currency,
      a.billing_currency as "billingCurrency", coalesce(c.basis_points, 0) as "basisPoints",
      coalesce(p.condition_of_sale, 'on_demand') as "conditionOfSale", ${reason} is null as "isAvailable", ${reason} as reason
    from ${some} s
    join (${advertiserFacts(query.advertiserId)}) a on true
    left join products p on p.id = s.product_id
    left join product_publications u on u.product_id = s.product_id and u.seller_id = a.organization_id and (u.published or u.private)
    left join brands b on b.sku = s.brand_sku
    left join discounts c on c.advertiser_id = ${query.advertiserId} and c.product_id = s.product_id`;
}

/** True if a reward of `selectRewards` is available. */
export function isAvailable(mode: AllocationMode): SQL {
  return sql`${reasonAgainst(mode)} is null`;
}

/** Organization, countries and currency of the advertiser; no row when the transaction does not see it. */
function advertiserFacts(advertiserId: string): SQL {
  return sql`select d.organization_id, d.billing_currency, coalesce(o.operating_countries, '{}') as operating_countries
    from advertisers d left join organizations o on o.id = d.organization_id where d.id = ${advertiserId}`;
}

/** The first reason against a reward. */
function reasonAgainst(mode: AllocationMode): SQL {
  const notOffered = reasonNotOffered(sql`p`, sql`a.operating_countries`);
  if (mode !== 'open') return notOffered;
  return sql`coalesce(${notOffered}, case when p.condition_of_sale <> 'on_demand' then 'condition_of_sale'
    when s.currency <> a.billing_currency then 'currency' end)`;
}

/**
 * Why a reward is not offered to an advertiser at all, null where it is: of `s` SKUs, `product` products, `b` brands and `u` publications at its
 * organization, which operates in these countries. An empty list of a product's countries is the whole world. What is private at the organization
 * is offered there too.
 */
export const reasonNotOffered = (product: SQL, operatingCountries: SQL): SQL => sql`case
    when s.status <> 'enabled' or ${product}.status is distinct from 'enabled' then 'not_sold'
    when b.status = 'deactivated' then 'brand'
    when u.id is null then 'not_published'
    when cardinality(${product}.country_restrictions) > 0 and not ${product}.country_restrictions && ${operatingCountries} then 'country' end`;
