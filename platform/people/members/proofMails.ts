import { randomUUID } from 'node:crypto';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { openInvitation } from '../accounts/links/store.ts';

/** Queues the mail with the invitation; a link sent earlier no longer works. */
export async function mailInvitation(tx: Queries, accountId: string): Promise<void> {
  const dedupeKey = `invitation:${accountId}:${randomUUID()}`;
  const mailId = await queueMail(tx, { accountId, template: 'invitation', params: {}, dedupeKey });
  await openInvitation(tx, accountId, mailId);
}

/** Queues the mail that asks for the proof of a changed address. */
export async function mailEmailConfirmation(tx: Queries, accountId: string): Promise<void> {
  const dedupeKey = `email_confirmation:${accountId}:${randomUUID()}`;
  await queueMail(tx, { accountId, template: 'email_confirmation', params: {}, dedupeKey });
}
