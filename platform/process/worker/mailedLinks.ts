import type { LinkOf, MailedLinks } from '../../foundation/mail/send.ts';
import { confirmationPath } from '../../people/accounts/confirmation/token.ts';
import { addInvitationToken, newToken, openPasswordReset } from '../../people/accounts/links/store.ts';
import { leavingPath } from '../../reports/reportSchedules/received/token.ts';

const path = (token: string, locale: string) => `/mail/link/${token}?lang=${locale}`;

/** The invitation's token, created when its mail is sent; a repeated mail carries an additional one. */
const invitation: LinkOf = async ({ mailId, recipient, scope }) => {
  const { token, hash } = newToken();
  const isOpen = await scope.write((tx) => addInvitationToken(tx, recipient.id, { mailId, hash }));
  return isOpen && !recipient.isAccepted ? path(token, recipient.locale) : null;
};

/** The link to a new password works from the moment its mail is sent. */
const passwordReset: LinkOf = async ({ mailId, recipient, scope }) => {
  const { token, hash } = newToken();
  const isOpen = await scope.write((tx) => openPasswordReset(tx, recipient, { mailId, hash }));
  return isOpen ? path(token, recipient.locale) : null;
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
