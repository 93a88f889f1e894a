import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/connections/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { MailParams, MailTemplate } from './words/words.ts';

/** A mail to an account, written when it is sent: in the account's language and to its address of that moment. */
export interface NewMail<Template extends MailTemplate = MailTemplate> {
  /** Null if there is no recipient: such a mail is dropped at sending time. */
  accountId: string | null;
  template: Template;
  params: MailParams[Template];
  /** One mail a key: name the change and the receiver, for example `allocation_approved:17:3`. */
  dedupeKey: string;
  /** The advertiser it is about. */
  advertiserId?: string;
  /** An address that was the account's, instead of the one it has. */
  formerAddress?: string;
}

/**
 * Queues a mail in the change's own transaction and returns its id; a job sends it. Accounts disabled meanwhile get none, nor do
 * unverified addresses, unless the mail asks for the verification.
 */
export async function queueMail<Template extends MailTemplate>(
  tx: Queries,
  { accountId, template, params, dedupeKey, advertiserId, formerAddress }: NewMail<Template>,
): Promise<string> {
  const id = randomUUID();
  await enqueue(tx, {
    kind: 'mail',
    payload: { id, accountId, template, params, ...(formerAddress === undefined ? {} : { formerAddress }) },
    dedupeKey: `mail:${dedupeKey}`,
    ...(advertiserId === undefined ? {} : { advertiserId }),
  });
  return id;
}
