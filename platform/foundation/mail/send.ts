import { sql } from 'drizzle-orm';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import type { UiLocale } from '../../../schema/people/accounts.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Scope } from '../access/scope.ts';
import type { Database } from '../database/connections/connection.ts';
import { boolean, oneOf, rowsOf, text } from '../database/rows.ts';
import type { MessageParams } from '../i18n/translator.ts';
import { JobFailed, type JobHandler } from '../jobs/work.ts';
import type { Mailer } from './mailer.ts';
import { MAIL_WORDS, type MailTemplate } from './words/words.ts';
import { writeMail } from './written.ts';

/** The recipient's account at the time of sending. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
  locale: UiLocale;
  /** True if its owner has verified the address by a mailed link. */
  isVerified: boolean;
  /** True if its owner has accepted the invitation. */
  isAccepted: boolean;
}

/** Builds the path of the link in a mail, at sending time; null if the link has no purpose any more. */
export type LinkOf = (sending: {
  mailId: string;
  recipient: Recipient;
  /** Values for the template. */
  params: MessageParams;
  database: Database;
  /** The job's own. */
  scope: Scope;
}) => Promise<string | null>;

/** The mails that carry such a link. */
export type MailedLinks = Partial<Record<MailTemplate, LinkOf>>;

/** Exactly one address, without anything that could start another header or address. */
const ADDRESS = /^[^\s<>(),;:"\\@\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u;

/**
 * Sends queued mails through this mailer. Each is written at sending time, in the account's current language and to its current address. A disabled
 * account gets none; an unverified address gets only mails whose link verifies it.
 */
export function mailSender(
  mailer: Mailer,
  { publicUrl, links }: Pick<PlatformConfig, 'publicUrl'> & { links: MailedLinks },
): JobHandler {
  return async ({ job, components, scope, finish }) => {
    const { id, accountId, template, params, formerAddress } = job.payload as {
      id: string;
      accountId: string | null;
      template: MailTemplate;
      params: MessageParams;
      formerAddress?: string;
    };
    if (!Object.hasOwn(MAIL_WORDS, template)) throw new JobFailed('unknown_template', { isFinal: true });
    const recipient = accountId === null ? null : await recipientOf(scope, accountId);
    if (!recipient) return;
    const address = formerAddress ?? recipient.email;
    const link = links[template];
    if (!link && !formerAddress && !(recipient.isVerified && recipient.isAccepted)) return;
    if (!ADDRESS.test(address)) throw new JobFailed('bad_address', { isFinal: true });
    const path = await link?.({ mailId: id, recipient, params, database: components.database, scope });
    if (path === null) return;
    const { name, locale } = recipient;
    const mail = writeMail(
      template,
      { ...params, ...(path === undefined ? {} : { path }) },
      { to: { name, address }, locale, publicUrl },
    );
    // Renews the lease as late as possible before the mail is handed over, so that no second worker sends it as well.
    await scope.write(async () => undefined);
    await mailer.send(id, mail);
    await finish(async () => undefined);
  };
}

/** The account as it is now; null if it does not exist or was disabled. */
async function recipientOf(scope: Scope, accountId: string): Promise<Recipient | null> {
  const [account] = await scope.read((tx) =>
    rowsOf(
      tx,
      {
        id: text,
        name: text,
        email: text,
        locale: oneOf(UI_LOCALES),
        is_verified: boolean,
        is_accepted: boolean,
      },
      sql`select id, name, email, locale, email_verified as is_verified, accepted_at is not null as is_accepted
        from accounts where id = ${accountId} and status = 'enabled'`,
    ),
  );
  if (!account) return null;
  const { is_verified: isVerified, is_accepted: isAccepted, ...row } = account;
  return { ...row, isVerified, isAccepted };
}
