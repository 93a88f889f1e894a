import { type SQL, sql } from 'drizzle-orm';
import { DISPATCH_KIND_NAMES } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { asStaff } from '../../../foundation/access/asStaff.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import {
  type DispatchEffectsJson,
  NO_DISPATCH_EFFECTS,
  type OpenLines,
} from '../../../foundation/changes/openDispatches.ts';
import { boolean, listOf, nullable, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { openLinesOf } from './openLines.ts';
import { type Stop, stopColumns, stopJoins, stopOf } from './stopFacts.ts';

const NO_LINES: OpenLines = { unredeemed: 0, redeemed: 0, booked: [], mails: [] };

/** Reads the open dispatches that a change may stop, as `OpenDispatches.watch` describes. */
export async function watchDispatches(
  change: Change,
  which: SQL | null,
): Promise<() => Promise<DispatchEffectsJson>> {
  if (which === null) return async () => NO_DISPATCH_EFFECTS;
  const before = await stopsOf(change, which);
  return async () => {
    if (before.size === 0) return NO_DISPATCH_EFFECTS;
    const after = await stopsOf(change, which);
    const those = (turned: (earlier: Stop, later: Stop) => boolean) =>
      [...before].flatMap(([id, earlier]) => {
        const later = after.get(id);
        return later !== undefined && turned(earlier, later) ? id : [];
      });
    const stopped = await linesOf(
      change,
      those((earlier, later) => earlier === null && later !== null),
    );
    const resumed = await linesOf(
      change,
      those((earlier, later) => earlier !== null && later === null),
    );
    return {
      lines_canceled: stopped.unredeemed,
      lines_failed: stopped.redeemed,
      lines_resumed: resumed.unredeemed + resumed.redeemed,
      returned: stopped.booked,
      mails: [...stopped.mails, ...resumed.mails],
    };
  };
}

/** Reason why a dispatch would send nothing now, in any state; null if it would send, or has no work. */
export async function stopOfDispatch(
  change: Change,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<Stop> {
  const stops = await stopsIn(
    change,
    sql`from dispatches d ${stopJoins} where d.advertiser_id = ${advertiserId} and d.id = ${id} and exists (
      select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and cardinality(b.plan) > 0)`,
  );
  return stops.get(id) ?? null;
}

const linesOf = ({ tx }: Change, ids: readonly string[]): Promise<OpenLines> | OpenLines =>
  ids.length === 0 ? NO_LINES : openLinesOf(tx, sql`d.id = any (${idArray(ids)}::bigint[])`);

/** Open dispatches with work, and why they stop. Each part of the union reads its own index: few dispatches of all are open. */
const stopsOf = (change: Change, which: SQL): Promise<Map<string, Stop>> =>
  stopsIn(
    change,
    sql`from (select * from dispatches where state = 'held' union all select * from dispatches where state = 'released') d ${stopJoins}
      where ${which} and exists (select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
        and b.state in ('held', 'working') and cardinality(b.plan) > 0)`,
  );

/** Reasons why dispatches `d` stop, by id. Reads as staff, since the caller may not see their makers. */
async function stopsIn({ tx, scope }: Change, some: SQL): Promise<Map<string, Stop>> {
  const rows = await asStaff(tx, scope, () =>
    rowsOf(
      tx,
      {
        promotionStatus: text,
        isOver: boolean,
        advertiserStatus: text,
        kind: oneOf(DISPATCH_KIND_NAMES),
        createdBy: nullable(text),
        isClient: boolean,
        isService: boolean,
        named: nullable(listOf(text)),
        isKeyGone: boolean,
        roles: nullable(listOf(text)),
        keyRoles: nullable(listOf(text)),
        email: nullable(text),
        isVerified: nullable(boolean),
        sees: boolean,
        id: text,
      },
      sql`select d.id::text as id, ${stopColumns} ${some}`,
    ),
  );
  return new Map(rows.map((row) => [row.id, stopOf(row, scope.staffDomains ?? [])]));
}
