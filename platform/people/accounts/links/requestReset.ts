import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { queueMail } from '../../../foundation/mail/queue.ts';
import { countTry } from '../../signIn/delays.ts';

/**
 * Requests the mail with the link for a new password. Whether an account has this login or address changes neither the response nor the
 * work: one lookup, and one queued mail, which is dropped at sending time if there is no such account.
 * @returns seconds to wait after too many requests, else null
 */
export async function requestReset(
  database: Database,
  { login, ip }: { login: string; ip: string },
): Promise<number | null> {
  const wait = (await countTry(database, 'resetIp', ip)) || (await countTry(database, 'reset', login));
  if (wait > 0) return wait;
  await systemScope(database).write(async (tx) => {
    const named = emailUid(login.replaceAll('\0', ''));
    const [account] = await rowsOf(
      tx,
      { id: text },
      sql`select id from accounts
        where (lower(login) = ${named} or lower(email) = ${named}) and status = 'enabled'
          and accepted_at is not null and email_verified
        order by lower(login) = ${named} desc limit 1`,
    );
    await queueMail(tx, {
      accountId: account?.id ?? null,
      template: 'password_reset',
      params: {},
      dedupeKey: `password_reset:${randomUUID()}`,
    });
  });
  return null;
}
