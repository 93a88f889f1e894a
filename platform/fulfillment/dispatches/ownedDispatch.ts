import { type SQL, sql } from 'drizzle-orm';
import { DISPATCH_STATES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';

/** A dispatch that the caller may see, as it was before the change. */
const OWNED_DISPATCH_ROW = {
  advertiserId: text,
  id: text,
  state: oneOf(DISPATCH_STATES),
  /** Lines of all its batches. */
  lines: number,
};
export type OwnedDispatch = RowOf<typeof OWNED_DISPATCH_ROW>;

/** Reads a dispatch with its advertiser; not found if the caller may not see it. A change of a dispatch locks this row first. */
export async function ownedDispatch(
  tx: Queries,
  scope: Scope,
  { id, isLocked = false }: { id: string; isLocked?: boolean },
): Promise<OwnedDispatch> {
  const [row] = await rowsOf(
    tx,
    OWNED_DISPATCH_ROW,
    sql`select d.advertiser_id::text as "advertiserId", d.id::text as id, d.state, d.lines from dispatches d
      where d.id = ${id} and ${isVisibleAdvertiser(scope, sql`d.advertiser_id`)}
      ${isLocked ? sql`for no key update of d` : sql``}`,
  );
  if (!row) throw notFound();
  return row;
}

/**
 * The ids of a dispatch's redemptions as an array, read from its lines. With these ids, later queries never scan all redemptions of the
 * advertiser, whatever the planner's statistics.
 */
export const redemptionsOf = ({ advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>): SQL =>
  sql`array(select o.redemption_id from batch_lines o where o.advertiser_id = ${advertiserId} and o.batch_id = any (array(
    select w.id from batches w where w.advertiser_id = ${advertiserId} and w.dispatch_id = ${id})))`;
