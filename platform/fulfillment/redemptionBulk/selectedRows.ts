import { sql } from 'drizzle-orm';
import { MAX_BULK } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import { redemptionConditions } from '../redemptions/conditions.ts';
import type { ConditionTools } from '../redemptions/search/searchPaths.ts';
import type { BulkRequest } from './body.ts';

/** A redemption that was chosen. */
export const SELECTED_ROW = {
  advertiserId: text,
  id: text,
};
export type SelectedRow = RowOf<typeof SELECTED_ROW>;

/**
 * The redemptions of a request, as this transaction sees them, in the order they are worked in.
 * @throws Refusal nothing_selected, too_many_selected (BULK-8); invalid_parameters where one of the list is not there
 */
export async function selectedRows(
  tx: Queries,
  scope: Scope,
  { request, tools }: { request: BulkRequest; tools: ConditionTools },
): Promise<SelectedRow[]> {
  const { select_all: isAll, filter = {} } = request;
  const listed = [...new Set(request.redemption_list)];
  const condition = isAll
    ? sql`${redemptionConditions(scope, filter, tools)} and r.id <> all (${idArray(request.exclude_redemption_list)}::bigint[])`
    : sql`r.id = any (${idArray(listed)}::bigint[]) and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`;
  const rows = await rowsOf(
    tx,
    SELECTED_ROW,
    sql`select r.advertiser_id::text as "advertiserId", r.id::text as id from redemptions r
      where ${condition} limit ${MAX_BULK + 1}`,
  );
  if (rows.length > MAX_BULK) throw refused(scope, 'too_many_selected', { most: String(MAX_BULK) });
  if (!isAll && rows.length < listed.length) throw invalidField('redemption_list', 'unknown');
  if (rows.length === 0) throw refused(scope, 'nothing_selected');
  return rows.sort((a, b) => compare(a.advertiserId, b.advertiserId) || compare(a.id, b.id));
}

/** Identifiers by their numbers. */
const compare = (one: string, other: string) =>
  one.length - other.length || (one < other ? -1 : +(one > other));
