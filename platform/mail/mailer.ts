import type { PlatformConfig } from '../config.ts';
import { folderMailer } from './folder.ts';
import { smtpMailer } from './smtp.ts';
import type { WrittenMail } from './written.ts';

/** Hands mails over. */
export interface Mailer {
  /** Sends one mail; the same `id` a second time is the same mail. @throws JobFailed with the reason when it is not taken */
  send(id: string, mail: WrittenMail): Promise<void>;
  close(): void;
}

/** The mailer the configuration names: a server, or a folder of this machine. */
export function openMailer(config: Pick<PlatformConfig, 'smtpUrl' | 'mailFrom' | 'mailFolder'>): Mailer {
  return config.smtpUrl
    ? smtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : folderMailer({ folder: config.mailFolder, from: config.mailFrom });
}
