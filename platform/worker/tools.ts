import { openCodeBox } from '../codes/openCodeBox.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openProviders } from '../providers/openProviders.ts';
import { viewOf } from '../resources/recipients/view.ts';
import type { EngineTools } from '../resources/redemptions/engineTools.ts';
import { openSmsSender } from '../sms/openSmsSender.ts';

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
