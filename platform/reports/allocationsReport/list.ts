import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { ALLOCATION_STATUSES, BUDGET_LINE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { ALLOCATION_REPORT_TYPES } from '../../../schema/money/allocations/allocations.ts';
import { MIN_SEARCH } from '../../../schema/money/rewards.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { confineTo, idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { holdsFolded } from '../../foundation/database/textFold.ts';
import { countUpToCap } from '../../foundation/http/paginate.ts';
import {
  commaList,
  pageQuery,
  sortOf,
  sortQuery,
  totalOf,
  wholeNumber,
} from '../../foundation/http/requests.ts';
import {
  type allocationRequestPageShape,
  decidableRequests,
  requestJsons,
  selectRequests,
  updatedAt,
} from '../../money/interface.ts';

/** The allocation's words for how far a request is; the report takes both. */
const DECIDED: Record<string, string> = { enabled: 'approved', disabled: 'rejected' };

/** The query string of the allocations report (ALLOCREP-11). */
export const reportQuery = z.strictObject({
  client_id: z.string().regex(DIGITS).optional().meta({ description: 'Identifier of the advertiser' }),
  statuses: commaList(z.enum([...BUDGET_LINE_STATUSES, ...ALLOCATION_STATUSES])).optional(),
  types: commaList(z.enum(ALLOCATION_REPORT_TYPES)).optional(),
  search: z
    .string()
    .trim()
    .min(MIN_SEARCH)
    .max(200)
    .optional()
    .meta({ description: "Part of an IO number, or of the requester's name or e-mail" }),
  waiting: z
    .literal('me')
    .optional()
    .meta({ description: 'Only requests that wait for a decision that the caller may make' }),
  ...sortQuery(['retailer', 'status', 'created_at', 'updated_at']),
  ...pageQuery,
  per_page: wholeNumber(1, 100).default(20),
});

const COLUMNS = {
  retailer: sql`d.search_name collate "C"`,
  status: sql`l.status`,
  created_at: sql`l.created_at`,
  updated_at: updatedAt,
};

/**
 * Up to this many matching lines are collected and sorted. With more matches, a page is found quickly along the index of the order; with
 * few, that scan would pass nearly all lines. The planner cannot tell, because it takes dependent filters for independent ones.
 */
const FEW = 2000;

/** Part of the request's IO number, or of the requester's name or e-mail, in search form. */
function matches(search: string): SQL {
  return sql`(${holdsFolded(search, [sql`l.external_id`])}
    or l.allocation_id in (select id from allocations where ${holdsFolded(search, [sql`external_id`])})
    or l.requester_id in (select id from accounts where ${holdsFolded(search, [sql`name`, sql`email`])}))`;
}

const isDecidable = (requests: readonly { id: string }[]): SQL =>
  sql`l.id = any (${idArray(requests.map(({ id }) => id))}::bigint[])`;

/** Condition: a text column is one of these. A single text keeps the order of an index that starts with the column. */
function isOneOf(column: SQL, texts: readonly string[]): SQL {
  return texts.length === 1
    ? sql`${column} = ${texts[0]}`
    : sql`${column} = any (${`{${texts.join(',')}}`}::text[])`;
}

/** One page of the report: every line of every budget the caller may see, by default what changed last first (ALLOCREP-8). */
export function listRequests(
  scope: Scope,
  query: z.output<typeof reportQuery>,
): Promise<z.output<typeof allocationRequestPageShape>> {
  const { page, per_page: perPage, client_id: advertiserId, statuses, types, search, waiting } = query;
  const sort = sortOf(query, { field: 'updated_at', descending: true });
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const lineStatuses = statuses?.map((status) => DECIDED[status] ?? status);
  const visible = advertiserId === undefined ? scope : scope.narrow([advertiserId]);
  const named = sort.field === 'retailer' ? sql`join advertisers d on d.id = l.advertiser_id` : sql``;
  return visible.read(async (tx) => {
    const matching = allOf(
      isVisibleAdvertiser(visible, sql`l.advertiser_id`),
      advertiserId && sql`l.advertiser_id = ${advertiserId}`,
      lineStatuses && isOneOf(sql`l.status`, lineStatuses),
      types && isOneOf(sql`l.report_type`, types),
      search && matches(search),
      waiting && isDecidable(await decidableRequests(tx, visible)),
    );
    // Not `paginate`: the count decides how the page is read.
    const count = await countUpToCap(tx, sql`from budget_lines l where ${matching}`);
    const lines =
      count > FEW ? sql`budget_lines` : sql`(select * from budget_lines l where ${matching} offset 0)`;
    const order = sql`${COLUMNS[sort.field]} ${direction}, l.id ${direction}`;
    const pageRows = await rowsOf(
      tx,
      { id: text, advertiser_id: text },
      sql`select l.id, l.advertiser_id from ${lines} l ${named} where ${matching} order by ${order}
        limit ${perPage} offset ${(page - 1) * perPage}`,
    );
    await confineTo(tx, visible, [...new Set(pageRows.map((row) => row.advertiser_id))]);
    const ids = pageRows.map(({ id }) => id);
    return {
      items: await requestJsons(tx, visible, await selectRequests(tx, visible, ids)),
      page,
      per_page: perPage,
      ...totalOf(count),
    };
  });
}
