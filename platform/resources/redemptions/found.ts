import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser, seesMany } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { countUpToCap } from '../../http/paginate.ts';
import { MAX_TOTAL, type Sort } from '../../http/requests.ts';
import { rowConditions } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import { type Lanes, lanesOf } from './lanes.ts';
import { wantedSkus } from './rewardConditions.ts';
import type { Way } from './ways.ts';

/** What the report is sorted by. */
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

/** A row's key and where it stands in the list. */
export interface Key {
  id: string;
  owner: string;
  at: string;
}

/** The report's query; `ways` are those of the search and of the filters. */
export interface Wanted {
  filter: RedemptionFilter;
  ids: readonly string[] | undefined;
  ways: readonly (readonly Way[])[];
  sort: Sort<RedemptionSortField>;
  part: Part;
}

/** The part of the list that is read: so many rows behind others, or behind a row. */
export interface Part {
  limit: number;
  offset: number;
  after: Exclude<Cursor, { skip: number }> | undefined;
}

/** How many match, up to just above the cap, and the keys of one part; null where too many match for the order. */
interface Found {
  count: number;
  keys: Key[] | null;
}

/** SKUs that are named in the statement; more of them are hashed. */
const MOST_SKUS = 500;

/** So many rows of the list are looked through for a text before what it finds is collected. */
const NEXT_ROWS = 5000;

/** Rows of all lanes together that are read for one page at most. */
const MOST_LANE_ROWS = 50_000;

/**
 * Finds redemptions in one of three ways. A text or a number leads to its rows by an index of its own. Up to the cap what matches is collected and then
 * sorted, in whichever order. More than that is read along the index of the list until the page is full: so many match that it soon is. Where a text is
 * not, ten thousand of what it finds are sorted.
 */
export async function findRedemptions(tx: Queries, scope: Scope, wanted: Wanted): Promise<Found> {
  const { filter, ids, sort, ways, part } = wanted;
  const skus = await namedSkus(tx, filter);
  const [led, ...others] = ways;
  const plainBut = (said: Lanes['says']): SQL =>
    all([sql`true`, ...rowConditions(scope, filter, { ids, skus, said }), ...others.map(anyRow)]);
  const plain = plainBut([]);
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const isListed = sort.field === 'activation_datetime';
  const listed = sql`order by r.listed_at ${direction}, r.id ${direction}`;
  const sorted = isListed ? listed : sql`order by r.sorted ${direction} nulls last, r.id ${direction}`;
  const key = sql`r.id::text as id, r.advertiser_id::text as owner, ${isoTimestamp(sql`r.listed_at`)} as at`;
  const columns = sql`r.id, r.advertiser_id, r.listed_at${isListed ? sql`` : sql`, ${SORT_COLUMNS[sort.field]} as sorted`}`;
  const { limit, offset, after } = part;
  const behind = after
    ? sql`(r.listed_at, r.id) ${sort.descending ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  const matching = (selected: SQL, most?: SQL): SQL =>
    led
      ? apart(scope, led, { plain, selected, most })
      : sql`select ${selected} from redemptions r where ${plain}`;

  const cut = sql`limit ${limit} offset ${offset}`;
  const collected = (most?: SQL): SQL =>
    sql`select ${key} from (${matching(columns, most)} offset 0) r where ${behind} ${sorted} ${cut}`;
  /** What a text finds among the rows that come next. */
  const amongNext = (ways: readonly Way[]): SQL => sql`select ${key} from (select r.* from redemptions r
    where ${plain} and ${behind} ${listed} limit ${NEXT_ROWS}) r where ${anyRow(ways)} ${listed} ${cut}`;
  const walked = (): SQL => {
    const lanes = ids ? null : lanesOf(scope, filter, skus);
    if (!lanes || (limit + offset) * lanes.count > MOST_LANE_ROWS)
      return sql`select ${key} from redemptions r where ${plain} and ${behind} ${listed} ${cut}`;
    return sql`select ${key} from ${lanes.of} cross join lateral (select ${columns} from redemptions r
      where ${lanes.on} and ${plainBut(lanes.says)} and ${behind} ${listed} limit ${limit + offset}) r ${listed} ${cut}`;
  };
  const rows = (statement: SQL) => rowsOf<Key>(tx, statement);
  return byIndexes(tx, async () => {
    const count = await countUpToCap(tx, sql`from (${matching(sql``)}) f`);
    if (count <= MAX_TOTAL) return { count, keys: await rows(collected()) };
    if (!isListed) return { count, keys: null };
    await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
    if (!led) return { count, keys: await rows(walked()) };
    const next = await rows(amongNext(led));
    return { count, keys: next.length === limit ? next : await rows(collected(sql`limit ${MAX_TOTAL}`)) };
  });
}

/** The SKUs that a filter means, where they are few enough to be named. */
async function namedSkus(tx: Queries, filter: RedemptionFilter): Promise<string[] | undefined> {
  const wanted = wantedSkus(filter);
  if (!wanted) return undefined;
  const rows = await rowsOf<{ sku: string }>(tx, sql`${wanted} limit ${MOST_SKUS + 1}`);
  return rows.length > MOST_SKUS ? undefined : rows.map(({ sku }) => sku);
}

interface Apart {
  plain: SQL;
  selected: SQL;
  /** How many each way finds at most, the first by its order; nothing: all. */
  most: SQL | undefined;
}

/** What any of the ways finds, each row once: a way leaves out what those before it found, so that a count can stop at the cap. */
function apart(scope: Scope, ways: readonly Way[], { plain, selected, most }: Apart): SQL {
  if (ways.length === 0) return sql`select ${selected} from redemptions r where false`;
  return sql.join(
    ways.map(({ from, on, owner, order = sql`` }, place) => {
      // Few advertisers are named where the way begins: what others have with the same beginning is not looked at.
      const isOwn = owner && !seesMany(scope) ? sql` and ${isVisibleAdvertiser(scope, owner)}` : sql``;
      const before = ways.slice(0, place);
      const first = most ? sql`${order} ${most}` : sql``;
      const isNew = before.length > 0 ? sql` and ${anyRow(before)} is not true` : sql``;
      return sql`(select ${selected} from ${from} where ${on}${isOwn} and ${plain}${isNew} ${first})`;
    }),
    sql` union all `,
  );
}

/**
 * Lets the planner go by indexes alone. Of rows that only some columns tell apart it takes too many, or takes what is asked for to be spread evenly, and
 * then reads the whole table where ten thousand entries of an index are enough. What it may not take it reckons as dear: nothing is compiled for that. What is
 * walked may not be sorted either: of two indexes that seem to lead to one row each, only one leads to thousands in the list's order.
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

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
const anyRow = (ways: readonly Way[]): SQL =>
  ways.length === 0
    ? sql`false`
    : sql`(${sql.join(
        ways.map(({ row }) => row),
        sql` or `,
      )})`;
