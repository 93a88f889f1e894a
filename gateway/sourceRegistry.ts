// Every source, one line per noun: its name for resolvers, and its file.

export { advertiserSource as advertisers } from './advertisers/advertisersSource.ts';
export { alertSource as alerts } from './advertisers/alertsSource.ts';
export { countrySource as countries } from './advertisers/countriesSource.ts';
export { credentialSource as credentials } from './advertisers/credentialsSource.ts';
export { advertiserCatalogSource as advertiserCatalog } from './catalog/advertiserCatalogSource.ts';
export { catalogSearchSource as catalogSearch } from './catalog/catalogSearchSource.ts';
export {
  catalogueChangeSource as catalogueChanges,
  catalogueFileSource as catalogueFile,
  catalogueImportSource as catalogueImports,
} from './catalog/catalogueFile/catalogueFileSource.ts';
export { dimensionSource as dimensions } from './catalog/dimensionsSource.ts';
export { mediaSetSource as mediaSets } from './catalog/mediaSetsSource.ts';
export { productSource as products } from './catalog/productsSource.ts';
export { providerSource as providers } from './catalog/providersSource.ts';
export { publicationSource as publications } from './catalog/publicationsSource.ts';
export { skuSource as skus } from './catalog/skusSource.ts';
export { idempotencyKeySource as idempotencyKeys } from './foundation/idempotencyKeysSource.ts';
export { jobSource as jobs } from './foundation/jobsSource.ts';
export { mediaSource as media } from './foundation/mediaSource.ts';
export { dispatchSource as dispatches } from './fulfillment/dispatchesSource.ts';
export { extractSource as extracts } from './fulfillment/extractsSource.ts';
export { failureSource as failures } from './fulfillment/failuresSource.ts';
export { newRedemptionSource as newRedemptions } from './fulfillment/newRedemptionsSource.ts';
export { recipientSource as recipients } from './fulfillment/recipientsSource.ts';
export { redemptionBulkSource as redemptionBulk } from './fulfillment/redemptions/redemptionBulkSource.ts';
export { redemptionCommandSource as redemptionCommands } from './fulfillment/redemptions/redemptionCommandsSource.ts';
export { redemptionDetailSource as redemptionDetails } from './fulfillment/redemptions/redemptionDetailsSource.ts';
export { redemptionSource as redemptions } from './fulfillment/redemptions/redemptionsSource.ts';
export { allocationSource as allocations } from './money/allocationsSource.ts';
export { budgetSource as budgets } from './money/budgetsSource.ts';
export { discountSource as discounts } from './money/discountsSource.ts';
export { explainSource as explain } from './money/explainSource.ts';
export { invoicingSource as invoicing } from './money/invoicingSource.ts';
export { quotaSource as quotas } from './money/quotasSource.ts';
export { rewardSource as rewards } from './money/rewardsSource.ts';
export { accountSource as accounts } from './people/accountsSource.ts';
export { memberSource as members } from './people/membersSource.ts';
export { organizationSource as organization } from './people/organizationSource.ts';
export { savedViewSource as savedViews } from './people/savedViewsSource.ts';
export { serviceAccountSource as serviceAccounts } from './people/serviceAccountsSource.ts';
export { experienceSource as experiences } from './promotions/experiencesSource.ts';
export { promotionDraftSource as promotionDrafts } from './promotions/promotionDraftsSource.ts';
export { promotionScreenSource as promotionScreens } from './promotions/promotionScreensSource.ts';
export { promotionSource as promotions } from './promotions/promotionsSource.ts';
export { activityReportSource as activityReport } from './reports/activityReportSource.ts';
export { allocationsReportSource as allocationsReport } from './reports/allocationsReportSource.ts';
export { inventoryReportSource as inventoryReport } from './reports/inventoryReportSource.ts';
export { redemptionExportSource as redemptionExports } from './reports/redemptionExportsSource.ts';
export { reportChoiceSource as reportChoices } from './reports/reportChoicesSource.ts';
export { reportScheduleSource as reportSchedules } from './reports/reportSchedulesSource.ts';
export { statsSource as stats } from './reports/statsSource.ts';
