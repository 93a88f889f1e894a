import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { MailParams, MailTemplate } from './words.ts';

/** A mail to an account, written when it is sent: in the account's language and to its address of that moment. */
export interface NewMail<Template extends MailTemplate = MailTemplate> {
  accountId: string;
  template: Template;
  params: MailParams[Template];
  /** One mail a key: name the change and the receiver, for example `allocation_approved:17:3`. */
  dedupeKey: string;
  /** The advertiser it is about. */
  advertiserId?: string;
}

/** Queues a mail in the change's own transaction; a job sends it. Accounts disabled meanwhile get none. */
export async function queueMail<Template extends MailTemplate>(
  tx: Queries,
  { accountId, template, params, dedupeKey, advertiserId }: NewMail<Template>,
): Promise<void> {
  await enqueue(tx, {
    kind: 'mail',
    payload: { id: randomUUID(), accountId, template, params },
    dedupeKey: `mail:${dedupeKey}`,
    ...(advertiserId === undefined ? {} : { advertiserId }),
  });
}
