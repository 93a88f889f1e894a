import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readPhone } from '../../../schema/foundation/contacts/readPhone.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { forgetPayload } from '../../foundation/jobs/purge.ts';
import type { JobHandler } from '../../foundation/jobs/work.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { type MailSender, oneLine } from '../../foundation/mail/written.ts';
import type { SmsSender } from '../../foundation/sms/smsSender.ts';

/** A message of a promotion to an account, written already: what is sent is what was seen. */
export type NewMessage = { accountId: string; advertiserId: string } & (
  | {
      channel: 'email';
      locale: string;
      subject: string;
      html: string;
      text: string;
      sender: MailSender;
    }
  | { channel: 'sms'; from: string; text: string }
);

/** Queues a message in the change's own transaction; a job sends it. */
export function queueMessage(tx: Queries, { advertiserId, ...message }: NewMessage): Promise<void> {
  const kind = message.channel === 'sms' ? 'sms' : 'message';
  return enqueue(tx, { kind, payload: { id: randomUUID(), ...message }, advertiserId });
}

const RECEIVER_ROW = {
  name: text,
  email: text,
  phone: nullable(text),
};

/** Sends queued messages to where the account is reached now; an account that was disabled since, or whose address is not proved, gets none. */
export function messageSender({ mailer, sms }: { mailer: Mailer; sms: SmsSender }): JobHandler {
  return async ({ job, scope, finish }) => {
    const { id, accountId, ...message } = job.payload as unknown as NewMessage & { id: string };
    const [receiver] = await scope.read((tx) =>
      rowsOf(
        tx,
        RECEIVER_ROW,
        sql`select name, email, phone_number as phone from accounts
          where id = ${accountId} and status = 'enabled' and email_verified and accepted_at is not null`,
      ),
    );
    if (!receiver) return finish((tx) => forgetText(tx, job.id));
    const name = oneLine(receiver.name);
    // Renews the lease as late as possible before the message is handed over, so that no second worker sends it too.
    await scope.write(async () => undefined);
    if (message.channel === 'email') {
      const { locale, subject, html, text, sender } = message;
      await mailer.send(id, {
        locale,
        to: { name, address: receiver.email },
        subject: oneLine(subject),
        action: null,
        paragraphs: text.split('\n\n'),
        letter: { html, text, sender },
      });
    } else {
      const number = receiver.phone && readPhone(receiver.phone)?.number;
      if (number) await sms.send(id, { from: message.from, to: { name, number }, text: message.text });
    }
    await finish((tx) => forgetText(tx, job.id));
  };
}

/** Jobs are kept for 90 days; what a message said is not: a promotion's own words may hold whatever its people wrote for somebody. */
const forgetText = (tx: Queries, jobId: string): Promise<void> =>
  forgetPayload(tx, jobId, ['subject', 'html', 'text', 'sender', 'from']);
