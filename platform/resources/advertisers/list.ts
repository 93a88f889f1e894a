import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVERTISER_STATUSES } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray, isVisibleAdvertiser, likeAnywhere } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { paginate } from '../../http/paginate.ts';
import { forbidden } from '../../http/refusal.ts';
import {
  idList,
  MAX_ROWS,
  MAX_TOTAL,
  pageQuery,
  sortOf,
  sortQuery,
  wholeNumber,
} from '../../http/requests.ts';
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

/** One page of the advertisers the scope reaches; sorting by balance needs viewBudget. */
export async function listAdvertisers(
  scope: Scope,
  query: AdvertiserQuery,
): Promise<z.output<typeof advertiserPage>> {
  const sort = sortOf(query, { field: 'last_7_days_redemptions', descending: true });
  if (sort.field === 'balance' && !scope.abilities.has('viewBudget')) throw forbidden();
  const perPage = query.per_page ?? (query.ids ? MAX_ROWS : 10);
  const found = conditions(scope, query);
  const matching = query.status ? sql`${found} and a.status = ${query.status}` : found;

  return scope.read(async (tx) => {
    const counts = await countByStatus(tx, found);
    const { field, descending } = sort;
    const asked = { page: query.page, per_page: perPage };
    const page = await paginate(tx, asked, {
      matching: sql`from advertisers a where ${matching}`,
      async read(part) {
        const order = sql`${sorted(scope, field, matching)} ${descending ? sql`desc` : sql`asc`}, a.id ${part}`;
        const ids = await rowsOf<{ id: string }>(tx, order);
        return advertisersByIds(
          tx,
          scope,
          ids.map(({ id }) => id),
        );
      },
    });
    return query.expand
      ? { ...page, counts: { enabled: cap(counts.enabled), disabled: cap(counts.disabled) } }
      : page;
  });
}

const cap = (count: number) => Math.min(count, MAX_TOTAL);

function conditions(scope: Scope, query: AdvertiserQuery): SQL {
  const text = query.search ?? query.name_contains;
  return sql.join(
    [
      isVisibleAdvertiser(scope, sql`a.id`),
      ...(text ? [sql`a.name ilike ${likeAnywhere(text)}`] : []),
      ...(query.ids ? [sql`a.id = any (${idArray(query.ids)}::bigint[])`] : []),
    ],
    sql` and `,
  );
}

/**
 * Ids in the order asked for, up to the direction; figures are joined only where they decide the order. Amounts of different
 * currencies do not compare: balances are in order within their currency, one currency after the other.
 */
function sorted(scope: Scope, field: (typeof SORTS)[number], matching: SQL): SQL {
  const ids = sql`select a.id from advertisers a where ${matching}`;
  switch (field) {
    case 'balance':
      return sql`select a.id from advertisers a left join (${balanceOf(ids)}) l on l.advertiser_id = a.id
        where ${matching} order by a.billing_currency collate "C", coalesce(l.balance, 0)`;
    case 'last_7_days_redemptions':
      return sql`select a.id from advertisers a left join (${weekOf(ids, scope)}) w on w.advertiser_id = a.id
        where ${matching} order by coalesce(w.redeemed, 0)`;
    case 'status':
      return sql`${ids} order by a.status collate "C"`;
    case 'name':
      return sql`${ids} order by lower(a.name) collate "C"`;
  }
}

/** How many there are by status, each counted to just above the cap. */
async function countByStatus(tx: Queries, found: SQL): Promise<{ enabled: number; disabled: number }> {
  const count = (status: string) =>
    sql`(select count(*)::int from (select from advertisers a where ${found} and a.status = ${status} limit ${MAX_TOTAL + 1}) c)`;
  const [row] = await rowsOf<{ enabled: number; disabled: number }>(
    tx,
    sql`select ${count('enabled')} as enabled, ${count('disabled')} as disabled`,
  );
  return row ?? { enabled: 0, disabled: 0 };
}
