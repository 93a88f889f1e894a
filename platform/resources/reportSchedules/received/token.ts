import type { UiLocale } from '../../../../schema/rules/accounts.ts';
import type { Database } from '../../../database/connection.ts';
import { readToken, sharedSecret, signToken } from '../../../secrets/signedToken.ts';

/** Who leaves which schedule. */
export interface Leaving {
  scheduleId: string;
  accountId: string;
}

const PURPOSE = 'leave_report';

/** The path of the link by which a recipient leaves a schedule. It never ends: a mail is found again years later, and it can do nothing else. */
export async function leavingPath(
  database: Database,
  { scheduleId, accountId, locale }: Leaving & { locale: UiLocale },
): Promise<string> {
  const secret = await sharedSecret(database, 'mail');
  return `/mail/reports/${signToken(secret, [PURPOSE, scheduleId, accountId])}?lang=${locale}`;
}

/** Who leaves what by a link; null when we did not sign it, or for something else. */
export async function readLeaving(database: Database, token: string): Promise<Leaving | null> {
  const [purpose, scheduleId, accountId] = readToken(await sharedSecret(database, 'mail'), token) ?? [];
  if (purpose !== PURPOSE || !scheduleId || !accountId) return null;
  return { scheduleId: String(scheduleId), accountId: String(accountId) };
}
