import { eq } from 'drizzle-orm';
import type { AccountSettingsDraft } from '../../../schema/people/accounts.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { type AccountSettingsJson, accountSettingsJson } from './shape.ts';
import { accountIdOf } from './store.ts';
import { accountSettings } from './table.ts';

type Row = typeof accountSettings.$inferSelect;
type Draft = { [Key in keyof AccountSettingsDraft]?: AccountSettingsDraft[Key] | undefined };

/** Reads the own notification settings; another's are not found. */
export function readSettings(scope: Scope, requestedId: string): Promise<AccountSettingsJson> {
  const id = own(scope, requestedId);
  return scope.read(async (tx) => accountSettingsJson((await find(tx, id)) ?? untouched(id)));
}

/**
 * Saves the own notification settings. Turning budget alerts on makes their address wait for a confirmation and
 * sends the mail that asks for it; turning them off keeps its state.
 */
export function updateSettings(
  scope: Scope,
  requestedId: string,
  { version, draft }: { version: number; draft: Draft },
): Promise<AccountSettingsJson> {
  const id = own(scope, requestedId);
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    await tx.insert(accountSettings).values({ accountId: id }).onConflictDoNothing();
    const row = (await find(tx, id, true)) ?? untouched(id);
    await change.checkVersion(row, () => accountSettingsJson(row));
    const isTurnedOn = draft.budgetAlerts === 'on' && row.budgetAlerts === 'off';
    const values: Partial<Row> = {
      notifications: draft.notifications ?? row.notifications,
      budgetAlerts: draft.budgetAlerts ?? row.budgetAlerts,
      budgetAlertsState: isTurnedOn ? 'pending' : row.budgetAlertsState,
    };
    const changed = differences(row, values);
    if (!changed) return accountSettingsJson(row);
    const saved = { ...row, ...values, version: row.version + 1 };
    await tx.update(accountSettings).set(saved).where(eq(accountSettings.accountId, id));
    await change.record({
      noun: 'account_settings',
      nounId: id,
      action: 'updated',
      advertiserId: null,
      ...changed,
    });
    if (isTurnedOn)
      await queueMail(tx, {
        accountId: id,
        template: 'budget_alerts_confirmation',
        params: {},
        dedupeKey: `budget_alerts_confirmation:${id}:${saved.version}`,
      });
    return accountSettingsJson(saved);
  });
}

function own(scope: Scope, requestedId: string): string {
  const id = accountIdOf(scope, requestedId);
  if (id !== scope.accountId) throw notFound();
  return id;
}

function untouched(accountId: string): Row {
  return { accountId, notifications: 'off', budgetAlerts: 'off', budgetAlertsState: 'pending', version: 1 };
}

async function find(tx: Queries, id: string, isLocked = false): Promise<Row | undefined> {
  const query = tx.select().from(accountSettings).where(eq(accountSettings.accountId, id));
  const [row] = await (isLocked ? query.for('no key update') : query);
  return row;
}
