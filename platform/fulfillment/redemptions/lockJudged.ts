import { sql } from 'drizzle-orm';
import {
  type ActionCaller,
  judgeAction,
  type RedemptionAction,
} from '../../../schema/fulfillment/redemptions/redemptionActions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { wrongState } from '../../foundation/http/refusals/statusWords.ts';
import { factsOf } from './actionFacts.ts';
import { type RedemptionRow, redemption } from './shape.ts';
import { redemptionSource } from './source.ts';

/** The advertiser of a redemption. @throws Refusal not_found */
export async function ownerOf(tx: Queries, scope: Scope, id: string): Promise<string> {
  const [row] = await rowsOf(
    tx,
    { owner: text },
    sql`select r.advertiser_id::text as owner from redemptions r where r.id = ${id} and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return row.owner;
}

/** Locks a redemption until the transaction ends, and returns its current state. @throws Refusal not_found */
export async function lockRow(tx: Queries, scope: Scope, id: string): Promise<RedemptionRow> {
  const owner = await ownerOf(tx, scope, id);
  // The lock comes first: a row that is read while locking would be joined to its old state.
  await tx.execute(
    sql`select from redemptions r where r.advertiser_id = ${owner} and r.id = ${id} for no key update`,
  );
  return readRow(tx, { advertiserId: owner, id });
}

/** The current state of a redemption of a known advertiser. @throws Refusal not_found */
export async function readRow(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<RedemptionRow> {
  const [row] = await redemption.rows(
    tx,
    sql`${redemptionSource()} where r.advertiser_id = ${advertiserId} and r.id = ${id}`,
  );
  if (!row) throw notFound();
  return row;
}

/** @throws Refusal by the reason that `judgeAction` gives: missing_ability and staff_only are 403, the others 409 */
export function checkAction(
  action: RedemptionAction,
  row: RedemptionRow,
  caller: ActionCaller & Pick<Scope, 'locale'>,
): void {
  const { reason, ability } = judgeAction(action, factsOf(row), caller);
  if (reason === null) return;
  if (reason === 'wrong_state') throw wrongState(caller, row.state);
  throw refused(caller, reason, { promotion: row.promotionName, ability: ability ?? '' });
}

/** Locks a redemption and judges an action of the caller. @throws Refusal not_found, and by reason */
export async function lockJudged(
  tx: Queries,
  scope: Scope,
  { id, action }: { id: string; action: RedemptionAction },
): Promise<RedemptionRow> {
  const row = await lockRow(tx, scope, id);
  checkAction(action, row, scope);
  return row;
}
