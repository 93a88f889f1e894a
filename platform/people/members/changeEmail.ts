import { randomUUID } from 'node:crypto';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { endLinks } from '../accounts/links/store.ts';
import { endAlertsConfirmation, replaceEmail } from '../accounts/managedAccount.ts';
import { checkEmailFree } from './emailFree.ts';
import { mailEmailConfirmation, mailInvitation } from './proofMails.ts';
import type { MemberRow } from './shape.ts';

/**
 * Gives an account another address, which is not used until its owner has verified it: links sent to the former one end, the new one gets the
 * verification mail, and the former one is notified.
 */
export async function changeEmail(
  tx: Queries,
  { id, email: former, email_verified: wasVerified, is_accepted: isAccepted, status }: MemberRow,
  email: string,
): Promise<void> {
  await checkEmailFree(tx, email, id);
  await replaceEmail(tx, id, email);
  const wasInvited = await endLinks(tx, id);
  if (!isAccepted) {
    if (wasInvited && status === 'enabled') await mailInvitation(tx, id);
    return;
  }
  await mailEmailConfirmation(tx, id);
  if (wasVerified)
    await queueMail(tx, {
      accountId: id,
      template: 'email_changed',
      params: {},
      dedupeKey: `email_changed:${id}:${randomUUID()}`,
      formerAddress: former,
    });
  await askAgainForAlerts(tx, id);
}

/** Budget alerts go to an address that was confirmed for them; the new one was not. */
async function askAgainForAlerts(tx: Queries, accountId: string): Promise<void> {
  const version = await endAlertsConfirmation(tx, accountId);
  if (version === null) return;
  await queueMail(tx, {
    accountId,
    template: 'budget_alerts_confirmation',
    params: {},
    dedupeKey: `budget_alerts_confirmation:${accountId}:${version}`,
  });
}
