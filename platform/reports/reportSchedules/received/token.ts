import type { UiLocale } from '../../../../schema/people/accounts.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { readToken, sharedSecret, signToken } from '../../../foundation/secrets/signedToken.ts';

/** The recipient who unsubscribes, and the schedule. */
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

/** The recipient and the schedule of an unsubscribe link; null if we did not sign it, or for another purpose. */
export async function readLeaving(database: Database, token: string): Promise<Leaving | null> {
  const [purpose, scheduleId, accountId] = readToken(await sharedSecret(database, 'mail'), token) ?? [];
  if (purpose !== PURPOSE || !scheduleId || !accountId) return null;
  return { scheduleId: String(scheduleId), accountId: String(accountId) };
}
