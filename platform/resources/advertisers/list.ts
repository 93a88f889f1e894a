import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVERTISER_STATUSES, type AdvertiserStatus } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import {
  confineTo,
  idArray,
  isVisibleAdvertiser,
  isVisibleOrganization,
  likeAnywhere,
} from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { forbidden } from '../../http/refusal.ts';
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
} from '../../http/requests.ts';
import { folded } from '../../search/fold.ts';
import { advertisersByIds, balanceOf, weekOf } from './select.ts';
import type { advertiserPage } from './shape.ts';

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

/** What chooses the advertisers of a list. */
type Searched = Pick<AdvertiserQuery, 'status' | 'search' | 'name_contains' | 'ids'>;

/** One page of the advertisers the caller may see; sorting by balance needs viewBudget. */
export async function listAdvertisers(
  scope: Scope,
  query: AdvertiserQuery,
): Promise<z.output<typeof advertiserPage>> {
  const sort = sortOf(query, { field: 'last_7_days_redemptions', descending: true });
  if (sort.field === 'balance' && !scope.abilities.has('viewBudget')) throw forbidden();
  const perPage = query.per_page ?? (query.ids ? MAX_ROWS : 10);
  const visible = query.ids ? scope.narrow(query.ids) : scope;
  return visible.read(async (tx) => {
    const { ids, enabled, disabled } = await findPage(tx, visible, { ...query, sort, perPage });
    await confineTo(tx, visible, ids);
    const total = query.status ? { enabled, disabled }[query.status] : enabled + disabled;
    return {
      items: await advertisersByIds(tx, visible, ids),
      page: query.page,
      per_page: perPage,
      ...totalOf(total),
      ...(query.expand ? { counts: { enabled: cap(enabled), disabled: cap(disabled) } } : {}),
    };
  });
}

const cap = (count: number) => Math.min(count, MAX_TOTAL);

/** The ids of a page in its order, and how many there are by status: one look at each advertiser gives both. */
async function findPage(
  tx: Queries,
  scope: Scope,
  query: Searched & { sort: Sort<(typeof SORTS)[number]>; page: number; perPage: number },
): Promise<{ ids: string[]; enabled: number; disabled: number }> {
  const counted = (status: AdvertiserStatus) =>
    sql`(select count(*)::int from found where status = ${status})`;
  const { sort, perPage } = query;
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const [page] = await rowsOf<{ ids: string[]; enabled: number; disabled: number }>(
    tx,
    sql`with found as materialized (
        select a.id, a.status, a.search_name, a.billing_currency from advertisers a where ${conditions(scope, query)}
      )
      select ${counted('enabled')} as enabled, ${counted('disabled')} as disabled, array(
        select a.id::text from found a ${figuresFor(scope, sort.field)}
        where ${query.status ? sql`a.status = ${query.status}` : sql`true`}
        order by ${ORDERS[sort.field]} ${direction}, a.id
        limit ${perPage} offset ${(query.page - 1) * perPage}) as ids`,
  );
  return page ?? { ids: [], enabled: 0, disabled: 0 };
}

function conditions(scope: Scope, query: Searched): SQL {
  const text = query.search ?? query.name_contains;
  return sql.join(
    [
      isVisibleAdvertiser(scope, sql`a.id`),
      isVisibleOrganization(scope, sql`a.organization_id`),
      ...(text ? [sql`a.search_name like ${likeAnywhere(folded(text))}`] : []),
      ...(query.ids ? [sql`a.id = any (${idArray(query.ids)}::bigint[])`] : []),
    ],
    sql` and `,
  );
}

/**
 * What each order is by, up to the direction. Amounts of different currencies do not compare: balances are in order within their currency,
 * one currency after the other.
 */
const ORDERS = {
  name: sql`a.search_name collate "C"`,
  status: sql`a.status collate "C"`,
  balance: sql`a.billing_currency collate "C", coalesce(l.balance, 0)`,
  last_7_days_redemptions: sql`coalesce(w.redeemed, 0)`,
};

/** Figures are joined only where they decide the order. */
function figuresFor(scope: Scope, field: (typeof SORTS)[number]): SQL {
  if (field === 'balance')
    return sql`left join (${balanceOf(isVisibleAdvertiser(scope, sql`l.advertiser_id`))}) l
      on l.advertiser_id = a.id and l.currency = a.billing_currency`;
  if (field === 'last_7_days_redemptions')
    return sql`left join (${weekOf(isVisibleAdvertiser(scope, sql`r.advertiser_id`), scope)}) w on w.advertiser_id = a.id`;
  return sql``;
}
