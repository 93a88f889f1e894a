import { createTransport } from 'nodemailer';
import { JobFailed } from '../jobs/work.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** Milliseconds the server may take for each step; a mail it never answered for is sent again with the same id. */
const PATIENCE = 15_000;

/** Hands mails to an SMTP server; the address may hold user and password, and options of nodemailer as its query. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    async send(id, mail) {
      await transport.sendMail(messageOf(id, mail, from)).catch((error: unknown) => {
        throw refusal(error);
      });
    },
    close: () => transport.close(),
  };
}

/** What the server said, without its words, which may name the person: only what it will never take is final. */
function refusal(error: unknown): JobFailed {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return new JobFailed(`smtp_${responseCode ?? code ?? 'failed'}`, { isFinal });
}
