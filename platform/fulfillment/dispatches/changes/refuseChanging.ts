import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';

/** True while a job changes the dispatch, other than in a dry run. */
const isWorking = sql`q.state = 'working' and not q.is_dry_run`;

/** Refuses a change of a dispatch while a job changes it: the response would soon be outdated. @throws Refusal dispatch_changing */
export async function refuseChanging(
  tx: Queries,
  scope: Scope,
  { id, requestId }: { id: string; requestId?: string | undefined },
): Promise<void> {
  const rows = await rowCountOf(
    tx,
    sql`select 1 from dispatch_requests q where q.dispatch_id = ${id} and ${isWorking} and q.id is distinct from ${requestId ?? null}::bigint`,
  );
  if (rows > 0) throw refused(scope, 'dispatch_changing');
}

/** The same for a change of one redemption. @throws Refusal dispatch_changing */
export async function refuseChangingOf(
  tx: Queries,
  scope: Scope,
  { advertiserId, redemptionId }: { advertiserId: string; redemptionId: string },
): Promise<void> {
  const rows = await rowCountOf(
    tx,
    sql`select 1 from redemptions r join dispatch_requests q on q.advertiser_id = r.advertiser_id and q.dispatch_id = r.dispatch_id
      where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId} and ${isWorking}`,
  );
  if (rows > 0) throw refused(scope, 'dispatch_changing');
}
