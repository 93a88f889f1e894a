// Every source, one line per noun: its name for resolvers, and its file.

export { countrySource as countries } from './advertisers/countriesSource.ts';
export { dimensionSource as dimensions } from './catalog/dimensionsSource.ts';
export { productSource as products } from './catalog/productsSource.ts';
export { publicationSource as publications } from './catalog/publicationsSource.ts';
export { skuSource as skus } from './catalog/skusSource.ts';
export { mediaSource as media } from './foundation/mediaSource.ts';
export { dispatchSource as dispatches } from './fulfillment/dispatchesSource.ts';
export { newRedemptionSource as newRedemptions } from './fulfillment/newRedemptionsSource.ts';
export { allocationSource as allocations } from './money/allocationsSource.ts';
export { budgetSource as budgets } from './money/budgetsSource.ts';
export { explainSource as explain } from './money/explainSource.ts';
export { promotionDraftSource as promotionDrafts } from './promotions/promotionDraftsSource.ts';
export { promotionScreenSource as promotionScreens } from './promotions/promotionScreensSource.ts';
export { promotionSource as promotions } from './promotions/promotionsSource.ts';
export { allocationsReportSource as allocationsReport } from './reports/allocationsReportSource.ts';
export { statsSource as stats } from './reports/statsSource.ts';
