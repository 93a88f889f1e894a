import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ALLOCATION_REPORT_TYPES } from '../../../schema/rules/allocations.ts';
import { DIGITS } from '../../../schema/rules/patterns.ts';
import { ALLOCATION_STATUSES, BUDGET_LINE_STATUSES } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { rowsOf } from '../../database/connection.ts';
import {
  commaList,
  MAX_TOTAL,
  pageQuery,
  sortOf,
  sortQuery,
  totalOf,
  wholeNumber,
} from '../../http/requests.ts';
import { requestJsons } from '../allocationRequests/read.ts';
import { reportType, requestTables, selectRequests, updatedAt } from '../allocationRequests/select.ts';
import type { allocationRequestPageShape } from '../allocationRequests/shape.ts';

/** The allocation's words for how far a request is; the report takes both. */
const DECIDED: Record<string, string> = { enabled: 'approved', disabled: 'rejected' };

/** The query string of the allocations report (ALLOCREP-11). */
export const reportQuery = z.strictObject({
  client_id: z.string().regex(DIGITS).optional().meta({ description: 'Identifier of the advertiser' }),
  statuses: commaList(z.enum([...BUDGET_LINE_STATUSES, ...ALLOCATION_STATUSES])).optional(),
  types: commaList(z.enum(ALLOCATION_REPORT_TYPES)).optional(),
  ...sortQuery(['retailer', 'status', 'created_at', 'updated_at']),
  ...pageQuery,
  per_page: wholeNumber(1, 100).default(20),
});

const COLUMNS = {
  retailer: sql`lower(d.name) collate "C"`,
  status: sql`l.status`,
  created_at: sql`l.created_at`,
  updated_at: updatedAt,
};

/** One page of the report: every line of every budget the scope reaches, what changed last first (ALLOCREP-8). */
export function listRequests(
  scope: Scope,
  query: z.output<typeof reportQuery>,
): Promise<z.output<typeof allocationRequestPageShape>> {
  const { page, per_page: perPage, client_id: advertiserId, statuses, types } = query;
  const sort = sortOf(query, { field: 'updated_at', descending: true });
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const wanted = statuses?.map((status) => DECIDED[status] ?? status);
  const matching = sql.join(
    [
      sql`true`,
      ...(advertiserId ? [sql`l.advertiser_id = ${advertiserId}`] : []),
      ...(wanted ? [sql`l.status = any (${`{${wanted.join(',')}}`}::text[])`] : []),
      ...(types ? [sql`${reportType} = any (${`{${types.join(',')}}`}::text[])`] : []),
    ],
    sql` and `,
  );
  return scope.read(async (tx) => {
    const rows = await selectRequests(
      tx,
      scope,
      sql`${matching} order by ${COLUMNS[sort.field]} ${direction}, l.id ${direction}
        limit ${perPage} offset ${(page - 1) * perPage}`,
    );
    const [counted] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from (select from ${requestTables}
        where ${isVisibleAdvertiser(scope, sql`l.advertiser_id`)} and ${matching} limit ${MAX_TOTAL + 1}) c`,
    );
    return {
      items: await requestJsons(tx, scope, rows),
      page,
      per_page: perPage,
      ...totalOf(counted?.count ?? 0),
    };
  });
}
