import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import type { ReadWay } from '../../../schema/rules/redemptionSearch.ts';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { countUpToCap } from '../../http/paginate.ts';
import { MAX_TOTAL, type Sort } from '../../http/requests.ts';
import { rowConditions, unionOf } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import { lanesOf } from './lanes.ts';
import { type ConditionTools, filterWays, searchWays, type Way } from './ways.ts';

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
  value: sql`r.face_value`,
  activation_datetime: sql`r.listed_at`,
  updated_datetime: sql`r.updated_at`,
};

/** Rows of all lanes together that are read for one page at most. */
const MOST_LANE_ROWS = 50_000;

/** A row's key and where it stands in the list. */
export interface Key {
  id: string;
  owner: string;
  at: string;
}

/** What of the report is asked for. */
export interface Wanted {
  filter: RedemptionFilter;
  ids: readonly string[] | undefined;
  sort: Sort<RedemptionSortField>;
}

/** The part of the list that is read: so many rows behind others, or behind a row. */
export interface Part {
  limit: number;
  offset: number;
  after: Exclude<Cursor, { skip: number }> | undefined;
}

/** Redemptions that match, as they are counted and read. */
export interface Found {
  read: readonly ReadWay[] | null;
  count(tx: Queries): Promise<number>;
  /** The keys of one part, where `count` is how many match up to just above the cap. */
  keys(tx: Queries, count: number, part: Part): Promise<Key[]>;
}

/**
 * Finds redemptions in one of three ways. A text or a number leads to its rows by an index of its own. Up to the cap what matches is collected and then
 * sorted, in whichever order. More than that is read along the index of the list until the page is full: so many match that it soon is.
 */
export function findRedemptions(scope: Scope, { filter, ids, sort }: Wanted, tools: ConditionTools): Found {
  const rows = rowConditions(scope, filter, ids);
  const searched = filter.search === undefined ? null : searchWays(filter.search, tools);
  const [led, ...others] = [...(searched ? [searched.ways] : []), ...filterWays(filter, tools)];
  const plain = all([...rows, ...others.map(anyRow)]);
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const order = sql`order by ${SORT_COLUMNS[sort.field]} ${direction} nulls last, r.id ${direction}`;
  const listed = sql`order by r.listed_at ${direction}, r.id ${direction}`;
  const isListed = sort.field === 'activation_datetime';
  const behind = ({ after }: Part): SQL =>
    after
      ? sql`(r.listed_at, r.id) ${sort.descending ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`
      : sql`true`;
  const matching = led
    ? sql`from (${unionOf(led, plain, sql`limit ${MAX_TOTAL + 1}`)}) f`
    : sql`from redemptions r where ${plain}`;
  const key = sql`r.id::text as id, r.advertiser_id::text as owner, ${isoTimestamp(sql`r.listed_at`)} as at`;
  const whole = led
    ? sql`(select r.* from (${unionOf(led, plain)}) f join redemptions r on r.advertiser_id = f.advertiser_id and r.id = f.id offset 0) r`
    : sql`(select r.id, r.advertiser_id, r.listed_at, r.order_id, r.state, r.face_value, r.updated_at from redemptions r where ${plain} offset 0) r`;

  const collected = ({ limit, offset, ...part }: Part): SQL =>
    sql`select ${key} from ${whole} where ${behind({ limit, offset, ...part })} ${isListed ? listed : order} limit ${limit} offset ${offset}`;
  const walked = async (tx: Queries, part: Part): Promise<SQL> => {
    const { limit, offset } = part;
    const every = all([plain, ...(led ? [anyRow(led)] : []), behind(part)]);
    const lanes = ids ? null : await lanesOf(tx, scope, filter);
    if (!lanes || (limit + offset) * 10 > MOST_LANE_ROWS)
      return sql`select ${key} from redemptions r where ${every} ${listed} limit ${limit} offset ${offset}`;
    return sql`select ${key} from ${lanes.of} cross join lateral (select r.id, r.advertiser_id, r.listed_at from redemptions r
      where ${lanes.on} and ${every} ${listed} limit ${limit + offset}) r ${listed} limit ${limit} offset ${offset}`;
  };
  return {
    read: searched?.read ?? null,
    count: (tx) => countUpToCap(tx, matching),
    keys: async (tx, count, part) =>
      rowsOf<Key>(tx, count <= MAX_TOTAL ? collected(part) : await walked(tx, part)),
  };
}

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
const anyRow = (ways: readonly Way[]): SQL =>
  ways.length === 0
    ? sql`false`
    : sql`(${sql.join(
        ways.map(({ row }) => row),
        sql` or `,
      )})`;
