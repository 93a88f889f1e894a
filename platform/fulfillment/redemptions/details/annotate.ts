import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { insertEvents } from '../../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';

/** The event of a comment. Only staff with viewRedemptionComments see it. */
export const ANNOTATION = 'annotate';

/** Adds one comment to redemptions of an advertiser, as one event each, and returns the ids of the events. Nothing else changes. */
export async function annotate(
  tx: Queries,
  scope: Pick<Scope, 'accountId' | 'caller' | 'requestId'>,
  of: { advertiserId: string; redemptionIds: readonly string[]; content: string },
): Promise<string[]> {
  const written = await rowsOf(
    tx,
    { id: text },
    sql`${insertEvents(
      scope,
      { noun: 'redemptions', action: ANNOTATION, advertiserId: of.advertiserId },
      sql`select id, null::jsonb, jsonb_build_object('comment', ${of.content}::text)
        from unnest(${idArray(of.redemptionIds)}::bigint[]) as g (id) order by id`,
    )} returning id::text as id`,
  );
  return written.map(({ id }) => id);
}
