import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SavedViewScreen } from '../../../schema/people/savedViews.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, number, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { organizationOf, organizationShape } from '../organization/store.ts';
import { setDefaultView } from '../savedViews/defaultView.ts';
import { defaultViewsOf } from '../savedViews/read.ts';
import { savedView } from '../savedViews/shape.ts';
import { accountJson, accountShape } from './shape.ts';
import { findAccount } from './store.ts';

/** The caller with all the shell needs, in one answer. */
export const viewerShape = responseSchema(
  'Viewer',
  z.object({
    id: z.string(),
    account: accountShape,
    abilities: z.array(z.string()),
    is_staff: z.boolean(),
    organization: organizationShape,
    advertiser_count: z.int(),
    only_advertiser_id: z.string().nullable().describe('Set when the caller may see exactly one'),
    default_views: z
      .array(savedView.schema)
      .describe('Views that screens open with, at most one for each screen'),
  }),
);

/** Reads the caller: the account, what it may, whose staff it is, how many advertisers it sees, what its screens open with. */
export function readViewer(scope: Scope): Promise<z.output<typeof viewerShape>> {
  return scope.read((tx) => viewerOf(tx, scope));
}

/** The same, within a running transaction. */
export async function viewerOf(tx: Queries, scope: Scope): Promise<z.output<typeof viewerShape>> {
  const account = await findAccount(tx, scope.accountId ?? '');
  if (!account) throw notFound();
  const visible = await visibleTo(tx, scope);
  return {
    id: account.id,
    account: accountJson(account),
    abilities: [...scope.abilities],
    is_staff: scope.isStaff,
    organization: await organizationOf(tx, scope),
    advertiser_count: visible.count,
    only_advertiser_id: visible.only,
    default_views: await defaultViewsOf(tx, scope),
  };
}

/** Sets the view that a screen opens with for the caller, or none, and reads the caller as the shell shows it. */
export function openWithView(
  scope: Scope,
  screen: SavedViewScreen,
  viewId: string | null,
): Promise<z.output<typeof viewerShape>> {
  return runChange({ scope }, async (change) => {
    await setDefaultView(change, screen, viewId);
    return viewerOf(change.tx, scope);
  });
}

/** Number of advertisers that the caller may see, and the id if there is only one. */
async function visibleTo(tx: Queries, scope: Scope): Promise<{ count: number; only: string | null }> {
  const { advertiserIds: ids, isStaff } = scope;
  if (!isStaff) return { count: ids.length, only: ids.length === 1 ? (ids[0] ?? null) : null };
  const [row] = await rowsOf(
    tx,
    { count: number, only: nullable(text) },
    sql`select count(*)::int as count, case when count(*) = 1 then min(id)::text end as only from advertisers`,
  );
  return row ?? { count: 0, only: null };
}
