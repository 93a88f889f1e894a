import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import { promotionEndChecker } from '../../advertisers/alerts/promotionEnds.ts';
import { purgeImports } from '../../catalog/catalogueImports/receive.ts';
import { catalogueImporter } from '../../catalog/catalogueImports/workImport.ts';
import { indexCheck } from '../../catalog/search/store/indexCheck.ts';
import { indexEntries } from '../../catalog/search/store/indexEntries.ts';
import type { PlatformConfig } from '../../config.ts';
import { purger } from '../../foundation/jobs/purge.ts';
import type { JobHandler } from '../../foundation/jobs/work.ts';
import { mailSender } from '../../foundation/mail/send.ts';
import { openStorage } from '../../foundation/media/storage/openStorage.ts';
import { openVault } from '../../foundation/media/storage/openVault.ts';
import { expireFiles } from '../../foundation/sealedFiles/expire.ts';
import { batchWorker } from '../../fulfillment/batchWork/workBatch.ts';
import { checkCodeHashes } from '../../fulfillment/codes/checkCodeHashes.ts';
import { deliverer } from '../../fulfillment/deliveries/deliverJob.ts';
import { closeSent } from '../../fulfillment/dispatches/batches/closeSent.ts';
import { dispatchReleaser } from '../../fulfillment/dispatches/changes/release.ts';
import { forgetRefusedRows } from '../../fulfillment/dispatches/refusedRows/forget.ts';
import { dispatchAcceptor } from '../../fulfillment/dispatches/requests/acceptJob.ts';
import { dispatchChanger } from '../../fulfillment/dispatches/requests/changeJob.ts';
import type { EngineTools } from '../../fulfillment/providers/engineTools.ts';
import { purgeProofs } from '../../fulfillment/recipients/visits.ts';
import { bulkWorker } from '../../fulfillment/redemptionBulk/workBulk.ts';
import { orderRedeemer } from '../../fulfillment/redemptions/redeem/redeemJob.ts';
import { sweepDue } from '../../fulfillment/sweep/sweep.ts';
import { waitingReminder } from '../../money/allocations/requests/remindJob.ts';
import { budgetAlertChecker } from '../../money/budgetAlerts/checkBudget.ts';
import { booksReconciler, changesReconciler } from '../../money/reconciliation/reconcileJob.ts';
import { messageSender } from '../../promotions/promotionScreens/messages.ts';
import { purgeDrafts } from '../../promotions/promotions/drafts/store.ts';
import { activityFolder, activityRecounter } from '../../reports/activityReport/rollup/foldJob.ts';
import { purgeEvents } from '../../reports/events/partitions.ts';
import { redemptionExporter } from '../../reports/redemptionExports/exportJob.ts';
import { reportFileWriter } from '../../reports/reportSchedules/fileJob.ts';
import { reportRunner } from '../../reports/reportSchedules/runJob.ts';
import { runOutAlertChecker } from '../../reports/runOutAlerts/checkJob.ts';
import { purgeAttempts } from '../../reports/webhooks/attempts.ts';
import { demoPictureDrawer } from '../demo/catalog/pictureJobs.ts';
import { SEALED_NOUNS } from '../sealedNouns.ts';
import { onceOpened } from './dispatchTools.ts';
import { MAILED_LINKS } from './mailedLinks.ts';

/** The handler of every kind of job. */
export function jobHandlers(
  config: Pick<
    PlatformConfig,
    'eventsRetentionDays' | 'publicUrl' | 'staffDomains' | 'mediaFolder' | 'objectStorage' | 'isDemo'
  >,
  tools: EngineTools,
): Record<JobKind, JobHandler> {
  const { mailer, sms } = tools;
  const vault = openVault(config);
  return {
    mail: mailSender(mailer, { ...config, links: MAILED_LINKS }),
    message: messageSender({ mailer, sms }),
    sms: messageSender({ mailer, sms }),
    budgetAlert: budgetAlertChecker(config),
    runOutAlert: runOutAlertChecker(config),
    reconcile: changesReconciler,
    reconcileAll: booksReconciler,
    purge: async (work) => {
      await forgetRefusedRows(work);
      await purger([purgeDrafts, purgeImports, purgeProofs, purgeEvents(config), purgeAttempts])(work);
    },
    indexEntry: indexEntries,
    indexCheck,
    acceptDispatch: dispatchAcceptor({
      box: tools.box,
      staffDomains: config.staffDomains,
      openTools: onceOpened(config, tools.box),
    }),
    changeDispatch: dispatchChanger(config.staffDomains),
    release: dispatchReleaser,
    batchWork: batchWorker(tools),
    deliver: deliverer({ ...tools, closeSent }),
    deliverSms: deliverer({ ...tools, closeSent }),
    redeem: orderRedeemer(tools),
    sweep: sweepDue,
    bulkWork: bulkWorker(tools),
    redemptionExport: redemptionExporter({ ...tools, vault }),
    expiredExports: expireFiles(vault, SEALED_NOUNS),
    reportRun: reportRunner(config),
    reportFile: reportFileWriter({ ...tools, vault }),
    activityFold: activityFolder,
    activityRecount: activityRecounter,
    requestReminder: waitingReminder(config),
    promotionEnds: promotionEndChecker,
    codeHashes: ({ scope, components: { log } }) => checkCodeHashes(scope, tools.box, log),
    catalogueImport: catalogueImporter(config.staffDomains),
    demoPictures: demoPictureDrawer((database) => openStorage(config, { database, box: tools.box })),
  };
}
