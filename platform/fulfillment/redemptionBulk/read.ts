import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { BULK_OUTCOMES, BULK_STATES } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import { type BulkActionJson, bulkAction, type bulkPage, type bulkRowPage, bulkWhere } from './shape.ts';

/** The query string of one's own bulk actions. */
export const bulkQuery = z.strictObject({ state: z.enum(BULK_STATES).optional(), ...pageQuery });

/** The query string of the rows of one. */
export const bulkRowQuery = z.strictObject({ outcome: z.enum(BULK_OUTCOMES).optional(), ...pageQuery });

/** True if `b` belongs to the caller. Callers see only their own bulk actions. */
export const isOwn = (scope: Scope): SQL =>
  sql`b.account_id = ${scope.accountId} and b.caller = ${scope.caller}`;

/** One of the caller's own bulk actions. @throws Refusal not_found */
export async function ownBulk(tx: Queries, scope: Scope, id: string): Promise<BulkActionJson> {
  const [row] = await bulkAction.rows(tx, bulkWhere(sql`b.id = ${id} and ${isOwn(scope)}`));
  if (!row) throw notFound();
  return bulkAction.json(row, scope);
}

/** The caller's own bulk actions, the newest first. */
export function listBulks(
  scope: Scope,
  query: z.output<typeof bulkQuery>,
): Promise<z.output<typeof bulkPage>> {
  const condition = sql`${isOwn(scope)} ${query.state ? sql`and b.state = ${query.state}` : sql``}`;
  return scope.read((tx) =>
    paginate(tx, query, {
      matching: bulkWhere(condition),
      read: async (part) => {
        const rows = await bulkAction.rows(tx, sql`${bulkWhere(condition)} order by b.id desc ${part}`);
        return rows.map((row) => bulkAction.json(row, scope));
      },
    }),
  );
}

/** The outcomes of a bulk action's rows, those that need attention first. @throws Refusal not_found */
export function listBulkRows(
  scope: Scope,
  id: string,
  query: z.output<typeof bulkRowQuery>,
): Promise<z.output<typeof bulkRowPage>> {
  const matching = sql`from bulk_action_rows w join redemptions r on r.advertiser_id = w.advertiser_id and r.id = w.redemption_id
    where w.bulk_id = ${id} and ${isVisibleAdvertiser(scope, sql`w.advertiser_id`)} ${query.outcome ? sql`and w.outcome = ${query.outcome}` : sql``}`;
  return scope.read(async (tx) => {
    await ownBulk(tx, scope, id);
    return paginate(tx, query, {
      matching,
      read: (part) =>
        rowsOf(
          tx,
          {
            redemption_id: text,
            order_id: nullable(text),
            outcome: oneOf(BULK_OUTCOMES),
            reason: nullable(text),
          },
          sql`select w.redemption_id::text as redemption_id, r.order_id, w.outcome, w.reason ${matching}
            order by array_position('{failed,left,stopped}'::text[], w.outcome), w.advertiser_id, w.redemption_id ${part}`,
        ),
    });
  });
}
