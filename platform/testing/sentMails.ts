import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KeptMail, keptMails } from '../foundation/mail/folder.ts';
import { openMailer } from '../foundation/mail/openMailer.ts';
import { doJobs } from './doJobs.ts';
import type { TestPlatform } from './testPlatform.ts';

/** The mails of a test platform, sent into a folder of their own when they are asked for. */
export interface SentMails {
  /** Sends what is queued; answers what came since the last time, in the order it was sent. */
  arrived(): Promise<KeptMail[]>;
  /** Where the button of the next mail to an address leads, below the public address. */
  pathOf(address: string): Promise<string>;
  close(): void;
}

/** Opens the letter box. */
export function openSentMails(platform: TestPlatform): SentMails {
  const { config } = platform;
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-mail-'));
  const mailer = openMailer({ ...config, smtpUrl: null, mailFolder: folder });
  const seen = new Set<string>();
  async function arrived(): Promise<KeptMail[]> {
    while ((await doJobs(platform, mailer)).length > 0);
    const mails = (await keptMails(folder)).filter(({ id }) => !seen.has(id));
    for (const { id } of mails) seen.add(id);
    return mails.sort((one, other) => (one.sentAt < other.sentAt ? -1 : 1));
  }
  return {
    arrived,
    async pathOf(address) {
      const mail = (await arrived()).find(({ to }) => to.address === address);
      if (!mail?.action) throw new Error(`No mail came to ${address}`);
      return mail.action.url.replace(config.publicUrl, '');
    },
    close() {
      mailer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
