import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { asStaff } from '../../foundation/access/asStaff.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { rowsOf } from '../../foundation/database/connections/connection.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { type OpenLines, openLinesOf } from './openLines.ts';
import { type Stop, type StopFacts, stopColumns, stopJoins, stopOf } from './stopFacts.ts';

/** Effects of a change of advertiser, promotion or maker on open dispatches; a dry run answers the same. */
export const dispatchEffectsShape = responseSchema(
  'DispatchEffects',
  z.object({
    lines_canceled: z.int().describe('Unprocessed dispatch lines that are canceled; their money is returned'),
    lines_failed: z
      .int()
      .describe(
        'Dispatch lines whose reward is redeemed but not sent yet; they fail, and a retry sends them once nothing stops their batch',
      ),
    lines_resumed: z
      .int()
      .describe('Dispatch lines that were about to be canceled, or waited for their promotion, and continue'),
    returned: z
      .array(z.object({ amount: z.string(), currency: z.string() }))
      .describe('Amounts that the canceled lines had booked, one per billing currency; they are returned'),
    mails: effectsShape.shape.mails.describe(
      'Mails of these dispatches, sent once their last line is closed',
    ),
  }),
);
export type DispatchEffectsJson = z.output<typeof dispatchEffectsShape>;

const NO_EFFECTS: DispatchEffectsJson = {
  lines_canceled: 0,
  lines_failed: 0,
  lines_resumed: 0,
  returned: [],
  mails: [],
};

const NO_LINES: OpenLines = { unredeemed: 0, redeemed: 0, booked: [], mails: [] };

/**
 * Opens before a change that may stop dispatches: reads which of the open dispatches `d` that `which` names go on; null reads nothing, for a change that
 * stops none. Call the answer after the change, in the same transaction, for its effects. Lines are read one by one only where a dispatch stops, or
 * goes on again.
 */
export async function watchDispatches(
  change: Change,
  which: SQL | null,
): Promise<() => Promise<DispatchEffectsJson>> {
  if (which === null) return async () => NO_EFFECTS;
  const before = await stopsOf(change, which);
  return async () => {
    if (before.size === 0) return NO_EFFECTS;
    const after = await stopsOf(change, which);
    const those = (turned: (was: Stop, is: Stop) => boolean) =>
      [...before].flatMap(([id, was]) => {
        const is = after.get(id);
        return is !== undefined && turned(was, is) ? id : [];
      });
    const stopped = await linesOf(
      change,
      those((was, is) => was === null && is !== null),
    );
    const resumed = await linesOf(
      change,
      those((was, is) => was !== null && is === null),
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
    rowsOf<StopFacts & { id: string } & Record<string, unknown>>(
      tx,
      sql`select d.id::text as id, ${stopColumns} ${some}`,
    ),
  );
  return new Map(rows.map((row) => [row.id, stopOf(row, scope.staffDomains ?? [])]));
}
