import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { openCodeBox } from '../../foundation/secrets/openCodeBox.ts';
import { openSmsSender } from '../../foundation/sms/openSmsSender.ts';
import type { EngineTools } from '../../fulfillment/providers/engineTools.ts';
import { openProviders } from '../../fulfillment/providers/openProviders.ts';
import { viewOf } from '../../fulfillment/redemptionActions/recipients/view.ts';

/** Opens the services that jobs send to and take codes from. @throws Error if the keys of reward codes are missing */
export async function openEngineTools(
  config: PlatformConfig,
  { database, mailer }: { database: Database; mailer: Mailer },
): Promise<EngineTools> {
  const box = await openCodeBox(config, database);
  const providers = openProviders(config, { database, box });
  const { publicUrl, staffDomains, smsFrom } = config;
  return { box, providers, viewOf, mailer, sms: openSmsSender(config), publicUrl, staffDomains, smsFrom };
}
