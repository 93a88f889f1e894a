import type { JobKind } from '../../schema/jobKinds.ts';
import type { PlatformConfig } from '../config.ts';
import { demoPictureDrawer } from '../demo/pictureJobs.ts';
import { purgeJobs } from '../jobs/purge.ts';
import type { JobHandler } from '../jobs/work.ts';
import type { Mailer } from '../mail/mailer.ts';
import { mailSender } from '../mail/send.ts';
import { openStorage } from '../media/openStorage.ts';
import { reconcileBooks } from '../reconciliation/reconcileJob.ts';
import { MAILED_LINKS } from '../resources/accounts/links/mailedLinks.ts';
import { budgetAlertChecker } from '../resources/alerts/budget.ts';
import { messageSender } from '../resources/promotionScreens/messages.ts';
import { indexCheck } from '../search/indexCheck.ts';
import { indexEntries } from '../search/indexEntries.ts';
import type { SmsSender } from '../sms/smsSender.ts';

/** The handler of every kind of job. */
export function jobHandlers(
  config: Pick<PlatformConfig, 'publicUrl' | 'staffDomains' | 'mediaFolder' | 'objectStorage'>,
  { mailer, sms }: { mailer: Mailer; sms: SmsSender },
): Record<JobKind, JobHandler> {
  return {
    mail: mailSender(mailer, { ...config, links: MAILED_LINKS }),
    message: messageSender({ mailer, sms }),
    budgetAlert: budgetAlertChecker(config),
    reconcile: reconcileBooks,
    purge: purgeJobs,
    indexEntry: indexEntries,
    indexCheck,
    demoPictures: demoPictureDrawer((database) => openStorage(config, database)),
  };
}
