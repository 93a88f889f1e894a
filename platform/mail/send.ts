import { sql } from 'drizzle-orm';
import type { UiLocale } from '../../schema/rules/accounts.ts';
import type { PlatformConfig } from '../config.ts';
import { rowsOf } from '../database/connection.ts';
import type { MessageParams } from '../i18n/message.ts';
import { JobFailed, type JobHandler } from '../jobs/work.ts';
import { confirmationPath } from './confirmation.ts';
import type { Mailer } from './mailer.ts';
import { MAIL_WORDS, type MailTemplate } from './words.ts';
import { writeMail } from './written.ts';

interface Recipient {
  name: string;
  email: string;
  locale: UiLocale;
  status: string;
}

/** One address and nothing that could begin another header or another address. */
const ADDRESS = /^[^\s<>(),;:"\\@\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u;

/** Sends queued mails by this mailer: written now, in the language and to the address the account has now. A disabled account gets none. */
export function mailSender(mailer: Mailer, { publicUrl }: Pick<PlatformConfig, 'publicUrl'>): JobHandler {
  return async ({ job, parts, scope, finish }) => {
    const { id, accountId, template, params } = job.payload as {
      id: string;
      accountId: string;
      template: MailTemplate;
      params: MessageParams;
    };
    if (!Object.hasOwn(MAIL_WORDS, template)) throw new JobFailed('unknown_template', { isFinal: true });
    const [account] = await scope.read((tx) =>
      rowsOf<Recipient>(tx, sql`select name, email, locale, status from accounts where id = ${accountId}`),
    );
    if (account?.status !== 'enabled') return;
    if (!ADDRESS.test(account.email)) throw new JobFailed('bad_address', { isFinal: true });
    const extra =
      template === 'budget_alerts_confirmation'
        ? { path: await confirmationPath(parts.database, accountId) }
        : {};
    const mail = writeMail(
      template,
      { ...params, ...extra },
      {
        to: { name: account.name, address: account.email },
        locale: account.locale,
        publicUrl,
      },
    );
    // Still ours, and for long enough: as little time as can be between this and the handing over.
    await scope.write(async () => undefined);
    await mailer.send(id, mail);
    await finish(async () => undefined);
  };
}
