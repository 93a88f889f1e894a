import { sql } from 'drizzle-orm';
import { systemScope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { type Database, rowsOf } from '../../../foundation/database/connections/connection.ts';
import { loginAfterProof } from '../loginAfterProof.ts';
import type { Confirmation } from './token.ts';

/**
 * Verifies the address of an account; a repetition changes nothing. `expired` when the account got another address in the same moment.
 * The caller of this function must have verified that the requester reads mail to the address.
 */
export function confirmEmail(
  database: Database,
  { accountId, email }: Confirmation,
  { isExternalIssuer }: { isExternalIssuer: boolean },
): Promise<'confirmed' | 'expired'> {
  const scope = systemScope(database, { accountId });
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [row] = await rowsOf<{ email: string; email_verified: boolean }>(
      tx,
      sql`select email, email_verified from accounts where id = ${accountId} for no key update`,
    );
    if (row?.email !== email) return 'expired';
    if (row.email_verified) return 'confirmed';
    await tx.execute(sql`update accounts set email_verified = true, ${loginAfterProof({ isExternalIssuer })},
        version = version + 1 where id = ${accountId}`);
    await change.record({
      noun: 'accounts',
      nounId: accountId,
      action: 'email_confirmed',
      advertiserId: null,
      before: { emailVerified: false },
      after: { emailVerified: true },
    });
    return 'confirmed';
  });
}
