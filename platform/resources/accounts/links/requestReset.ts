import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { systemScope } from '../../../access/scope.ts';
import { type Database, rowsOf } from '../../../database/connection.ts';
import { queueMail } from '../../../mail/queue.ts';
import { countTry } from '../../../oidc/delays.ts';

/**
 * Asks for the mail that leads to a new password. Whether an account has this login or address changes neither the answer nor what is
 * done for it: one look, and one mail queued, which for nobody is dropped where mails are sent.
 * @returns seconds to wait when too many were asked for, else null
 */
export async function requestReset(
  database: Database,
  { login, ip }: { login: string; ip: string },
): Promise<number | null> {
  const wait =
    (await countTry(database, 'resetIp', ip)) || (await countTry(database, 'reset', login.slice(0, 256)));
  if (wait > 0) return wait;
  await systemScope(database).write(async (tx) => {
    const named = login.replaceAll('\0', '').trim().toLowerCase();
    const [account] = await rowsOf<{ id: string }>(
      tx,
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
