import type { PlatformConfig } from '../../config.ts';
import { folderMailer } from './folder.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer that the configuration names: a server, or a folder of this machine. */
export function openMailer(config: Pick<PlatformConfig, 'smtpUrl' | 'mailFrom' | 'mailFolder'>): Mailer {
  return config.smtpUrl
    ? smtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : folderMailer({ folder: config.mailFolder, from: config.mailFrom });
}
