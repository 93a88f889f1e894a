import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser, seesMany } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { countUpToCap } from '../../foundation/http/paginate.ts';
import { MAX_TOTAL, type Sort } from '../../foundation/http/requests.ts';
import { rowConditions } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import { wantedSkus } from './rewardConditions.ts';
import { type IndexRanges, indexRanges } from './search/indexRanges.ts';
import type { SearchPath } from './search/searchPaths.ts';

/** Sort fields of the report. */
export const REDEMPTION_SORTS = [
  'id',
  'order_id',
  'state',
  'value',
  'activation_datetime',
  'updated_datetime',
] as const;
export type RedemptionSortField = (typeof REDEMPTION_SORTS)[number];

const SORT_COLUMNS: Record<RedemptionSortField, SQL> = {
  id: sql`r.id`,
  order_id: sql`r.order_id collate "C"`,
  state: sql`r.state collate "C"`,
  // Amounts of different currencies do not compare.
  value: sql`row(r.currency, r.face_value)`,
  activation_datetime: sql`r.listed_at`,
  updated_datetime: sql`r.updated_at`,
};

/** A row's key and its position in the list. */
const KEY_ROW = {
  id: text,
  owner: text,
  at: text,
};
export type Key = RowOf<typeof KEY_ROW>;

/** The report's query; `paths` are those of the search and of the filters. */
export interface RedemptionListQuery {
  filter: RedemptionFilter;
  ids: readonly string[] | undefined;
  paths: readonly (readonly SearchPath[])[];
  sort: Sort<RedemptionSortField>;
  part: Part;
}

/** The part of the list to read: `limit` rows after an offset or after a row. */
export interface Part {
  limit: number;
  offset: number;
  after: Exclude<Cursor, { skip: number }> | undefined;
}

/** The number of matches, up to just above the cap, and the keys of the part; null if too many match for this order. */
interface RedemptionKeys {
  count: number;
  keys: Key[] | null;
}

/** Maximum number of SKUs that the statement names. Larger sets are hashed. */
const MAX_NAMED_SKUS = 500;

/** Rows of the list that are scanned for a text before its matches are collected. */
const SCAN_ROWS = 5000;

/** Maximum number of rows that are read from all ranges for one page. */
const MAX_RANGE_ROWS = 50_000;

/**
 * Finds redemptions in one of three ways. Up to the cap, matches are collected and then sorted in any order; a text or a number has an index of its own.
 * Above the cap, scans the list index until the page is full. If the next rows hold too few matches of a text, sorts the first MAX_TOTAL of its matches.
 */
export async function findRedemptions(
  tx: Queries,
  scope: Scope,
  listQuery: RedemptionListQuery,
): Promise<RedemptionKeys> {
  const { filter, ids, sort, paths, part } = listQuery;
  const skus = await namedSkus(tx, filter);
  const [leading, ...others] = paths;
  const filterExcept = (implied: IndexRanges['implied']): SQL =>
    allOf(...rowConditions(scope, filter, { ids, skus, said: implied }), ...others.map(anyRow));
  const filterCondition = filterExcept([]);
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const isListed = sort.field === 'activation_datetime';
  const listed = sql`order by r.listed_at ${direction}, r.id ${direction}`;
  const sorted = isListed ? listed : sql`order by r.sorted ${direction} nulls last, r.id ${direction}`;
  const key = sql`r.id::text as id, r.advertiser_id::text as owner, ${isoTimestamp(sql`r.listed_at`)} as at`;
  const columns = sql`r.id, r.advertiser_id, r.listed_at${isListed ? sql`` : sql`, ${SORT_COLUMNS[sort.field]} as sorted`}`;
  const { limit, offset, after } = part;
  const afterCursor = after
    ? sql`(r.listed_at, r.id) ${sort.descending ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  const matching = (selected: SQL, most?: SQL): SQL =>
    leading
      ? unionOfPaths(scope, leading, { plain: filterCondition, selected, most })
      : sql`select ${selected} from redemptions r where ${filterCondition}`;

  const cut = sql`limit ${limit} offset ${offset}`;
  const collected = (most?: SQL): SQL =>
    sql`select ${key} from (${matching(columns, most)} offset 0) r where ${afterCursor} ${sorted} ${cut}`;
  /** Matches of a text among the next rows of the list. */
  const scanNext = (
    paths: readonly SearchPath[],
  ): SQL => sql`select ${key} from (select r.* from redemptions r
    where ${filterCondition} and ${afterCursor} ${listed} limit ${SCAN_ROWS}) r where ${anyRow(paths)} ${listed} ${cut}`;
  const scanList = (): SQL => {
    const ranges = ids ? null : indexRanges(scope, filter, skus);
    if (!ranges || (limit + offset) * ranges.count > MAX_RANGE_ROWS)
      return sql`select ${key} from redemptions r where ${filterCondition} and ${afterCursor} ${listed} ${cut}`;
    return sql`select ${key} from ${ranges.source} cross join lateral (select ${columns} from redemptions r
      where ${ranges.joinOn} and ${filterExcept(ranges.implied)} and ${afterCursor} ${listed} limit ${limit + offset}) r ${listed} ${cut}`;
  };
  const rows = (statement: SQL) => rowsOf(tx, KEY_ROW, statement);
  return byIndexes(tx, async () => {
    const count = await countUpToCap(tx, sql`from (${matching(sql``)}) f`);
    if (count <= MAX_TOTAL) return { count, keys: await rows(collected()) };
    if (!isListed) return { count, keys: null };
    await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
    if (!leading) return { count, keys: await rows(scanList()) };
    const next = await rows(scanNext(leading));
    return { count, keys: next.length === limit ? next : await rows(collected(sql`limit ${MAX_TOTAL}`)) };
  });
}

/** The SKUs that a filter selects; undefined if there is no such filter or they are too many to name. */
async function namedSkus(tx: Queries, filter: RedemptionFilter): Promise<string[] | undefined> {
  const rewardSkus = wantedSkus(filter);
  if (!rewardSkus) return undefined;
  const rows = await rowsOf(tx, { sku: text }, sql`${rewardSkus} limit ${MAX_NAMED_SKUS + 1}`);
  return rows.length > MAX_NAMED_SKUS ? undefined : rows.map(({ sku }) => sku);
}

interface PathUnion {
  plain: SQL;
  selected: SQL;
  /** Maximum number of matches of each path, the first by its order; undefined for all. */
  most: SQL | undefined;
}

/** The matches of all paths, each row once. Each path skips the matches of those before it, so that a count can stop at the cap. */
function unionOfPaths(scope: Scope, paths: readonly SearchPath[], { plain, selected, most }: PathUnion): SQL {
  if (paths.length === 0) return sql`select ${selected} from redemptions r where false`;
  return sql.join(
    paths.map(({ from, on, owner, order = sql`` }, place) => {
      // If the caller sees few advertisers, the path itself names them, so that it skips equal beginnings of others.
      const isOwn = owner && !seesMany(scope) ? sql` and ${isVisibleAdvertiser(scope, owner)}` : sql``;
      const before = paths.slice(0, place);
      const first = most ? sql`${order} ${most}` : sql``;
      const isNew = before.length > 0 ? sql` and ${anyRow(before)} is not true` : sql``;
      return sql`(select ${selected} from ${from} where ${on}${isOwn} and ${plain}${isNew} ${first})`;
    }),
    sql` union all `,
  );
}

/**
 * Restricts the planner to indexes. It misjudges correlated columns and uneven distributions, and would then read the whole table where ten thousand
 * index entries suffice. Disabled plan types get a prohibitive cost, so JIT is off too. A scan of the list must not be sorted either: of two indexes
 * that seem equally selective, only one has the list's order.
 */
async function byIndexes<Answer>(tx: Queries, ask: () => Promise<Answer>): Promise<Answer> {
  const allow = (value: 'on' | 'off') =>
    tx.execute(sql`select set_config('enable_seqscan', ${value}, true), set_config('enable_hashjoin', ${value}, true),
      set_config('enable_mergejoin', ${value}, true), set_config('enable_bitmapscan', ${value}, true), set_config('jit', ${value}, true),
      set_config('enable_sort', 'on', true)`);
  await allow('off');
  const answer = await ask();
  await allow('on');
  return answer;
}

const anyRow = (paths: readonly SearchPath[]): SQL =>
  paths.length === 0
    ? sql`false`
    : sql`(${sql.join(
        paths.map(({ row }) => row),
        sql` or `,
      )})`;
