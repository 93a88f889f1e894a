import { type SQL, sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { meantBy } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import {
  NONE,
  type RedemptionFilter,
  rangeErrors,
  rangeOf,
} from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser, seesMany } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf, applied } from '../../foundation/database/conditions.ts';
import { invalid, Refusal } from '../../foundation/http/refusals/refusal.ts';
import { anyText, wantedSkus } from './rewardConditions.ts';
import type { IndexRanges } from './search/indexRanges.ts';
import { type ConditionTools, filterPaths, type SearchPath, searchPaths } from './search/searchPaths.ts';
import { isPaidBy, RARE_PAYMENT_TYPES } from './table.ts';

export type { ConditionTools } from './search/searchPaths.ts';

/** Filters that require an ability, because their matches reveal facts that other callers may not see (REDLIST-13, REDLIST-22). */
const GUARDED: Partial<Record<keyof RedemptionFilter, Ability>> = {
  provider_ids: 'redemptionsAdmin',
  provider_payment_types: 'redemptionsAdmin',
  advertiser: 'viewAdvertisers',
  typology_ids: 'viewPromotionActivityReportPurchaseCost',
  service_category_ids: 'viewPromotionActivityReportPurchaseCost',
};

/**
 * The condition on `redemptions r` that the caller sees a row and that it matches the filter: for exports and frozen sets of any size. Days are read in
 * the caller's zone, so what is kept for later keeps instants.
 * @throws Refusal forbidden where the caller may not filter so, invalid_parameters where a range ends before it begins
 */
export function redemptionConditions(scope: Scope, filter: RedemptionFilter, tools: ConditionTools): SQL {
  refuseFilter(scope, filter);
  const paths = filterPaths(filter, tools);
  if (filter.search !== undefined) paths.unshift(searchPaths(filter.search, tools).paths);
  const pathConditions = paths.map((one) => sql`(r.advertiser_id, r.id) in (${unionOf(one)})`);
  return allOf(...rowConditions(scope, filter), ...pathConditions);
}

/** True if the caller lacks an ability that one of these filters requires. */
export const refusesFilter = (scope: Scope, names: readonly string[]): boolean =>
  !scope.abilities.has('viewRedemptions') ||
  Object.entries(GUARDED).some(([name, ability]) => names.includes(name) && !scope.abilities.has(ability));

/** @throws Refusal forbidden naming the filter and the ability, invalid_parameters where a range ends before it begins */
export function refuseFilter(scope: Scope, filter: RedemptionFilter): void {
  for (const [field, ability] of Object.entries(GUARDED)) {
    if (filter[field as keyof RedemptionFilter] === undefined || scope.abilities.has(ability)) continue;
    throw new Refusal('forbidden', {
      message: `${field}: ${ability}`,
      fieldErrors: [{ field, rule: 'missing_ability', limit: ability }],
    });
  }
  const errors = rangeErrors(filter, scope.timezone);
  if (errors.length > 0) throw invalid(errors);
}

/** Selects the keys of the rows that any of these paths finds; no rows if there is no path. */
function unionOf(paths: readonly SearchPath[]): SQL {
  if (paths.length === 0) return sql`select r.advertiser_id, r.id from redemptions r where false`;
  return sql.join(
    paths.map(({ from, on }) => sql`select r.advertiser_id, r.id from ${from} where ${on}`),
    sql` union `,
  );
}

/** Facts besides the filter: requested row ids, the SKUs of the filter where they are few, and conditions on `r` that already hold. */
interface KnownConditions {
  ids?: readonly string[] | undefined;
  skus?: readonly string[] | undefined;
  said?: IndexRanges['implied'];
}

/** All conditions except the paths. They check `r` row by row, visibility first. */
export function rowConditions(
  scope: Scope,
  filter: RedemptionFilter,
  { ids, skus, said = [] }: KnownConditions = {},
): SQL[] {
  const visible = filter.advertiser ? scope.narrow(filter.advertiser) : scope;
  const rewardSkus = wantedSkus(filter);
  const { payment_types: types, promotion, product_currency: currency, experience } = filter;
  const isPaid = types && !types.every((type) => RARE_PAYMENT_TYPES.includes(type));
  const isOwnerKnown = said.includes('owner');
  return applied(
    !isOwnerKnown && isVisibleAdvertiser(visible, sql`r.advertiser_id`),
    ids && sql`r.id = any (${idArray(ids)}::bigint[])`,
    // For other callers, the condition on visible advertisers already names them.
    !isOwnerKnown &&
      (visible.isStaff || seesMany(visible)) &&
      filter.advertiser &&
      sql`r.advertiser_id = any (${idArray(filter.advertiser)}::bigint[])`,
    // A filter by id finds test redemptions too.
    !filter.with_testing && filter.id === undefined && !ids && sql`not r.testing`,
    promotion &&
      !said.includes('promotion') &&
      sql`(r.advertiser_id, r.promotion_id) in (select p.advertiser_id, p.id from promotions p
          where p.id = any (${idArray(promotion)}::bigint[]))`,
    experience &&
      sql`(r.advertiser_id, r.promotion_id) in (select p.advertiser_id, p.id from promotions p
          where p.experience_id = any (${idArray(experience)}::bigint[]))`,
    filter.io_number !== undefined && drawsOn(filter.io_number),
    filter.billing_currency && anyText(billingCurrency(sql`r`), filter.billing_currency),
    // With "is true" the planner hashes many SKUs as a filter. As a join it would read all redemptions.
    !said.includes('skus') &&
      (skus ? anyText(sql`r.sku`, skus) : rewardSkus && sql`(r.sku in (${rewardSkus})) is true`),
    filter.state && filter.state.length > 0 && anyState(filter.state),
    isPaid &&
      sql`(${sql.join(
        types.map((type) => isPaidBy(type, sql`r.`)),
        sql` or `,
      )})`,
    currency && sql`r.currency = ${currency}`,
    ...dates(filter, scope.timezone),
  );
}

/** The currency of the charge. A redemption without a charge cost its face value. */
export const billingCurrency = (owner: SQL): SQL =>
  sql`coalesce(${owner}.charge_currency, ${owner}.currency)`;

/** True if the money comes from an allocation with this IO number, or for NONE from an allocation without one. */
export const drawsOn = (number: string, owner: SQL = sql`r`): SQL =>
  number === NONE
    ? sql`not exists (select from allocations o where o.advertiser_id = ${owner}.advertiser_id and o.id = ${owner}.source_allocation_id
        and o.external_id is not null)`
    : sql`(${owner}.advertiser_id, ${owner}.source_allocation_id) in (select o.advertiser_id, o.id from allocations o where o.external_id = ${number})`;

function anyState(states: NonNullable<RedemptionFilter['state']>): SQL {
  const meant = states.map(meantBy);
  const whole = [...new Set(meant.filter(({ reversed }) => reversed === null).map(({ state }) => state))];
  const parts = meant.flatMap(({ state, reversed }) =>
    reversed === null || whole.includes(state)
      ? []
      : [sql`(r.state = ${state} and r.reversed = ${reversed})`],
  );
  const [only] = whole;
  const plain =
    whole.length === 1 ? sql`r.state = ${only}` : sql`r.state = any (${`{${whole.join(',')}}`}::text[])`;
  return sql`(${sql.join(whole.length > 0 ? [plain, ...parts] : parts, sql` or `)})`;
}

/**
 * The three ranges. A redemption is listed by its activation, which comes before its redemption and that before its refund: so each end also ends the part
 * of the list that is read.
 */
function dates(filter: RedemptionFilter, timezone: string): SQL[] {
  const columns = {
    activation: sql`r.listed_at`,
    redeemed: sql`r.redeemed_at`,
    refund: sql`r.refunded_at`,
  } as const;
  return (['activation', 'redeemed', 'refund'] as const).flatMap((range) => {
    const { from, to } = rangeOf(filter, range, timezone);
    if (!from && !to) return [];
    const column = columns[range];
    return applied(
      range === 'activation' ? sql`r.activated_at is not null` : sql`${column} is not null`,
      from && sql`${column} >= ${from.toISOString()}::timestamptz`,
      to && sql`${column} < ${to.toISOString()}::timestamptz`,
      to && range !== 'activation' && sql`r.listed_at < ${to.toISOString()}::timestamptz`,
    );
  });
}
