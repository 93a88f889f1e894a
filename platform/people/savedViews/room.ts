import { sql } from 'drizzle-orm';
import { MAX_VIEWS, type SavedViewScreen } from '../../../schema/people/savedViews.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { number, rowsOf } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';

/**
 * Checks that a screen has room for one more view: among the caller's if it is new, among the shared ones if it is shared. The lock keeps others
 * of the same account or organization from adding one until the transaction ends. @throws Refusal too_many_views, too_many_shared_views
 */
export async function checkRoom(
  { tx, scope }: Change,
  { screen, isNew, isShared }: { screen: SavedViewScreen; isNew: boolean; isShared: boolean },
): Promise<void> {
  const { accountId, organizationId, isStaff } = scope;
  const count = async (lockName: string, where: ReturnType<typeof sql>) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`savedViews:${lockName}`}, 0))`);
    const [row] = await rowsOf(
      tx,
      { count: number },
      sql`select count(*)::int as count from saved_views where screen = ${screen} and ${where}`,
    );
    return row?.count ?? 0;
  };
  const most = { most: String(MAX_VIEWS) };
  if (isNew) {
    const own = await count(`account:${accountId}`, sql`account_id = ${accountId}::bigint`);
    if (own >= MAX_VIEWS) throw refused(scope, 'too_many_views', most);
  }
  if (isShared) {
    const group = isStaff ? sql`organization_id is null` : sql`organization_id = ${organizationId}::bigint`;
    const shared = await count(
      `organization:${isStaff ? 'staff' : organizationId}`,
      sql`is_shared and ${group}`,
    );
    if (shared >= MAX_VIEWS) throw refused(scope, 'too_many_shared_views', most);
  }
}
