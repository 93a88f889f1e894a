// Every resolver map, one line per noun.

export { advertiserResolvers } from './advertisers/advertisersResolvers.ts';
export { alertResolvers } from './advertisers/alertsResolvers.ts';
export { credentialResolvers } from './advertisers/credentialsResolvers.ts';
export { buildResolvers } from './buildResolvers.ts';
export { advertiserCatalogResolvers } from './catalog/advertiserCatalogResolvers.ts';
export { catalogSearchResolvers } from './catalog/catalogSearchResolvers.ts';
export {
  catalogueChangeResolvers,
  catalogueFileResolvers,
  catalogueImportResolvers,
} from './catalog/catalogueFile/catalogueFileResolvers.ts';
export { dimensionResolvers } from './catalog/dimensionsResolvers.ts';
export { mediaSetResolvers } from './catalog/mediaSetsResolvers.ts';
export { productResolvers } from './catalog/productsResolvers.ts';
export { providerResolvers } from './catalog/providersResolvers.ts';
export { publicationResolvers } from './catalog/publicationsResolvers.ts';
export { skuResolvers } from './catalog/skusResolvers.ts';
export { idempotencyKeyResolvers } from './foundation/idempotencyKeysResolvers.ts';
export { jobResolvers } from './foundation/jobsResolvers.ts';
export { mediaResolvers } from './foundation/mediaResolvers.ts';
export { pagingResolvers } from './foundation/pagingResolvers.ts';
export { dispatchResolvers } from './fulfillment/dispatchesResolvers.ts';
export { extractResolvers } from './fulfillment/extractsResolvers.ts';
export { failureResolvers } from './fulfillment/failuresResolvers.ts';
export { newRedemptionResolvers } from './fulfillment/newRedemptionsResolvers.ts';
export { recipientResolvers } from './fulfillment/recipientsResolvers.ts';
export { redemptionBulkResolvers } from './fulfillment/redemptions/redemptionBulkResolvers.ts';
export { redemptionCommandResolvers } from './fulfillment/redemptions/redemptionCommandsResolvers.ts';
export { redemptionDetailResolvers } from './fulfillment/redemptions/redemptionDetailsResolvers.ts';
export { redemptionResolvers } from './fulfillment/redemptions/redemptionsResolvers.ts';
export { allocationResolvers } from './money/allocationsResolvers.ts';
export { budgetResolvers } from './money/budgetsResolvers.ts';
export { discountResolvers } from './money/discountsResolvers.ts';
export { explainResolvers } from './money/explainResolvers.ts';
export { invoicingResolvers } from './money/invoicingResolvers.ts';
export { quotaResolvers } from './money/quotasResolvers.ts';
export { rewardResolvers } from './money/rewardsResolvers.ts';
export { accountResolvers } from './people/accountsResolvers.ts';
export { memberResolvers } from './people/membersResolvers.ts';
export { organizationResolvers } from './people/organizationResolvers.ts';
export { savedViewResolvers } from './people/savedViewsResolvers.ts';
export { serviceAccountResolvers } from './people/serviceAccountsResolvers.ts';
export { experienceResolvers } from './promotions/experiencesResolvers.ts';
export { promotionDraftResolvers } from './promotions/promotionDraftsResolvers.ts';
export { promotionScreenResolvers } from './promotions/promotionScreensResolvers.ts';
export { promotionResolvers } from './promotions/promotionsResolvers.ts';
export { activityReportResolvers } from './reports/activityReportResolvers.ts';
export { allocationsReportResolvers } from './reports/allocationsReportResolvers.ts';
export { inventoryReportResolvers } from './reports/inventoryReportResolvers.ts';
export { redemptionExportResolvers } from './reports/redemptionExportsResolvers.ts';
export { reportChoiceResolvers } from './reports/reportChoicesResolvers.ts';
export { reportScheduleResolvers } from './reports/reportSchedulesResolvers.ts';
export { statsResolvers } from './reports/statsResolvers.ts';
