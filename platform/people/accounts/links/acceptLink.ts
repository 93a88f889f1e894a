import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { systemScope } from '../../../foundation/access/scope.ts';
import { recordEvent } from '../../../foundation/changes/recordEvent.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { queueMail } from '../../../foundation/mail/queue.ts';
import { forgetTries } from '../../signIn/delays.ts';
import { endSessions } from '../../signIn/issuer/sessions.ts';
import { hashPassword } from '../../signIn/password.ts';
import { loginAfterProof } from '../loginAfterProof.ts';
import { type FoundLink, takeLink } from './store.ts';

/**
 * Uses a link up: sets the password, proves the address the link was sent to, and ends everything that began with an older password. An
 * account of an external issuer has no password here: null.
 * @returns null when the link does not work (any more); then nothing changed
 */
export async function acceptLink(
  database: Database,
  { token, password }: { token: string; password: string | null },
): Promise<FoundLink | null> {
  // Slow on purpose, and therefore before the transaction.
  const hash = password === null ? null : await hashPassword(password);
  const accepted = await runChange({ scope: systemScope(database) }, async ({ tx }) => {
    const link = await takeLink(tx, token);
    return link && { link, forget: await setPassword(tx, database, { link, hash }) };
  });
  accepted?.forget();
  return accepted?.link ?? null;
}

async function setPassword(
  tx: Queries,
  database: Database,
  { link, hash }: { link: FoundLink; hash: string | null },
): Promise<() => void> {
  const { accountId, purpose } = link;
  const isInvitation = purpose === 'invitation';
  const scope = systemScope(database, { accountId });
  const [row] = await rowsOf(
    tx,
    { subject: text, login: text },
    isInvitation
      ? sql`update accounts set password_hash = ${hash}, password_version = password_version + 1, email_verified = true,
          accepted_at = clock_timestamp(), ${loginAfterProof({ isExternalIssuer: hash === null })}, version = version + 1
        where id = ${accountId} returning subject, login`
      : sql`update accounts set password_hash = ${hash}, password_version = password_version + 1
        where id = ${accountId} returning subject, login`,
  );
  if (!row) throw new Error('A locked account stays');
  await forgetTries(tx, 'login', row.login);
  await recordEvent(tx, scope, {
    noun: 'accounts',
    nounId: accountId,
    action: isInvitation ? 'accepted' : 'password_set',
    advertiserId: null,
    ...(isInvitation ? { before: { emailVerified: false }, after: { emailVerified: true } } : {}),
  });
  if (!isInvitation)
    await queueMail(tx, {
      accountId,
      template: 'password_changed',
      params: {},
      dedupeKey: `password_changed:${accountId}:${randomUUID()}`,
    });
  return endSessions(tx, database, row.subject);
}
