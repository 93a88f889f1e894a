import { sql } from 'drizzle-orm';
import { DISPATCH_KIND_NAMES } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { type DispatchChange, MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { type ChangeRequest, changeDispatch, changeKeyOf } from '../changes/change.ts';
import { refuseChanging } from '../changes/refuseChanging.ts';
import { type OwnedDispatch, ownedDispatch, redemptionsOf } from '../ownedDispatch.ts';
import type { ChangedDispatchJson } from '../shape.ts';
import { openRequest } from './openRequest.ts';
import type { DispatchRequestJson } from './shape.ts';

/** A dispatch that was changed at once, or the request that a job works on. */
export type RequestedChange = { changed: ChangedDispatchJson } | { request: DispatchRequestJson };

/**
 * Changes a dispatch, or tries to: at once where at most `MAX_LINES_AT_ONCE` lines are affected, by a job above. What is refused whatever its lines are is
 * refused at once. @throws Refusal not_found, dispatch_changing, and those of the change
 */
export async function requestChange(scope: Scope, request: ChangeRequest): Promise<RequestedChange> {
  const { id, what } = request;
  const lines = await scope.read(async (tx) =>
    affectedLines(tx, await ownedDispatch(tx, scope, { id }), what),
  );
  if (lines <= MAX_LINES_AT_ONCE) return { changed: await changeDispatch(scope, request) };
  const opened = await openRequest<ChangedDispatchJson>(scope, changeKeyOf(scope, request), async (tx) => {
    await refuseChanging(tx, scope, { id });
    // Release and recall are mutually exclusive: the row's lock decides. A dry run takes no lock.
    const owned = await ownedDispatch(tx, scope, { id, isLocked: !scope.isDryRun });
    // Another change may have been requested while the row was waited for.
    await refuseChanging(tx, scope, { id });
    checkState(scope, owned, what);
    const { promotionId, kind } = await placeOf(tx, owned);
    return { action: what, dispatchId: id, promotionId, kind, lines, job: 'changeDispatch' };
  });
  return 'answer' in opened ? { changed: opened.answer } : opened;
}

/** Maximum number of lines that a change affects. For a retry, counting stops where the change is large. */
async function affectedLines(tx: Queries, of: OwnedDispatch, what: DispatchChange): Promise<number> {
  if (of.lines <= MAX_LINES_AT_ONCE || what === 'recall' || what === 'release') return of.lines;
  const { advertiserId, id } = of;
  const [row] = await rowsOf(
    tx,
    { count: number },
    what === 'cancel'
      ? sql`select coalesce(sum(amount - canceled), 0)::int as count from batches where advertiser_id = ${advertiserId} and dispatch_id = ${id}`
      : sql`select count(*)::int as count from (
          select from redemptions r left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
          where r.advertiser_id = ${advertiserId} and r.id = any (${redemptionsOf(of)}) and (r.state = 'failed' or l.stage = 'failed'
            or exists (select from deliveries m where m.advertiser_id = r.advertiser_id and m.redemption_id = r.id and m.state = 'failed'))
          limit ${MAX_LINES_AT_ONCE + 1}) f`,
  );
  return row?.count ?? 0;
}

/** @throws Refusal already_released, already_recalled, not_held, nothing_to_cancel */
function checkState(scope: Scope, { state }: OwnedDispatch, what: DispatchChange): void {
  if (what === 'recall' && state !== 'held')
    throw refused(scope, state === 'recalled' ? 'already_recalled' : 'already_released');
  if (what === 'release' && state !== 'held') throw refused(scope, 'not_held');
  if (what === 'cancel' && state !== 'released' && state !== 'done')
    throw refused(scope, 'nothing_to_cancel');
}

async function placeOf(tx: Queries, { advertiserId, id }: OwnedDispatch) {
  const [row] = await rowsOf(
    tx,
    {
      promotionId: text,
      kind: oneOf(DISPATCH_KIND_NAMES),
    },
    sql`select promotion_id::text as "promotionId", kind from dispatches where advertiser_id = ${advertiserId} and id = ${id}`,
  );
  if (!row) throw new Error('The dispatch is gone');
  return row;
}
