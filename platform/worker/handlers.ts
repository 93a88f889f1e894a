import type { JobKind } from '../../schema/jobKinds.ts';
import { checkCodeHashes } from '../codes/checkCodeHashes.ts';
import type { PlatformConfig } from '../config.ts';
import { demoPictureDrawer } from '../demo/pictureJobs.ts';
import { purgeJobs } from '../jobs/purge.ts';
import type { JobHandler } from '../jobs/work.ts';
import { mailSender } from '../mail/send.ts';
import { openStorage } from '../media/openStorage.ts';
import { openVault } from '../media/openVault.ts';
import { booksReconciler, changesReconciler } from '../reconciliation/reconcileJob.ts';
import { MAILED_LINKS } from '../resources/accounts/links/mailedLinks.ts';
import { activityFolder, activityRecounter } from '../resources/activityReport/foldJob.ts';
import { budgetAlertChecker } from '../resources/alerts/budget.ts';
import { promotionEndChecker } from '../resources/alerts/promotionEnds.ts';
import { waitingReminder } from '../resources/allocationRequests/remindJob.ts';
import { batchWorker } from '../resources/batches/workBatch.ts';
import { catalogueImporter } from '../resources/catalogueImports/workImport.ts';
import { deliverer } from '../resources/deliveries/deliverJob.ts';
import { dispatchReleaser } from '../resources/dispatches/release.ts';
import { dispatchAcceptor } from '../resources/dispatchRequests/acceptJob.ts';
import { dispatchChanger } from '../resources/dispatchRequests/changeJob.ts';
import { messageSender } from '../resources/promotionScreens/messages.ts';
import { bulkWorker } from '../resources/redemptionBulk/workBulk.ts';
import { redemptionExporter } from '../resources/redemptionExports/exportJob.ts';
import type { EngineTools } from '../resources/redemptions/engineTools.ts';
import { orderRedeemer } from '../resources/redemptions/redeemJob.ts';
import { sweepDue } from '../resources/redemptions/sweep.ts';
import { forgetRefusedRows } from '../resources/refusedRows/forget.ts';
import { reportFileWriter } from '../resources/reportSchedules/fileJob.ts';
import { reportRunner } from '../resources/reportSchedules/runJob.ts';
import { runOutAlertChecker } from '../resources/runOutAlerts/checkJob.ts';
import { SEALED_NOUNS } from '../resources/sealedNouns.ts';
import { expireFiles } from '../sealedFiles/expire.ts';
import { indexCheck } from '../search/indexCheck.ts';
import { indexEntries } from '../search/indexEntries.ts';
import { onceOpened } from './dispatchTools.ts';

/** The handler of every kind of job. */
export function jobHandlers(
  config: Pick<PlatformConfig, 'publicUrl' | 'staffDomains' | 'mediaFolder' | 'objectStorage' | 'isDemo'>,
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
      await purgeJobs(work);
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
    deliver: deliverer(tools),
    deliverSms: deliverer(tools),
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
