import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { SAVED_VIEW_SCREENS } from '../../../schema/people/savedViews.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { RowOf } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, oneOf, text, whole } from '../../foundation/records/column.ts';

/** The view has lost its owner: `v` is shared with people among whom its owner `a` is no longer. */
const hasLeft = sql`(a.id is null or a.status <> 'enabled' or coalesce(a.organization_id <> v.organization_id, false))`;

/** A saved view as its readers see it: of `v` saved_views and `a` the accounts that own them. */
export const savedView = codec('SavedView', {
  columns: {
    id: text(sql`v.id`),
    screen: oneOf(SAVED_VIEW_SCREENS, sql`v.screen`),
    name: text(sql`v.name`),
    query: text(sql`v.query`).describe(
      'Query string without `?`, normalized: keys in order, no page. For a list that shares its screen with others, the keys have no prefix',
    ),
    is_shared: flag(sql`v.is_shared`).describe('Whether colleagues see it'),
    owner_name: text(sql`a.name`).nullable().describe('Null when the caller may not see the account'),
    created_at: instant(sql`v.created_at`),
    updated_at: instant(sql`v.updated_at`),
    version: whole(sql`v.version`),
  },
  hidden: { account_id: text(sql`v.account_id`), has_left: flag(hasLeft) },
  derived: {
    is_own: z.boolean().describe('Whether the caller owns it'),
    owner_has_left: z
      .boolean()
      .describe('Whether its owner’s account was disabled or moved to another organization'),
    can_edit: z.boolean().describe('Whether the caller may rename, change or delete it'),
  },
  derive: (row, scope) => ({
    is_own: isOwn(row, scope),
    owner_has_left: !isOwn(row, scope) && row.has_left,
    can_edit: canEdit(row, scope),
  }),
});
export type SavedViewJson = JsonOf<typeof savedView>;
export type SavedViewRow = RowOf<typeof savedView>;

interface Owned {
  account_id: string;
  has_left: boolean;
}

/** True if the caller made the view. Only its maker may share it or stop sharing it. */
const isOwn = ({ account_id }: Pick<Owned, 'account_id'>, { accountId }: Scope): boolean =>
  account_id === accountId;

/**
 * True if the caller may change a visible view: the owner, and for a shared view every account manager. If the owner has left, everybody who
 * sees it may, so that somebody can remove it.
 */
export const canEdit = (row: Owned, scope: Scope): boolean =>
  isOwn(row, scope) || row.has_left || scope.abilities.has('createAccounts');

export const savedViewList = responseSchema('SavedViewList', z.object({ items: z.array(savedView.schema) }));
