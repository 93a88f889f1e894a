import { sql } from 'drizzle-orm';
import type { AccountChange } from '../../../schema/people/accounts.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { checkTimeZone } from '../../foundation/http/refusals/checkTimeZone.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { type AccountJson, type AccountRow, accountJson } from './shape.ts';
import { accounts } from './table.ts';

const columns = {
  id: accounts.id,
  organizationId: accounts.organizationId,
  name: accounts.name,
  phoneNumber: accounts.phoneNumber,
  timezone: accounts.timezone,
  roles: accounts.roles,
  email: accounts.email,
  login: accounts.login,
  locale: accounts.locale,
  reportTimezone: accounts.reportTimezone,
  reportTimeframeScope: accounts.reportTimeframeScope,
  version: accounts.version,
};

/** `me` or an id as an id. */
export function accountIdOf(scope: Scope, id: string): string {
  return id === 'me' ? (scope.accountId ?? '') : id;
}

/**
 * Reads an account: the own one; with createAccounts also those of the own organization, for staff every one (ACCT-26).
 * Any other is not found.
 */
export async function readAccount(scope: Scope, requestedId: string): Promise<AccountJson> {
  const id = accountIdOf(scope, requestedId);
  if (id !== scope.accountId && !scope.abilities.has('createAccounts')) throw notFound();
  const row = await scope.read((tx) => findAccount(tx, id));
  const isVisible =
    row && (row.id === scope.accountId || scope.isStaff || row.organizationId === scope.organizationId);
  if (!isVisible) throw notFound();
  return accountJson(row);
}

/** Saves the caller's own profile; anybody else's is not found. Stale when `version` is not the row's. */
export function updateAccount(
  scope: Scope,
  requestedId: string,
  { version, draft }: { version: number; draft: AccountChange },
): Promise<AccountJson> {
  const id = accountIdOf(scope, requestedId);
  if (id !== scope.accountId) throw notFound();
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await findAccount(tx, id, true);
    if (!row) throw notFound();
    await change.checkVersion(row, () => accountJson(row));
    const storedZones = [row.timezone, row.reportTimezone];
    checkTimeZone('timezone', draft.timezone, storedZones);
    checkTimeZone('report_timezone', draft.reportTimezone, storedZones);
    await updateRow(change, { table: accounts, row, values: draft, noun: 'accounts', advertiserId: null });
    const saved = await findAccount(tx, id);
    if (!saved) throw notFound();
    return accountJson(saved);
  });
}

/** One account by its id, locked until the transaction ends when asked. */
export async function findAccount(
  tx: Queries,
  id: string,
  isLocked = false,
): Promise<AccountRow | undefined> {
  const query = tx.select(columns).from(accounts).where(sql`${accounts.id} = ${id}`);
  const [row] = await (isLocked ? query.for('no key update') : query);
  return row;
}
