import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { endLinks } from '../accounts/links/store.ts';
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
  await tx.execute(sql`update accounts set email = ${email}, email_verified = false where id = ${id}`);
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
  const [settings] = await rowsOf(
    tx,
    { version: number, budget_alerts: text },
    sql`update account_settings set budget_alerts_state = 'pending', version = version + 1
      where account_id = ${accountId} and budget_alerts_state = 'confirmed' returning version, budget_alerts`,
  );
  if (settings?.budget_alerts !== 'on') return;
  await queueMail(tx, {
    accountId,
    template: 'budget_alerts_confirmation',
    params: {},
    dedupeKey: `budget_alerts_confirmation:${accountId}:${settings.version}`,
  });
}
