import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchedEmail } from '../../../schema/foundation/contacts/emailAddress.ts';
import { LINE_STAGES, REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf, among } from '../../foundation/database/conditions.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { escapeLike } from '../../foundation/database/textFold.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { commaList, pageQuery } from '../../foundation/http/requests.ts';
import { batchLine, type batchLinePage, lineSource } from './lineShape.ts';
import { ownedDispatch } from './ownedDispatch.ts';

/** The query string of the lines of a dispatch; `search` is an order ID, or how an address begins. */
export const lineQuery = z.strictObject({
  states: commaList(z.enum(REDEMPTION_STATES), REDEMPTION_STATES.length).optional(),
  stages: commaList(z.enum(LINE_STAGES), LINE_STAGES.length).optional(),
  failed: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  search: z.string().trim().min(1).max(320).optional(),
  ...pageQuery,
});
type LineQuery = z.output<typeof lineQuery>;

/** One page of the lines of a dispatch, by batch and number. */
export function listLines(
  scope: Scope,
  dispatchId: string,
  query: LineQuery,
): Promise<z.output<typeof batchLinePage>> {
  return scope.read(async (tx) => {
    const { advertiserId } = await ownedDispatch(tx, scope, { id: dispatchId });
    const batches = await rowsOf(
      tx,
      { id: text },
      sql`select b.id::text as id from batches b where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${dispatchId}`,
    );
    const own = sql`l.advertiser_id = ${advertiserId} and l.batch_id = any (${idArray(batches.map(({ id }) => id))}::bigint[])`;
    const conditions = conditionsOf(query);
    const needsRedemption =
      query.states !== undefined || query.failed !== undefined || query.search !== undefined;
    const matching = needsRedemption
      ? sql`${lineSource()} where ${own} and ${conditions}`
      : sql`from batch_lines l where ${own} and ${conditions}`;
    return paginate(tx, query, {
      matching,
      read: async (part) => {
        const pageRows = sql`(select l.* ${matching} order by l.batch_id, l.line ${part}) l`;
        const rows = await batchLine.rows(tx, sql`${lineSource(pageRows)} order by l.batch_id, l.line`);
        return rows.map((row) => batchLine.json(row, scope));
      },
    });
  });
}

function conditionsOf({ states, stages, failed, search }: LineQuery): SQL {
  // Most lines have no message that failed: only where there is one it matters whether it was the last.
  const messages = sql`from deliveries m where m.advertiser_id = l.advertiser_id and m.redemption_id = l.redemption_id and m.kind <> 'one_time_code'`;
  const hasFailed = sql`(l.stage = 'failed' or r.state = 'failed' or (exists (select ${messages} and m.state in ('failed', 'bounced'))
    and (select m.state in ('failed', 'bounced') ${messages} order by m.created_at desc, m.id desc limit 1)))`;
  return allOf(
    states && sql`r.state in ${among(states)}`,
    stages && sql`l.stage in ${among(stages)}`,
    failed !== undefined && (failed ? hasFailed : sql`not ${hasFailed}`),
    search && matchesSearch(search),
  );
}

function matchesSearch(search: string): SQL {
  const address = `${escapeLike(searchedEmail(search).toLowerCase())}%`;
  const digits = search.replace(/[^\d]/g, '');
  return sql`(r.order_id = ${search} or p.uid like ${address} or lower(p.email) like ${address}
    ${digits.length >= 3 ? sql`or p.phone_number like ${`%${digits}%`}` : sql``})`;
}
