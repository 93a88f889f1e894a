import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { deleteIdentities } from '../accounts/managedAccount.ts';
import type { MemberJson } from './shape.ts';
import { memberById } from './store.ts';

/**
 * Unbinds an account from its identity at an external issuer: that person's sessions end, and the next sign-in with the account's verified address
 * binds again.
 * @throws Refusal not_found, not_bound
 */
export function unbindMember(
  scope: Scope,
  requestedId: string,
  staffDomains: readonly string[],
): Promise<MemberJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [account] = await rowsOf(
      tx,
      { id: text },
      sql`select id::text as id from accounts where id = ${requestedId} for no key update`,
    );
    if (!account) throw notFound();
    const bound = await deleteIdentities(tx, account.id);
    if (bound.length === 0) throw refused(scope, 'not_bound');
    for (const before of bound)
      await change.record({
        noun: 'accounts',
        nounId: account.id,
        action: 'unbound',
        advertiserId: null,
        before,
      });
    return memberById(tx, account.id, staffDomains);
  });
}
