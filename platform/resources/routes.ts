import type { FastifyInstance } from 'fastify';
import type { CodeBox } from '../codes/codeBox.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { copiedPictures } from '../media/copiedPictures.ts';
import { openVault } from '../media/openVault.ts';
import type { MediaStorage } from '../media/storage.ts';
import { uploadedFiles } from '../media/uploadedFiles.ts';
import { publicFetch } from '../outbound/fetchPublic.ts';
import { accountRoutes } from './accounts/routes.ts';
import { activityReportRoutes } from './activityReport/routes.ts';
import { advertiserCatalogRoutes } from './advertiserCatalog/routes.ts';
import { advertiserRoutes } from './advertisers/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { allocationRequestRoutes } from './allocationRequests/routes.ts';
import { allocationRoutes } from './allocations/routes.ts';
import { allocationsReportRoutes } from './allocationsReport/routes.ts';
import { brandRoutes } from './brands/routes.ts';
import { budgetRoutes } from './budgets/routes.ts';
import { catalogueChangeRoutes } from './catalogueChanges/routes.ts';
import { catalogueFileRoutes } from './catalogueFile/routes.ts';
import { catalogueImportRoutes } from './catalogueImports/routes.ts';
import { countryRoutes } from './countries/routes.ts';
import { credentialRoutes } from './credentials/routes.ts';
import { deliveryReportRoutes } from './deliveries/reportRoutes.ts';
import { dimensionRoutes } from './dimensions/routes.ts';
import { discountRoutes } from './discounts/routes.ts';
import { batchRoutes } from './dispatches/batchRoutes.ts';
import { dispatchRoutes } from './dispatches/routes.ts';
import { dispatchRequestRoutes } from './dispatchRequests/routes.ts';
import { experienceRoutes } from './experiences/routes.ts';
import { explainRoutes } from './explain/routes.ts';
import { extractRoutes } from './extracts/routes.ts';
import { failureRoutes } from './failures/routes.ts';
import { idempotencyKeyRoutes } from './idempotencyKeys/routes.ts';
import { inventoryReportRoutes } from './inventoryReport/routes.ts';
import { invoicingRoutes } from './invoicing/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { mediaSetRoutes } from './mediaSets/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { newRedemptionRoutes } from './newRedemptions/routes.ts';
import { organizationRoutes } from './organization/routes.ts';
import { productDetailRoutes } from './products/detailRoutes.ts';
import { productRoutes } from './products/routes.ts';
import { promotionDraftRoutes } from './promotionDrafts/routes.ts';
import { promotionScreenRoutes } from './promotionScreens/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { quotaRoutes } from './quotas/routes.ts';
import { recipientRoutes } from './recipients/routes.ts';
import { bulkRoutes } from './redemptionBulk/routes.ts';
import { redemptionExportRoutes } from './redemptionExports/routes.ts';
import { redemptionCommandRoutes } from './redemptions/commands/routes.ts';
import { redemptionDetailRoutes } from './redemptions/detailRoutes.ts';
import type { SupplyTools } from './redemptions/engineTools.ts';
import { redemptionRoutes } from './redemptions/routes.ts';
import { refusedRowRoutes } from './refusedRows/routes.ts';
import { reportChoiceRoutes } from './reportChoices/routes.ts';
import { receivedReportRoutes } from './reportSchedules/received/routes.ts';
import { reportScheduleRoutes } from './reportSchedules/routes.ts';
import { rewardSourceRoutes } from './rewardSources/routes.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { runOutAlertRoutes } from './runOutAlerts/routes.ts';
import { savedViewRoutes } from './savedViews/routes.ts';
import { serviceAccountRoutes } from './serviceAccounts/routes.ts';
import { skuRoutes } from './skus/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { userRoutes } from './users/routes.ts';
import { userUpdateRoutes } from './users/updateRoutes.ts';

/** Tools of all resources; `mostLines` is the maximum number of lines of one dispatch. */
interface ResourceTools {
  config: PlatformConfig;
  database: Database;
  storage: MediaStorage;
  box: CodeBox;
  supply: SupplyTools;
  mostLines: number;
}

/** Every resource of the platform, one line a noun. */
export async function resourceRoutes(
  app: FastifyInstance,
  { config, database, storage, box, supply, mostLines }: ResourceTools,
): Promise<void> {
  await app.register(accountRoutes);
  await app.register(idempotencyKeyRoutes);
  await app.register(memberRoutes, { config, database });
  await app.register(savedViewRoutes);
  await app.register(organizationRoutes);
  await app.register(advertiserRoutes);
  await app.register(advertiserCatalogRoutes);
  await app.register(credentialRoutes, { config });
  await app.register(serviceAccountRoutes, { config });
  await app.register(explainRoutes);
  await app.register(budgetRoutes);
  await app.register(invoicingRoutes);
  await app.register(allocationRoutes);
  await app.register(allocationRequestRoutes);
  await app.register(allocationsReportRoutes);
  await app.register(activityReportRoutes);
  await app.register(inventoryReportRoutes);
  await app.register(rewardSourceRoutes);
  await app.register(runOutAlertRoutes);
  await app.register(discountRoutes);
  await app.register(deliveryReportRoutes, { config, database });
  await app.register(jobRoutes);
  await app.register(alertRoutes);
  await app.register(statsRoutes);
  await app.register(rewardRoutes);
  await app.register(brandRoutes);
  await app.register(productRoutes);
  await app.register(productDetailRoutes, { storage });
  await app.register(skuRoutes);
  await app.register(providerRoutes);
  await app.register(dimensionRoutes);
  await app.register(mediaSetRoutes);
  await app.register(catalogueChangeRoutes);
  await app.register(catalogueFileRoutes);
  await app.register(catalogueImportRoutes);
  await app.register(countryRoutes);
  await app.register(experienceRoutes, { config });
  await app.register(promotionRoutes, { config });
  await app.register(promotionDraftRoutes, { config });
  await app.register(promotionScreenRoutes, { config, database });
  const fetcher = publicFetch({ allowsLocalhost: config.isDemo });
  app.addHook('onClose', () => fetcher.close());
  const pictures = copiedPictures({ database, storage, fetcher, log: app.log });
  const tools = { box, files: uploadedFiles(storage), pictures, mostLines };
  await app.register(dispatchRoutes, { tools });
  await app.register(dispatchRequestRoutes);
  await app.register(refusedRowRoutes, { box });
  await app.register(batchRoutes, { tools });
  await app.register(extractRoutes, { tools: { box, storage, publicUrl: config.publicUrl } });
  await app.register(redemptionRoutes, { box });
  await app.register(redemptionCommandRoutes, {
    database,
    supply,
    box,
    mostLines,
    publicUrl: config.publicUrl,
  });
  await app.register(redemptionDetailRoutes, { tools: { database, box, storage } });
  await app.register(userRoutes);
  await app.register(bulkRoutes, { tools: { box }, database });
  const vault = openVault(config);
  await app.register(redemptionExportRoutes, { tools: { database, box, vault } });
  await app.register(reportScheduleRoutes, {
    tools: { database, box, vault, staffDomains: config.staffDomains },
  });
  await app.register(receivedReportRoutes, { database });
  await app.register(reportChoiceRoutes);
  await app.register(newRedemptionRoutes, {
    tools: { ...tools, supply, database, publicUrl: config.publicUrl },
  });
  await app.register(quotaRoutes);
  await app.register(failureRoutes);
  await app.register(recipientRoutes, { box });
  await app.register(userUpdateRoutes);
}
