import type { PlatformConfig } from '../../config.ts';
import { folderSmsSender } from './folderSms.ts';
import { httpSmsSender } from './httpSms.ts';
import type { SmsSender } from './smsSender.ts';

/** The sender of SMS that the configuration names: a service, or a folder of this machine. */
export function openSmsSender({
  smsUrl,
  smsToken,
  smsFolder,
}: Pick<PlatformConfig, 'smsUrl' | 'smsToken' | 'smsFolder'>): SmsSender {
  return smsUrl ? httpSmsSender({ url: smsUrl, token: smsToken }) : folderSmsSender(smsFolder);
}
