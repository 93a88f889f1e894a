import { type SQL, sql } from 'drizzle-orm';
import { REWARD_SOURCES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { NONE, type RedemptionFilter } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import { idArray, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf, applied } from '../../foundation/database/conditions.ts';

export const anyText = (column: SQL, texts: readonly string[]): SQL =>
  sql`${column} = any (${textArray(texts)}::text[])`;
const anyId = (column: SQL, ids: readonly string[]): SQL => sql`${column} = any (${idArray(ids)}::bigint[])`;
const anyNumber = (column: SQL, numbers: readonly number[]): SQL =>
  sql`${column} = any (${`{${numbers.join(',')}}`}::smallint[])`;

/** The same for optional values: `none` selects SKUs without one. */
const orNone = (
  column: SQL,
  values: readonly string[],
  any: (column: SQL, values: readonly string[]) => SQL,
): SQL => {
  const named = any(
    column,
    values.filter((value) => value !== NONE),
  );
  return values.includes(NONE) ? sql`(${named} or ${column} is null)` : named;
};

/** Where its codes come from: `orderLines.ts` supplies by the same; goods are always made out here. */
export const rewardSource = sql`case when v.kind = 'http' then ${REWARD_SOURCES.provider}
  when v.kind = 'issued' or q.delivery_mode = 'physical_shipment' then ${REWARD_SOURCES.issued} else ${REWARD_SOURCES.stock} end`;

/** True for SKUs of these kinds of sources, or paid from these budgets. */
const ofSources = (ids: readonly string[]): SQL =>
  sql`(${anyText(rewardSource, ids)} or exists (select from reward_sources b where ${anyId(sql`b.id`, ids)}
    and b.provider_id = s.provider_id and b.currency = s.currency))`;

/** Selects the SKUs that match a filter on rewards; null if the filter names no reward. */
export function wantedSkus(filter: RedemptionFilter): SQL | null {
  const { brand_skus, product, reward, reward_source_ids, provider_ids, provider_payment_types, tag_ids } =
    filter;
  const { typology_ids, service_category_ids, countries, reward_group_ids } = filter;
  const conditions = applied(
    reward && anyText(sql`s.sku`, reward),
    brand_skus && ofBrand(brand_skus),
    product && orNone(sql`s.product_id`, product, anyText),
    tag_ids && tagged(tag_ids),
    typology_ids && orNone(sql`y.typology_id`, typology_ids, anyId),
    service_category_ids && orNone(sql`y.id`, service_category_ids, anyId),
    countries &&
      sql`(q.country_restrictions = '{}' or q.country_restrictions && ${textArray(countries)}::text[])`,
    reward_group_ids &&
      sql`s.product_id in (select g.product_id from reward_group_products g where ${anyId(sql`g.group_id`, reward_group_ids)})`,
    provider_ids && orNone(sql`s.provider_id`, provider_ids, anyId),
    provider_payment_types && anyNumber(sql`v.payment_type`, provider_payment_types),
    reward_source_ids && ofSources(reward_source_ids),
  );
  if (conditions.length === 0) return null;
  return sql`select s.sku from skus s left join products q on q.id = s.product_id left join providers v on v.id = s.provider_id
    left join service_categories y on y.id = q.service_category_id where ${allOf(...conditions)}`;
}

/** SKUs of any of these brands, each named by its own SKU or by its identifier. */
const ofBrand = (brands: readonly string[]): SQL =>
  sql`(${anyText(sql`s.brand_sku`, brands)} or s.brand_sku in (select b.sku from brands b where ${anyText(sql`b.id`, brands)}))`;

/** SKUs whose product has any of these tags, or no tag. */
function tagged(tags: readonly string[]): SQL {
  const named = tags.filter((tag) => tag !== NONE);
  const has = sql`s.product_id in (select t.product_id from product_tags t where ${anyId(sql`t.tag_id`, named)})`;
  return tags.includes(NONE)
    ? sql`(${has} or not exists (select from product_tags t where t.product_id = s.product_id))`
    : has;
}
