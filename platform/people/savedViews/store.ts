import { eq } from 'drizzle-orm';
import type { RecordedAction } from '../../../schema/foundation/changes/recordedActions.ts';
import type { NewSavedView, SavedViewDraft } from '../../../schema/people/savedViewRules.ts';
import { canonicalQuery } from '../../../schema/people/savedViews.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { forbidden, invalidField, notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { viewById, viewRow } from './read.ts';
import { checkRoom } from './room.ts';
import { canEdit, type SavedViewJson } from './shape.ts';
import { savedViews } from './table.ts';

/** A change of a view: which one, and the version last received. */
export interface SavedViewChange {
  id: string;
  version: number;
}

/** Creates a view of the caller. @throws Refusal too_many_views, too_many_shared_views; `view_name_taken` of the field `name` */
export function createSavedView(
  scope: Scope,
  draft: NewSavedView,
  { key }: { key: string | undefined },
): Promise<SavedViewJson> {
  const keyed = keyWithoutAdvertiser(key, { savedView: draft });
  return runChange({ scope, keyed }, async (change) => {
    const { screen, name, isShared } = draft;
    await checkRoom(change, { screen, isNew: true, isShared });
    const facts = { screen, name, query: canonicalQuery(draft.query), isShared };
    const [row] = await change.tx
      .insert(savedViews)
      .values({ ...facts, accountId: accountOf(scope), organizationId: groupOf(scope) })
      .returning({ id: savedViews.id });
    if (!row) throw new Error('A saved view was not inserted');
    await record(change, row.id, { action: 'created', after: facts });
    return viewById(change.tx, scope, row.id);
  }).catch(orTaken);
}

/**
 * Saves the draft; stale when `version` is not the row's. Saving unchanged values changes nothing. The owner's changes are shared
 * with their current colleagues. @throws Refusal view_of_another, not_its_owner, too_many_shared_views; `view_name_taken` of the field `name`
 */
export function updateSavedView(
  scope: Scope,
  { id: asked, version }: SavedViewChange,
  draft: SavedViewDraft,
): Promise<SavedViewJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockView(change, asked);
    const { isShared = row.isShared, name, query } = draft;
    if (isShared !== row.isShared) {
      if (row.accountId !== scope.accountId) throw refused(scope, 'not_its_owner');
      if (isShared) await checkRoom(change, { screen: row.screen, isNew: false, isShared });
    }
    const isOwner = row.accountId === scope.accountId;
    const values = {
      name,
      isShared,
      query: query === undefined ? undefined : canonicalQuery(query),
      organizationId: isOwner ? groupOf(scope) : undefined,
    };
    await updateRow(change, { table: savedViews, row, values, noun: 'saved_views', advertiserId: null });
    return viewById(tx, scope, row.id);
  }).catch(orTaken);
}

/** Deletes a view, also where it is somebody's default. Answers it as it last was. @throws Refusal view_of_another, stale_version */
export function deleteSavedView(scope: Scope, { id, version }: SavedViewChange): Promise<SavedViewJson> {
  return runChange({ scope, version }, async (change) => {
    const row = await lockView(change, id);
    const last = await viewById(change.tx, scope, row.id);
    await change.tx.delete(savedViews).where(eq(savedViews.id, row.id));
    const { screen, name, query, isShared } = row;
    await record(change, row.id, { action: 'deleted', before: { screen, name, query, isShared } });
    return last;
  });
}

/** The row of a view that the caller may change, locked, at the version that was read. */
async function lockView(change: Change, id: string) {
  const { tx, scope } = change;
  const seen = await viewRow(tx, scope, id);
  const [row] = await tx.select().from(savedViews).where(eq(savedViews.id, seen.id)).for('update');
  if (!row) throw notFound();
  if (!canEdit(seen, scope)) throw refused(scope, 'view_of_another');
  await change.checkVersion(row, () => viewById(tx, scope, row.id));
  return row;
}

const record = (
  change: Change,
  nounId: string,
  what: {
    action: RecordedAction<'saved_views'>;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  },
): Promise<void> => change.record({ noun: 'saved_views', nounId, advertiserId: null, ...what });

/** The sharing circle of the caller: an organization, or null for operator staff. */
const groupOf = ({ isStaff, organizationId }: Scope): string | null => (isStaff ? null : organizationId);

function accountOf({ accountId }: Scope): string {
  if (accountId === null) throw forbidden();
  return accountId;
}

/** Says which field the database found taken; every other error stays what it is. */
function orTaken(error: unknown): never {
  if (constraintOf(error) === 'saved_views_name') throw invalidField('name', 'view_name_taken');
  throw error;
}
