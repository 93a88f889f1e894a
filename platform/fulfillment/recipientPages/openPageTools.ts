import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { openMailer } from '../../foundation/mail/openMailer.ts';
import type { MediaStorage } from '../../foundation/media/storage/storage.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { openSmsSender } from '../../foundation/sms/openSmsSender.ts';
import { openProviders } from '../providers/openProviders.ts';
import type { PageTools } from './tools.ts';

/** Shorter than the gateway's timeout. */
const PAGE_TIMEOUT_MS = 3500;

/** Opens the tools of the recipients' pages; the mailer closes with `app`. */
export async function openPageTools(
  app: FastifyInstance,
  config: PlatformConfig,
  { database, box, storage }: { database: Database; box: CodeBox; storage: MediaStorage },
): Promise<PageTools> {
  const mailer = openMailer(config);
  app.addHook('onClose', async () => mailer.close());
  const { publicUrl, countryHeader, smsFrom } = config;
  return {
    database,
    box,
    storage,
    publicUrl,
    countryHeader,
    patience: PAGE_TIMEOUT_MS,
    supply: { box, providers: openProviders(config, { database, box }) },
    messages: { mailer, sms: openSmsSender(config), smsFrom },
  };
}
