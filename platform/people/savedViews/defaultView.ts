import { sql } from 'drizzle-orm';
import type { SavedViewScreen } from '../../../schema/people/savedViews.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { viewRow } from './read.ts';

/**
 * Sets the view that a screen opens with for the caller; null for none. It emits no event, because it changes nothing that others see.
 * @throws Refusal not_found for a view that is not visible
 */
export async function setDefaultView(
  { tx, scope }: Change,
  screen: SavedViewScreen,
  viewId: string | null,
): Promise<void> {
  const { accountId } = scope;
  if (viewId === null) {
    await tx.execute(
      sql`delete from default_views where account_id = ${accountId}::bigint and screen = ${screen}`,
    );
    return;
  }
  const view = await viewRow(tx, scope, viewId);
  if (view.screen !== screen) throw invalidField('view_id', 'view_of_another_screen');
  await tx.execute(sql`insert into default_views (account_id, screen, view_id)
    values (${accountId}::bigint, ${screen}, ${view.id}::bigint)
    on conflict (account_id, screen) do update set view_id = excluded.view_id`);
}
