import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CONDITIONS_OF_SALE } from '../../../schema/catalog/products.ts';
import { chargeOf, formatMinor } from '../../../schema/foundation/money/money.ts';
import { DIGITS, SKU, typedSku } from '../../../schema/foundation/text/patterns.ts';
import {
  ALLOCATION_MODES,
  MAX_FOUND,
  MIN_SEARCH,
  UNAVAILABLE_REASONS,
} from '../../../schema/money/rewards.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { escapeLike, folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import {
  isAvailable,
  REWARD_FOR_ADVERTISER_ROW,
  type RewardForAdvertiser,
  type RewardQuery,
  selectRewards,
} from './available.ts';

/** The query string of the rewards an advertiser can take. */
export const rewardQuery = z.strictObject({
  advertiser_id: z.string().regex(DIGITS),
  mode: z.enum(ALLOCATION_MODES).default('open'),
  search: z.string().trim().min(MIN_SEARCH).max(200),
});

/** Rewards that a search found; the face value is a decimal text in `currency`. */
export const rewardOptionsShape = responseSchema(
  'RewardOptions',
  z.object({
    items: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        brand_name: z.string(),
        face_value: z.string(),
        currency: z.string(),
        selling_price: z
          .string()
          .nullable()
          .describe('Face value less the discount; null when the billing currency differs'),
        condition_of_sale: z.enum(CONDITIONS_OF_SALE),
        is_available: z.boolean(),
        reason: z.enum(UNAVAILABLE_REASONS).nullable().describe('Reason why it is not available'),
      }),
    ),
  }),
);

/**
 * At most twenty-one rewards on sale that match: those the advertiser can take first, and of them those in its currency, by name. A text
 * that is the beginning of a SKU is looked for among SKUs, in either case; where none begins so, and any other text, among names (UI-2).
 * Not found when the caller may not see the advertiser.
 */
export function searchRewards(
  scope: Scope,
  { advertiser_id: advertiserId, mode, search }: z.output<typeof rewardQuery>,
): Promise<z.output<typeof rewardOptionsShape>> {
  const visible = scope.narrow([advertiserId]);
  return visible.read(async (tx) => {
    const [taker] = await rowsOf(
      tx,
      TAKER_ROW,
      sql`select billing_currency as currency, to_json(coalesce(o.operating_countries, '{}')) as countries
        from advertisers d left join organizations o on o.id = d.organization_id
        where d.id = ${advertiserId} and ${isVisibleAdvertiser(visible, sql`d.id`)}`,
    );
    if (!taker) throw notFound();
    const query = { advertiserId, mode, ...taker };
    const sku = typedSku(search);
    const rows = sku === null ? [] : await searchRewardRows(tx, query, { text: sku, isSku: true });
    const named = rows.length > 0 ? rows : await searchRewardRows(tx, query, { text: search, isSku: false });
    return { items: named.map(optionJson) };
  });
}

/** The advertiser's facts that determine which rewards it may take. */
const TAKER_ROW = {
  currency: text,
  countries: listOf(text),
};
type Taker = RowOf<typeof TAKER_ROW>;

/** The search text: the beginning of a SKU, or part of a name. */
interface SearchText {
  text: string;
  isSku: boolean;
}

/** Hits that the first query judges. */
const FIRST_HITS = 500;
/** Products for which an advertiser's available rewards are looked up one by one instead of among all hits. */
const FEW_PRODUCTS = 1000;

/**
 * Judges the first hits together: a rare word is found by its trigrams, a frequent one costs a short index scan. Only where there are many hits
 * and too few are available, a second query looks for available ones, by what indexes know: currency, countries and condition of sale.
 */
async function searchRewardRows(
  tx: Queries,
  query: RewardQuery & Taker,
  { text, isSku }: SearchText,
): Promise<RewardForAdvertiser[]> {
  const matches = isSku
    ? sql`s.sku like ${`${escapeLike(text)}%`}`
    : sql`s.search_name like ${likeAnywhere(folded(text))}`;
  const order = isSku ? sql`s.sku` : sql`s.search_name collate "C", s.sku`;
  const isFindable = isSku && SKU.test(text) ? sql`` : findableByName(query);
  const onSale = sql`s.status = 'enabled' and p.status = 'enabled' ${isFindable}`;
  const hits = sql`(select s.* from skus s join products p on p.id = s.product_id
    left join brands b on b.sku = s.brand_sku where ${matches} and ${onSale} order by ${order} limit ${FIRST_HITS})`;
  const can = isAvailable(query.mode);
  const rows = await rowsOf(
    tx,
    REWARD_FOR_ADVERTISER_ROW,
    sql`${selectRewards(query, hits)}
      order by ${can} desc, ${can} and s.currency <> a.billing_currency, ${order} limit ${MAX_FOUND}`,
  );
  if (rows.length < MAX_FOUND || rows.every((row) => row.isAvailable)) return rows;
  const available = await rowsOf(
    tx,
    REWARD_FOR_ADVERTISER_ROW,
    sql`${selectRewards(query)} where ${matches} and ${onSale} and ${takenBy(query)} and ${can} ${await ofFewProducts(tx, query)}
      order by ${order} limit ${MAX_FOUND}`,
  );
  const isForeign = ({ currency, billingCurrency }: RewardForAdvertiser) => currency !== billingCurrency;
  return [
    ...available.filter((row) => !isForeign(row)),
    ...available.filter(isForeign),
    ...rows.filter((row) => !row.isAvailable),
  ].slice(0, MAX_FOUND);
}

/** Necessary conditions of availability, in a form that indexes support. `isAvailable` makes the decision. */
function takenBy(query: RewardQuery & Taker): SQL {
  const isBilled = query.mode === 'open' ? sql`and s.currency = ${query.currency}` : sql``;
  return sql`${productTakenBy(query)} ${isBilled}`;
}

/** The necessary conditions on the product alone. */
function productTakenBy({ mode, countries }: RewardQuery & Taker): SQL {
  const isSoldThere = sql`(p.country_restrictions = '{}' or p.country_restrictions && (select array_agg(c) from jsonb_array_elements_text(${JSON.stringify(countries)}::jsonb) c))`;
  return mode === 'open' ? sql`${isSoldThere} and p.condition_of_sale = 'on_demand'` : isSoldThere;
}

/**
 * Names the products whose rewards the advertiser can take, where they are few: the planner cannot know that hardly any of what an organization
 * offers is sold in its country, and would read every hit.
 */
async function ofFewProducts(tx: Queries, query: RewardQuery & Taker): Promise<SQL> {
  const products = await rowsOf(
    tx,
    { id: text },
    sql`select p.id from products p join product_publications u on u.product_id = p.id and (u.published or u.private)
        and u.seller_id = (select organization_id from advertisers where id = ${query.advertiserId})
      where p.status = 'enabled' and ${productTakenBy(query)} limit ${FEW_PRODUCTS + 1}`,
  );
  if (products.length > FEW_PRODUCTS) return sql``;
  return sql`and s.product_id = any (${textArray(products.map(({ id }) => id))}::text[])`;
}

/**
 * Private rewards of the advertiser's organization are found by SKU alone (PRODUCT-28), and so are rewards that it does not offer or of a
 * deactivated brand: a search by name shows none of them, a search by SKU shows why the reward is unavailable.
 */
function findableByName({ advertiserId }: RewardQuery): SQL {
  return sql`and b.status is distinct from 'deactivated' and exists (select from product_publications u
    where u.product_id = s.product_id and u.published and u.seller_id = (select o.organization_id from advertisers o where o.id = ${advertiserId}))`;
}

function optionJson(reward: RewardForAdvertiser): z.output<typeof rewardOptionsShape>['items'][number] {
  const faceValue = BigInt(reward.faceValue);
  const isBilledAlike = reward.currency === reward.billingCurrency;
  return {
    sku: reward.sku,
    name: reward.name,
    brand_name: reward.brandName,
    face_value: formatMinor(faceValue, reward.currency),
    currency: reward.currency,
    selling_price: isBilledAlike
      ? formatMinor(chargeOf(faceValue, reward.basisPoints), reward.currency)
      : null,
    condition_of_sale: reward.conditionOfSale,
    is_available: reward.isAvailable,
    reason: reward.reason,
  };
}
