import type { FastifyInstance } from 'fastify';
import { advertiserEndpoints } from '../advertisers/advertisers/routes.ts';
import { alertEndpoints } from '../advertisers/alerts/routes.ts';
import { countryEndpoints } from '../advertisers/countries/routes.ts';
import { credentialEndpoints } from '../advertisers/credentials/routes.ts';
import { advertiserCatalogEndpoints } from '../catalog/advertiserCatalog/routes.ts';
import { brandEndpoints } from '../catalog/brands/routes.ts';
import { catalogueChangeEndpoints } from '../catalog/catalogueChanges/routes.ts';
import { catalogueFileEndpoints } from '../catalog/catalogueFile/routes.ts';
import { catalogueImportEndpoints } from '../catalog/catalogueImports/routes.ts';
import { dimensionEndpoints } from '../catalog/dimensions/routes.ts';
import { mediaSetEndpoints } from '../catalog/mediaSets/routes.ts';
import { productDetailEndpoints } from '../catalog/products/detailRoutes.ts';
import { productEndpoints } from '../catalog/products/routes.ts';
import { providerEndpoints } from '../catalog/providers/routes.ts';
import { skuEndpoints } from '../catalog/skus/routes.ts';
import type { PlatformConfig } from '../config.ts';
import { provideOpenDispatches } from '../foundation/changes/openDispatches.ts';
import { idempotencyKeyEndpoints } from '../foundation/changes/routes.ts';
import type { Database } from '../foundation/database/connections/connection.ts';
import { jobEndpoints } from '../foundation/jobs/routes.ts';
import { copiedPictures } from '../foundation/media/copiedPictures.ts';
import { openVault } from '../foundation/media/storage/openVault.ts';
import type { MediaStorage } from '../foundation/media/storage/storage.ts';
import { uploadedFiles } from '../foundation/media/uploadedFiles.ts';
import { publicFetch } from '../foundation/outbound/fetchPublic.ts';
import type { CodeBox } from '../foundation/secrets/codeBox.ts';
import { deliveryReportRoutes } from '../fulfillment/deliveries/reportRoutes.ts';
import { batchEndpoints } from '../fulfillment/dispatches/batches/batchRoutes.ts';
import { openLinesOf } from '../fulfillment/dispatches/batches/openLines.ts';
import { watchDispatches } from '../fulfillment/dispatches/batches/watchDispatches.ts';
import { refusedRowEndpoints } from '../fulfillment/dispatches/refusedRows/routes.ts';
import { dispatchRequestEndpoints } from '../fulfillment/dispatches/requests/routes.ts';
import { dispatchEndpoints } from '../fulfillment/dispatches/routes.ts';
import { extractEndpoints } from '../fulfillment/extracts/routes.ts';
import { failureEndpoints } from '../fulfillment/failures/routes.ts';
import type { SupplyTools } from '../fulfillment/providers/engineTools.ts';
import { userEndpoints } from '../fulfillment/recipients/routes.ts';
import { redemptionCommandEndpoints } from '../fulfillment/redemptionActions/commands/routes.ts';
import { newRedemptionEndpoints } from '../fulfillment/redemptionActions/newRedemptions/routes.ts';
import { recipientEndpoints } from '../fulfillment/redemptionActions/recipients/routes.ts';
import { userUpdateEndpoints } from '../fulfillment/redemptionActions/recipients/updateUserRoutes.ts';
import { bulkEndpoints } from '../fulfillment/redemptionBulk/routes.ts';
import { redemptionDetailEndpoints } from '../fulfillment/redemptions/details/detailRoutes.ts';
import { redemptionEndpoints } from '../fulfillment/redemptions/routes.ts';
import { allocationRequestEndpoints } from '../money/allocations/requests/routes.ts';
import { allocationEndpoints } from '../money/allocations/routes.ts';
import { budgetAlertEndpoints } from '../money/budgetAlerts/routes.ts';
import { budgetEndpoints } from '../money/budgets/routes.ts';
import { discountEndpoints } from '../money/discounts/routes.ts';
import { explainEndpoints } from '../money/explain/routes.ts';
import { invoicingEndpoints } from '../money/invoicing/routes.ts';
import { quotaEndpoints } from '../money/quotas/routes.ts';
import { rewardEndpoints } from '../money/rewards/routes.ts';
import { accountEndpoints } from '../people/accounts/routes.ts';
import { memberEndpoints } from '../people/members/routes.ts';
import { organizationEndpoints } from '../people/organization/routes.ts';
import { savedViewEndpoints } from '../people/savedViews/routes.ts';
import { serviceAccountEndpoints } from '../people/serviceAccounts/routes.ts';
import { environmentOf, experienceEndpoints } from '../promotions/experiences/routes.ts';
import { promotionScreenEndpoints } from '../promotions/promotionScreens/routes.ts';
import { promotionDraftEndpoints } from '../promotions/promotions/drafts/routes.ts';
import { offerEndpoints } from '../promotions/promotions/offers/offerRoutes.ts';
import { promotionEndpoints } from '../promotions/promotions/routes.ts';
import { activityReportEndpoints } from '../reports/activityReport/routes.ts';
import { allocationsReportEndpoints } from '../reports/allocationsReport/routes.ts';
import { eventEndpoints } from '../reports/events/routes.ts';
import { watchEvents } from '../reports/events/watch.ts';
import { inventoryReportEndpoints } from '../reports/inventoryReport/routes.ts';
import { rewardSourceEndpoints } from '../reports/inventoryReport/sources/routes.ts';
import { redemptionExportEndpoints } from '../reports/redemptionExports/routes.ts';
import { reportChoiceEndpoints } from '../reports/reportChoices/routes.ts';
import { receivedReportEndpoints } from '../reports/reportSchedules/received/routes.ts';
import { reportScheduleEndpoints } from '../reports/reportSchedules/routes.ts';
import { runOutAlertEndpoints } from '../reports/runOutAlerts/routes.ts';
import { statsEndpoints } from '../reports/stats/routes.ts';
import { webhookEndpoints } from '../reports/webhooks/routes.ts';

/** Tools of all resources; `mostLines` is the maximum number of lines of one dispatch. */
interface ResourceTools {
  config: PlatformConfig;
  database: Database;
  storage: MediaStorage;
  box: CodeBox;
  supply: SupplyTools;
  mostLines: number;
}

provideOpenDispatches({ watch: watchDispatches, linesOf: openLinesOf });

/** Every resource of the platform, one line a noun. */
export async function resourceRoutes(
  app: FastifyInstance,
  { config, database, storage, box, supply, mostLines }: ResourceTools,
): Promise<void> {
  const { authentication } = app;
  await app.register(accountEndpoints({ authentication }));
  await app.register(idempotencyKeyEndpoints);
  await app.register(memberEndpoints({ config, database, authentication }));
  await app.register(savedViewEndpoints);
  await app.register(organizationEndpoints);
  await app.register(advertiserEndpoints({ authentication }));
  await app.register(advertiserCatalogEndpoints);
  await app.register(credentialEndpoints({ config, authentication }));
  await app.register(serviceAccountEndpoints({ config, authentication }));
  await app.register(explainEndpoints);
  await app.register(budgetEndpoints);
  await app.register(invoicingEndpoints);
  await app.register(allocationEndpoints);
  await app.register(allocationRequestEndpoints);
  await app.register(allocationsReportEndpoints);
  await app.register(activityReportEndpoints);
  await app.register(inventoryReportEndpoints);
  await app.register(rewardSourceEndpoints);
  await app.register(runOutAlertEndpoints);
  await app.register(discountEndpoints);
  await app.register(deliveryReportRoutes, { config, database });
  await app.register(jobEndpoints);
  await app.register(alertEndpoints);
  await app.register(statsEndpoints);
  await app.register(rewardEndpoints);
  await app.register(brandEndpoints);
  await app.register(productEndpoints);
  await app.register(productDetailEndpoints({ storage }));
  await app.register(skuEndpoints);
  await app.register(providerEndpoints);
  await app.register(dimensionEndpoints);
  await app.register(mediaSetEndpoints);
  await app.register(catalogueChangeEndpoints);
  await app.register(catalogueFileEndpoints);
  await app.register(catalogueImportEndpoints);
  await app.register(countryEndpoints);
  const environment = environmentOf(config);
  await app.register(experienceEndpoints({ environment }));
  await app.register(promotionEndpoints({ environment }));
  await app.register(offerEndpoints);
  await app.register(promotionDraftEndpoints({ environment }));
  await app.register(promotionScreenEndpoints({ config, database }));
  const fetcher = publicFetch({ allowsLocalhost: config.isDemo });
  app.addHook('onClose', () => fetcher.close());
  const pictures = copiedPictures({ database, storage, fetcher, log: app.log });
  const tools = { box, files: uploadedFiles(storage), pictures, mostLines };
  await app.register(dispatchEndpoints({ tools }));
  await app.register(dispatchRequestEndpoints);
  await app.register(refusedRowEndpoints({ box }));
  await app.register(batchEndpoints({ tools }));
  await app.register(extractEndpoints({ tools: { box, storage, publicUrl: config.publicUrl } }));
  await app.register(redemptionEndpoints({ box }));
  await app.register(
    redemptionCommandEndpoints({
      database,
      supply,
      box,
      log: app.log,
      publicUrl: config.publicUrl,
    }),
  );
  await app.register(redemptionDetailEndpoints({ tools: { database, box, storage } }));
  await app.register(userEndpoints);
  await app.register(bulkEndpoints({ tools: { box }, database }));
  const vault = openVault(config);
  await app.register(redemptionExportEndpoints({ tools: { database, box, vault } }));
  await app.register(
    reportScheduleEndpoints({
      tools: { database, box, vault, staffDomains: config.staffDomains },
    }),
  );
  await app.register(receivedReportEndpoints({ database }));
  await app.register(reportChoiceEndpoints);
  await app.register(
    newRedemptionEndpoints({
      tools: { ...tools, supply, database, publicUrl: config.publicUrl },
    }),
  );
  await app.register(quotaEndpoints);
  await app.register(budgetAlertEndpoints);
  const watch = watchEvents(database);
  app.addHook('preClose', async () => watch.close());
  await app.register(eventEndpoints({ watch }));
  await app.register(webhookEndpoints({ database, box, fetcher }));
  await app.register(failureEndpoints);
  await app.register(recipientEndpoints({ box }));
  await app.register(userUpdateEndpoints);
}
