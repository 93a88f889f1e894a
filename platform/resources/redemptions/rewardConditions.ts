import { type SQL, sql } from 'drizzle-orm';
import { REWARD_SOURCES } from '../../../schema/redemptionFacts.ts';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import { idArray, textArray } from '../../access/visibleAdvertisers.ts';

export const anyText = (column: SQL, texts: readonly string[]): SQL =>
  sql`${column} = any (${textArray(texts)}::text[])`;
const anyId = (column: SQL, ids: readonly string[]): SQL => sql`${column} = any (${idArray(ids)}::bigint[])`;
const anyNumber = (column: SQL, numbers: readonly number[]): SQL =>
  sql`${column} = any (${`{${numbers.join(',')}}`}::smallint[])`;

/** Where its codes come from: `orderLines.ts` supplies by the same; goods are always made out here. */
const source = sql`case when v.kind = 'http' then ${REWARD_SOURCES.provider}
  when v.kind = 'issued' or q.delivery_mode = 'physical_shipment' then ${REWARD_SOURCES.issued} else ${REWARD_SOURCES.stock} end`;

/** Of the kinds with these numbers, or paid from the budgets with these. */
const ofSources = (ids: readonly string[]): SQL =>
  sql`(${anyText(source, ids)} or exists (select from reward_sources b where ${anyId(sql`b.id`, ids)}
    and b.provider_id = s.provider_id and b.currency = s.currency))`;

/** The SKUs that a filter on rewards means, as a query; null where nothing is asked of the reward. */
export function wantedSkus(filter: RedemptionFilter): SQL | null {
  const { brand_skus, product, reward, reward_source_ids, provider_ids, provider_payment_types, tag_ids } =
    filter;
  const asked = [
    ...(reward ? [anyText(sql`s.sku`, reward)] : []),
    ...(brand_skus ? [anyText(sql`s.brand_sku`, brand_skus)] : []),
    ...(product ? [anyText(sql`s.product_id`, product)] : []),
    ...(tag_ids
      ? [
          sql`s.product_id in (select t.product_id from product_tags t where ${anyId(sql`t.tag_id`, tag_ids)})`,
        ]
      : []),
    ...(provider_ids ? [anyId(sql`s.provider_id`, provider_ids)] : []),
    ...(provider_payment_types ? [anyNumber(sql`v.payment_type`, provider_payment_types)] : []),
    ...(reward_source_ids ? [ofSources(reward_source_ids)] : []),
  ];
  if (asked.length === 0) return null;
  return sql`select s.sku from skus s left join products q on q.id = s.product_id left join providers v on v.id = s.provider_id
    where ${sql.join(asked, sql` and `)}`;
}
