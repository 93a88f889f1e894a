import { sql } from 'drizzle-orm';
import { rowCountOf } from '../../foundation/database/rows.ts';
import type { LinkOf, MailedLinks } from '../../foundation/mail/send.ts';
import { confirmationPath } from '../../people/accounts/confirmation/token.ts';
import { LINK_LIFE, newToken } from '../../people/accounts/links/store.ts';
import { leavingPath } from '../../reports/reportSchedules/received/token.ts';

const path = (token: string, locale: string) => `/mail/link/${token}?lang=${locale}`;

/** The invitation's token, created when its mail is sent; a repeated mail carries an additional one. */
const invitation: LinkOf = async ({ mailId, recipient, scope }) => {
  const { token, hash } = newToken();
  const updatedLinks = await scope.write((tx) =>
    rowCountOf(
      tx,
      sql`update account_links set token_hashes = array_append(token_hashes, ${hash}::text)
        where account_id = ${recipient.id} and purpose = 'invitation' and mail_id = ${mailId}
          and expires_at > clock_timestamp() returning 1`,
    ),
  );
  return updatedLinks > 0 && !recipient.isAccepted ? path(token, recipient.locale) : null;
};

/**
 * The link to a new password works from the moment its mail is sent. It goes to proved addresses alone: the account is locked, so that
 * its address is still the one the mail goes to.
 */
const passwordReset: LinkOf = async ({ mailId, recipient, scope }) => {
  const { token, hash } = newToken();
  const insertedLinks = await scope.write((tx) =>
    rowCountOf(
      tx,
      sql`insert into account_links as l (account_id, purpose, mail_id, token_hashes, expires_at)
        select id, 'password_reset', ${mailId}::uuid, array[${hash}::text],
          clock_timestamp() + make_interval(secs => ${LINK_LIFE.password_reset})
        from accounts where id = ${recipient.id} and email = ${recipient.email} and email_verified
          and status = 'enabled' and accepted_at is not null for share
        on conflict (account_id, purpose) do update set mail_id = excluded.mail_id, expires_at = excluded.expires_at,
          token_hashes = case when l.mail_id = excluded.mail_id then l.token_hashes || excluded.token_hashes
            else excluded.token_hashes end
        returning 1`,
    ),
  );
  return insertedLinks > 0 ? path(token, recipient.locale) : null;
};

/** The links that mails carry for one account alone: made when they are sent, null where there is nothing left to be done by them. */
export const MAILED_LINKS: MailedLinks = {
  invitation,
  password_reset: passwordReset,
  email_confirmation: async ({ recipient, database }) =>
    recipient.isAccepted && !recipient.isVerified ? confirmationPath(database, 'email', recipient) : null,
  budget_alerts_confirmation: async ({ recipient, database }) =>
    recipient.isAccepted ? confirmationPath(database, 'budget_alerts', recipient) : null,
  report_received: ({ recipient: { id: accountId, locale }, params: { scheduleId = '' }, database }) =>
    leavingPath(database, { scheduleId, accountId, locale }),
};
