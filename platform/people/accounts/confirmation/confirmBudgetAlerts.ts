import { eq } from 'drizzle-orm';
import { systemScope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { accountSettings } from '../table.ts';

/**
 * Confirms an account's budget alerts (ACCT-10); a repetition changes nothing. `off` when they were turned off
 * meanwhile. The caller of this function must have verified that the requester reads the account's mail.
 */
export function confirmBudgetAlerts(database: Database, accountId: string): Promise<'confirmed' | 'off'> {
  const scope = systemScope(database, { accountId });
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [row] = await tx
      .select()
      .from(accountSettings)
      .where(eq(accountSettings.accountId, accountId))
      .for('no key update');
    if (row?.budgetAlerts !== 'on') return 'off';
    if (row.budgetAlertsState === 'confirmed') return 'confirmed';
    await tx
      .update(accountSettings)
      .set({ budgetAlertsState: 'confirmed', version: row.version + 1 })
      .where(eq(accountSettings.accountId, accountId));
    await change.record({
      noun: 'account_settings',
      nounId: accountId,
      action: 'confirmed',
      advertiserId: null,
      before: { budgetAlertsState: 'pending' },
      after: { budgetAlertsState: 'confirmed' },
    });
    return 'confirmed';
  });
}
