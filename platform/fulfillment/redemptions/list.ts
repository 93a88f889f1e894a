import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { redemptionFilters } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { confineTo, idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { invalidField, notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import {
  commaList,
  idList,
  MAX_ROWS,
  MAX_TOTAL,
  pageQuery,
  sortOf,
  sortQuery,
  totalOf,
  wholeNumber,
} from '../../foundation/http/requests.ts';
import { refuseFilter } from './conditions.ts';
import { type Cursor, cursorQuery, cursorText } from './cursor.ts';
import { findRedemptions, type Key, type Part, REDEMPTION_SORTS } from './findRedemptions.ts';
import { type ConditionTools, filterPaths, searchPaths } from './search/searchPaths.ts';
import { type RedemptionJson, redemption, type redemptionPage } from './shape.ts';
import { redemptionSource } from './source.ts';

/** Maximum offset of a numbered page. Beyond it, callers continue by the cursor. */
const MAX_OFFSET_ROWS = 100_000;

/** The query string of the redemption report (REDLIST-38): a numbered page, or `first` rows after a cursor. */
export const redemptionQuery = z.strictObject({
  ids: idList.optional(),
  ...redemptionFilters,
  expand: commaList(z.enum(['user']))
    .optional()
    .meta({ description: 'The user is always included' }),
  ...sortQuery(REDEMPTION_SORTS),
  ...pageQuery,
  first: wholeNumber(1, MAX_ROWS).optional(),
  after: cursorQuery,
});
type RedemptionQuery = z.output<typeof redemptionQuery>;

/**
 * One page of the redemptions that the caller may see, those activated last first; one that is not activated yet stands where its money was set aside.
 * @throws Refusal sorting_limit_exceeded where more than 10000 match and another order is asked for (REDLIST-32), forbidden, invalid_parameters
 */
export function listRedemptions(
  scope: Scope,
  query: RedemptionQuery,
  tools: ConditionTools,
): Promise<z.output<typeof redemptionPage>> {
  const {
    ids,
    expand: _always,
    page,
    per_page,
    first,
    after,
    sort: _sort,
    order_by: _by,
    order: _order,
    ...filter
  } = query;
  refuseFilter(scope, filter);
  const sort = sortOf(query, { field: 'activation_datetime', descending: true });
  const isListed = sort.field === 'activation_datetime';
  const part = partOf(query, after);
  const visible = filter.advertiser ? scope.narrow(filter.advertiser) : scope;
  const searched = filter.search === undefined ? null : searchPaths(filter.search, tools);
  const paths = [...(searched ? [searched.paths] : []), ...filterPaths(filter, tools)];
  return visible.read(async (tx) => {
    const withNext = { ...part, limit: part.limit + 1 };
    const { count, keys } = await findRedemptions(tx, visible, { filter, ids, sort, paths, part: withNext });
    if (!keys) throw refused(scope, 'sorting_limit_exceeded', { limit: String(MAX_TOTAL) });
    const pageKeys = keys.slice(0, part.limit);
    const last = pageKeys.at(-1);
    const next = (): Cursor =>
      last && isListed ? { at: last.at, id: last.id } : { skip: part.offset + part.limit };
    return {
      items: await rowsBy(tx, visible, pageKeys),
      page,
      per_page: first ?? per_page,
      ...totalOf(count),
      end_cursor: keys.length > part.limit ? cursorText(next()) : null,
      reading: searched && { ways: [...new Set(searched.read.map(({ way }) => way))] },
    };
  });
}

function partOf({ page, per_page, first }: RedemptionQuery, after: Cursor | undefined): Part {
  const limit = first ?? per_page;
  if (after)
    return 'skip' in after ? { limit, offset: after.skip, after: undefined } : { limit, offset: 0, after };
  const offset = first === undefined ? (page - 1) * per_page : 0;
  if (offset > MAX_OFFSET_ROWS) throw invalidField('page', 'max', String(MAX_OFFSET_ROWS / per_page + 1));
  return { limit, offset, after: undefined };
}

/** The rows of these keys, in their order. The rest of the transaction sees only their advertisers. */
async function rowsBy(tx: Queries, scope: Scope, keys: readonly Key[]): Promise<RedemptionJson[]> {
  if (keys.length === 0) return [];
  const owners = [...new Set(keys.map(({ owner }) => owner))];
  await confineTo(tx, scope, owners);
  const rows = await redemption.rows(
    tx,
    sql`${redemptionSource()} where r.advertiser_id = any (${idArray(owners)}::bigint[])
      and r.id = any (${idArray(keys.map(({ id }) => id))}::bigint[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [redemption.json(row, scope)] : [];
  });
}

/** One redemption. @throws Refusal not_found */
export function readRedemption(scope: Scope, id: string): Promise<RedemptionJson> {
  return scope.read(async (tx) => {
    const [row] = await redemption.rows(
      tx,
      sql`${redemptionSource()} where r.id = ${id} and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`,
    );
    if (!row) throw notFound();
    return redemption.json(row, scope);
  });
}
