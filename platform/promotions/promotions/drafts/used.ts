// A draft becomes a promotion once. Its versions and its id come from one sequence, and an account has one draft of an advertiser at a time.
// The versions from its id to its last one are therefore its own, whichever of them a tab still has.
import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';

/** True if the version belongs to this draft, as its current or an earlier one. */
export const isVersionOf = (row: { id: string; version: number }, version: number): boolean =>
  Number(row.id) <= version && version <= row.version;

/** Refuses a version of a draft that became a promotion, and names that one. @throws Refusal draft_used */
export async function refuseUsedDraft(
  tx: Queries,
  scope: Scope,
  { advertiserId, version }: { advertiserId: string; version: number },
): Promise<void> {
  const [used] = await rowsOf(
    tx,
    { id: text, name: text },
    sql`select id::text as id, name from promotions where advertiser_id = ${advertiserId} and drafted_by = ${scope.accountId}
      and last_draft_version >= ${version} and first_draft_version <= ${version}`,
  );
  if (used) throw refused(scope, 'draft_used', { id: used.id, promotion: used.name });
}
