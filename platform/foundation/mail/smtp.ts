import { createTransport } from 'nodemailer';
import { isOwnMachine } from '../../../schema/foundation/process/ownMachine.ts';
import { JobFailed } from '../jobs/work.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** Milliseconds the server may take for each step; a mail it never answered for is sent again with the same id. */
const SMTP_TIMEOUT_MS = 15_000;

/** Connections at a time: messages of batches are handed over ten at a time, by three jobs. */
const CONNECTIONS = 12;

/** Milliseconds for all steps of one mail together, so that a very slow server does not occupy a slot. */
const DEADLINE = 40_000;

/**
 * True if a mail may leave only after STARTTLS: to every server of another machine, unless the address itself says `requireTLS=false`. Otherwise whoever sits
 * between could take STARTTLS out of the server's answer and read each link to a gift.
 */
const needsStartTls = (url: URL): boolean =>
  url.protocol === 'smtp:' && !isOwnMachine(url) && url.searchParams.get('requireTLS') !== 'false';

/**
 * Hands mails to an SMTP server; the address may hold user and password, and options of nodemailer as its query. If the server has not
 * accepted a mail after `deadline` milliseconds, the mail fails, and its connection is closed at once.
 */
export function smtpMailer({
  url,
  from,
  deadline = DEADLINE,
}: {
  url: string;
  from: string;
  deadline?: number;
}): Mailer {
  const transport = createTransport({
    url,
    ...(needsStartTls(new URL(url)) ? { requireTLS: true } : {}),
    pool: true,
    // A mail that waits for a connection uses up its own time.
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    socketCloseTimeout: 0,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(id, mail) {
      const signal = AbortSignal.timeout(deadline);
      await transport.sendMail({ ...messageOf(id, mail, from), signal }).catch((error: unknown) => {
        throw refusal(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The server's status, without its text, which may name the person; only permanent refusals are final. */
function refusal(error: unknown): JobFailed {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  if (name === 'AbortError') return new JobFailed('smtp_too_slow');
  const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return new JobFailed(`smtp_${responseCode ?? code ?? 'failed'}`, { isFinal });
}
