import { type SQL, sql } from 'drizzle-orm';
import { exponentOf } from '../../../../schema/foundation/money/money.ts';
import { BRAND_SKU } from '../../../../schema/foundation/text/patterns.ts';
import { textArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../../foundation/database/conditions.ts';
import { textQuery } from '../searchWords.ts';
import type { RewardFilter, RewardSearch } from '../store/searchStore.ts';

/** Currencies without decimals; every other amount of the catalog has two. */
const WITHOUT_DECIMALS = Intl.supportedValuesOf('currency').filter((currency) => exponentOf(currency) === 0);

/** True if the search is by SKU or the beginning of one, and not by name. */
export const isBySku = ({ text, filter }: Pick<RewardSearch, 'text' | 'filter'>): boolean =>
  filter.rewardSku != null || filter.rewardSkus != null || BRAND_SKU.test(text);

/** The full-text query of the words; null if there are no words or the search is by SKU. */
export function tsquery(query: RewardSearch, choices: readonly (readonly string[])[]): SQL | null {
  if (isBySku(query) || choices.length === 0) return null;
  return sql`to_tsquery('simple', ${textQuery(choices)})`;
}

/**
 * The hits of a search, as one condition on `search_rewards`. A search by SKU finds it whatever its condition of sale, hidden
 * ones too (SEARCH-10); by the beginning of one only for users who manage rewards. By name, hidden ones are found only if the filter asks for them.
 */
export function rewardConditions(query: RewardSearch, text: SQL | null): SQL {
  const { filter, sellerId, isPublic, seesHidden } = query;
  const conditions = [sql`is_on_sale`, ...filterConditions(filter)];
  const published = publishedBy(sellerId);
  const hidden = hiddenBy(sellerId);
  if (isBySku(query)) {
    const isWhole = seesHidden || filter.rewardSku != null || filter.rewardSkus != null;
    const named = isWhole ? hidden : sql`${hidden} and sku = ${query.text}`;
    conditions.push(isPublic ? published : sql`(${published} or ${named})`);
    if (filter.rewardSku != null) conditions.push(sql`sku = ${filter.rewardSku}`);
    else if (filter.rewardSkus == null)
      conditions.push(sql`sku collate "C" like ${`${query.text.replace(/[\\%_]/g, '\\$&')}%`}`);
    if (filter.rewardSkus != null) conditions.push(isOneOf(sql`sku`, filter.rewardSkus));
  } else {
    conditions.push(visibleTo(query));
    if (filter.conditionsOfSale) conditions.push(isOneOf(sql`condition_of_sale`, filter.conditionsOfSale));
  }
  if (text) conditions.push(sql`document @@ ${text}`);
  return allOf(...conditions);
}

const publishedBy = (sellerId: string): SQL => sql`sellers @> array[${sellerId}::bigint]`;
const hiddenBy = (sellerId: string): SQL => sql`private_sellers @> array[${sellerId}::bigint]`;

/** Visible hits of a seller's catalog other than by SKU: published ones, private ones on request, or both. */
export function visibleTo({
  sellerId,
  isPublic,
  filter: { hidden },
}: Pick<RewardSearch, 'sellerId' | 'isPublic' | 'filter'>): SQL {
  if (isPublic || hidden === false) return publishedBy(sellerId);
  return hidden ? hiddenBy(sellerId) : sql`(${publishedBy(sellerId)} or ${hiddenBy(sellerId)})`;
}

function filterConditions(filter: RewardFilter): SQL[] {
  const { currency, countryRestrictions: countries, tagIds, rewardGroupIds: groupIds, deliveryMode } = filter;
  return [
    currency == null ? null : sql`currency = ${currency}`,
    filter.faceValueMin == null
      ? null
      : sql`face_value >= ${minorUnits(filter.faceValueMin, { currency, isLeast: true })}`,
    filter.faceValueMax == null
      ? null
      : sql`face_value <= ${minorUnits(filter.faceValueMax, { currency, isLeast: false })}`,
    countries?.length ? sql`countries && ${textArray([...countries, '*'])}::text[]` : null,
    filter.brandIds?.length ? isOneOf(sql`brand_id`, filter.brandIds) : null,
    filter.productIds?.length ? isOneOf(sql`product_id`, filter.productIds) : null,
    tagIds?.length ? sql`tag_ids && ${textArray(tagIds)}::bigint[]` : null,
    groupIds?.length ? sql`group_ids && ${textArray(groupIds)}::bigint[]` : null,
    filter.typologyIds?.length ? isOneOf(sql`typology_id::text`, filter.typologyIds) : null,
    filter.serviceCategoryIds?.length
      ? isOneOf(sql`service_category_id::text`, filter.serviceCategoryIds)
      : null,
    deliveryMode == null ? null : sql`delivery_mode = ${deliveryMode}`,
  ].filter((condition) => condition !== null);
}

const isOneOf = (column: SQL, values: readonly string[]) =>
  sql`${column} = any(${textArray(values)}::text[])`;

/** A decimal text in minor units, of this currency or of each reward's own; digits that a currency cannot represent are rounded inwards. */
function minorUnits(
  amount: string,
  { currency, isLeast }: { currency: string | null | undefined; isLeast: boolean },
): SQL {
  const [whole = '0', decimals = ''] = amount.split('.');
  const inUnits = (exponent: number) => {
    const units = BigInt(whole + decimals.slice(0, exponent).padEnd(exponent, '0'));
    return String(isLeast && /[1-9]/.test(decimals.slice(exponent)) ? units + 1n : units);
  };
  if (currency != null) return sql`${inUnits(exponentOf(currency))}::bigint`;
  return sql`case when currency = any(${textArray(WITHOUT_DECIMALS)}::text[]) then ${inUnits(0)}::bigint else ${inUnits(2)}::bigint end`;
}
