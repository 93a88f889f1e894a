import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVERTISER_STATUSES, type AdvertiserStatus } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import {
  confineTo,
  idArray,
  isVisibleAdvertiser,
  isVisibleOrganization,
  seesMany,
} from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import { number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { countOf, countUpToCap } from '../../foundation/http/paginate.ts';
import { forbidden } from '../../foundation/http/refusals/refusal.ts';
import {
  idList,
  MAX_ROWS,
  MAX_TOTAL,
  pageQuery,
  type Sort,
  sortOf,
  sortQuery,
  totalOf,
  wholeNumber,
} from '../../foundation/http/requests.ts';
import { pageByWeek } from './pageByWeek.ts';
import { advertisersByIds } from './select.ts';
import type { AdvertiserJson, advertiserPage } from './shape.ts';

const SORTS = ['name', 'status', 'balance', 'last_7_days_redemptions'] as const;
const search = z.string().trim().min(2).max(200);

/** The query string of the list of advertisers (ADV-38). */
export const advertiserQuery = z.strictObject({
  status: z.enum(ADVERTISER_STATUSES).optional(),
  search: search.optional(),
  name_contains: search.optional(),
  ...sortQuery(SORTS),
  page: pageQuery.page,
  per_page: wholeNumber(1, MAX_ROWS).optional(),
  ids: idList.optional(),
  expand: z.enum(['counts']).optional(),
});
type AdvertiserQuery = z.output<typeof advertiserQuery>;

/** Conditions that select the advertisers of a list. */
type ListConditions = Pick<AdvertiserQuery, 'status' | 'search' | 'name_contains' | 'ids'>;

/** Order and size of a page. */
interface Page {
  sort: Sort<(typeof SORTS)[number]>;
  perPage: number;
}

/** One page of the advertisers the caller may see; sorting by balance needs viewBudget. */
export async function listAdvertisers(
  scope: Scope,
  query: AdvertiserQuery,
): Promise<z.output<typeof advertiserPage>> {
  const sort = sortOf(query, { field: 'last_7_days_redemptions', descending: true });
  if (sort.field === 'balance' && !scope.abilities.has('viewBudget')) throw forbidden();
  const perPage = query.per_page ?? (query.ids ? MAX_ROWS : 10);
  const visible = query.ids ? scope.narrow(query.ids) : scope;
  if (areAllAsked(query, sort, perPage)) return listByIds(visible, query.ids, { sort, perPage });
  return visible.read(async (tx) => {
    const { total, counts } = await count(tx, visible, query);
    const ids = await findPage(tx, visible, { ...query, sort, perPage });
    await confineTo(tx, visible, ids);
    return {
      items: await advertisersByIds(tx, visible, ids),
      page: query.page,
      per_page: perPage,
      ...totalOf(total),
      ...(counts ? { counts: { enabled: cap(counts.enabled), disabled: cap(counts.disabled) } } : {}),
    };
  });
}

/** True if the list is exactly the advertisers with these ids: then one read answers rows, order and count. */
function areAllAsked(
  { ids, search, name_contains, status, expand, page }: AdvertiserQuery,
  { field }: Page['sort'],
  perPage: number,
): boolean {
  const isWhole = ids !== undefined && ids.length <= perPage && page === 1;
  return isWhole && !search && !name_contains && !status && !expand && field === 'last_7_days_redemptions';
}

async function listByIds(
  scope: Scope,
  ids: readonly string[] = [],
  { sort, perPage }: Page,
): Promise<z.output<typeof advertiserPage>> {
  const matches = await scope.read((tx) =>
    advertisersByIds(tx, scope, [...new Set(ids.map((id) => String(BigInt(id))))]),
  );
  const redeemed = (one: AdvertiserJson) => one.redemptions.last_7_days.states.redeemed;
  const items = matches.toSorted(
    (one, other) =>
      (sort.descending ? -1 : 1) * (redeemed(one) - redeemed(other)) || Number(one.id) - Number(other.id),
  );
  return { items, page: 1, per_page: perPage, ...totalOf(items.length) };
}

const cap = (count: number) => Math.min(count, MAX_TOTAL);

/** Total of a list, and counts by status if `expand` requests them. Counting stops just above the cap. */
async function count(
  tx: Queries,
  scope: Scope,
  query: ListConditions & Pick<AdvertiserQuery, 'expand'>,
): Promise<{ total: number; counts?: Record<AdvertiserStatus, number> }> {
  const matching = sql`from advertisers a where ${conditions(scope, query)}`;
  const ofStatus = (status: SQL) => sql`${matching} and a.status collate "C" = ${status}`;
  if (!query.expand)
    return { total: await countUpToCap(tx, query.status ? ofStatus(sql`${query.status}`) : matching) };
  const rows = await rowsOf(
    tx,
    { status: oneOf(ADVERTISER_STATUSES), count: number },
    keepPlan(sql`select s.status, ${countOf(ofStatus(sql`s.status`))} as count
      from unnest(${`{${ADVERTISER_STATUSES.join(',')}}`}::text[]) s (status)`),
  );
  const counts = { enabled: 0, disabled: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return { total: query.status ? counts[query.status] : counts.enabled + counts.disabled, counts };
}

/** The ids of a page in its order: apart from the count, so that an order with an index is read along it. */
async function findPage(
  tx: Queries,
  scope: Scope,
  query: ListConditions & Page & Pick<AdvertiserQuery, 'page'>,
): Promise<string[]> {
  const { sort, perPage } = query;
  const matching = sql`${conditions(scope, query)} and ${query.status ? sql`a.status = ${query.status}` : sql`true`}`;
  const part = { limit: perPage, offset: (query.page - 1) * perPage };
  if (sort.field === 'last_7_days_redemptions')
    return pageByWeek(tx, scope, { matching, descending: sort.descending, ...part });
  const rows = await rowsOf(
    tx,
    { id: text },
    sql`select a.id::text as id from ${sourceOf(scope, sort.field, matching)}
      order by ${ORDERS[sort.field](sort.descending ? sql`desc` : sql`asc`)}
      limit ${part.limit} offset ${part.offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Conditions on advertisers `a`: visible to the caller and matching the search, in any status. */
export function conditions(scope: Scope, query: ListConditions): SQL {
  const text = query.search ?? query.name_contains;
  return allOf(
    isVisibleAdvertiser(scope, sql`a.id`),
    isVisibleOrganization(scope, sql`a.organization_id`),
    text && sql`a.search_name like ${likeAnywhere(folded(text))}`,
    query.ids && sql`a.id = any (${idArray(query.ids)}::bigint[])`,
  );
}

/** Orders that an index has. */
type IndexedSort = Exclude<(typeof SORTS)[number], 'last_7_days_redemptions'>;

/**
 * Each order in a direction, as an index has it: a name and a state are read along theirs either way, ids included.
 * Amounts of different currencies do not compare: balances are in order within their currency, one currency after the other.
 */
const ORDERS: Record<IndexedSort, (direction: SQL) => SQL> = {
  name: (direction) => sql`a.search_name collate "C" ${direction}, a.id ${direction}`,
  status: (direction) => sql`a.status collate "C" ${direction}, a.id ${direction}`,
  balance: (direction) => sql`l.currency collate "C", l.balance ${direction}, l.advertiser_id`,
};

/** Source of the matching advertisers `a`; balances are joined only to sort by them. */
function sourceOf(scope: Scope, field: IndexedSort, matching: SQL): SQL {
  if (field === 'balance')
    // The planner overestimates hashed subplans and would join and sort all rows; `offset 0` keeps the index order.
    return seesMany(scope)
      ? sql`advertiser_balances l cross join lateral
          (select a.id from advertisers a where a.id = l.advertiser_id and ${matching} offset 0) a`
      : sql`advertisers a join advertiser_balances l on l.advertiser_id = a.id where ${matching}`;
  return sql`advertisers a where ${matching}`;
}
