import { accountRoute } from '../routes/accounts.ts';
import { activityReportRoute } from '../routes/activityReport.ts';
import {
  advertiserCreateRoute,
  advertiserDashboardRoute,
  advertiserListingRoute,
  advertiserRoute,
} from '../routes/advertisers.ts';
import {
  advertiserAllocationCreateRoute,
  allocationCreateRoute,
  rewardAllocationCreateRoute,
} from '../routes/allocations.ts';
import {
  brandCreateRoute,
  brandEditRoute,
  brandListRoute,
  brandProductsRoute,
  brandRoute,
  brandSkusRoute,
} from '../routes/brands.ts';
import { advertiserBudgetRoute, budgetRoute } from '../routes/budgets.ts';
import { catalogRoute } from '../routes/catalog.ts';
import { catalogueChangeListRoute } from '../routes/catalogueChanges.ts';
import { catalogueImportRoute } from '../routes/catalogueFile.ts';
import { failuresRoute } from '../routes/failures.ts';
import { jobListRoute } from '../routes/jobs.ts';
import { memberCreateRoute, memberListRoute, memberRoute } from '../routes/members.ts';
import { brandProductNewRoute, productListRoute, productNewRoute, productRoute } from '../routes/products.ts';
import { quotasRoute } from '../routes/quotas.ts';
import {
  redemptionAliasRoute,
  redemptionCreateRoute,
  redemptionRoute,
  redemptionsRoute,
} from '../routes/redemptions.ts';
import { reportScheduleListRoute } from '../routes/reportSchedules.ts';
import { allocationsReportRoute, inventoryReportRoute } from '../routes/reports.ts';
import type { AnyRoute } from '../routes/route.ts';
import {
  serviceAccountCreateRoute,
  serviceAccountListRoute,
  serviceAccountRoute,
} from '../routes/serviceAccounts.ts';
import { brandSkuNewRoute, productSkuNewRoute, skuListRoute, skuNewRoute, skuRoute } from '../routes/skus.ts';
import { uiComponentsRoute } from '../routes/uiComponents.ts';
import { bind, type ScreenLoader } from './boot/bind.ts';
import { PROMOTION_SCREENS } from './promotionScreens.ts';

/** Words of the lists that brands and products show. */
const CATALOGUE_WORDS = ['rewards', 'products', 'skus'];

/** Texts of the actions on a redemption, and of its money. */
const REDEMPTION_WORDS = ['redemption', 'redemptionActions', 'abilities', 'explain', 'effects', 'errors'];

const brandScreen = async () => (await import('../catalog/brands/BrandScreen.tsx')).BrandScreen;
const productNewScreen = async () =>
  (await import('../catalog/products/create/ProductNewScreen.tsx')).ProductNewScreen;
const skuNewScreen = async () => (await import('../catalog/skus/SkuNewScreen.tsx')).SkuNewScreen;
const budgetScreen = async () => (await import('../money/budgets/BudgetScreen.tsx')).BudgetScreen;
const allocationScreen = async () =>
  (await import('../money/allocations/AllocationCreateScreen.tsx')).AllocationCreateScreen;
const loadRedemption = async () =>
  (await import('../fulfillment/redemptions/RedemptionScreen.tsx')).RedemptionScreen;

/** The screen of every route that has one: the only place that knows both. */
export const SCREENS: ReadonlyMap<AnyRoute, ScreenLoader> = new Map([
  bind(
    failuresRoute,
    async () => (await import('../fulfillment/failures/FailuresScreen.tsx')).FailuresScreen,
    'dispatches',
  ),
  bind(quotasRoute, async () => (await import('../money/quotas/QuotasScreen.tsx')).QuotasScreen),
  bind(
    redemptionCreateRoute,
    async () =>
      (await import('../fulfillment/redemptions/create/RedemptionCreateScreen.tsx')).RedemptionCreateScreen,
    ...['redemptionNew', 'dispatches', 'effects', 'errors'],
  ),
  bind(accountRoute, async () => (await import('../people/accounts/AccountScreen.tsx')).AccountScreen),
  bind(
    advertiserDashboardRoute,
    async () =>
      (await import('../advertisers/advertisers/list/AdvertiserDashboardScreen.tsx'))
        .AdvertiserDashboardScreen,
    'alerts',
    'stats',
  ),
  bind(
    advertiserListingRoute,
    async () =>
      (await import('../advertisers/advertisers/list/AdvertiserListingScreen.tsx')).AdvertiserListingScreen,
  ),
  bind(
    advertiserCreateRoute,
    async () =>
      (await import('../advertisers/advertisers/profile/AdvertiserCreateScreen.tsx')).AdvertiserCreateScreen,
  ),
  bind(
    advertiserRoute,
    async () => (await import('./AdvertiserRoute.tsx')).AdvertiserRoute,
    'alerts',
    'stats',
  ),
  bind(budgetRoute, budgetScreen),
  bind(advertiserBudgetRoute, budgetScreen),
  bind(allocationCreateRoute, allocationScreen),
  bind(advertiserAllocationCreateRoute, allocationScreen),
  bind(rewardAllocationCreateRoute, allocationScreen),
  bind(
    brandListRoute,
    async () => (await import('../catalog/brands/BrandListScreen.tsx')).BrandListScreen,
    'rewards',
  ),
  bind(brandRoute, brandScreen, ...CATALOGUE_WORDS),
  bind(brandProductsRoute, brandScreen, ...CATALOGUE_WORDS),
  bind(
    brandSkusRoute,
    async () => (await import('../catalog/brands/BrandScreen.tsx')).BrandSkusScreen,
    ...CATALOGUE_WORDS,
  ),
  bind(
    brandCreateRoute,
    async () => (await import('../catalog/brands/BrandCreateScreen.tsx')).BrandCreateScreen,
  ),
  bind(
    brandEditRoute,
    async () => (await import('../catalog/brands/BrandEditScreen.tsx')).BrandEditScreen,
    'mediaSets',
  ),
  bind(productNewRoute, productNewScreen, 'rewards', 'errors'),
  bind(brandProductNewRoute, productNewScreen, 'rewards', 'errors'),
  bind(
    productListRoute,
    async () => (await import('../catalog/products/ProductListScreen.tsx')).ProductListScreen,
    'rewards',
  ),
  bind(
    productRoute,
    async () => (await import('../catalog/products/ProductScreen.tsx')).ProductScreen,
    ...CATALOGUE_WORDS,
    'mediaSets',
    'errors',
  ),
  bind(skuNewRoute, skuNewScreen, 'rewards', 'errors'),
  bind(brandSkuNewRoute, skuNewScreen, 'rewards', 'errors'),
  bind(productSkuNewRoute, skuNewScreen, 'rewards', 'errors'),
  bind(
    skuRoute,
    async () => (await import('../catalog/skus/SkuScreen.tsx')).SkuScreen,
    'rewards',
    'mediaSets',
    'errors',
  ),
  bind(
    skuListRoute,
    async () => (await import('../catalog/skus/SkuListScreen.tsx')).SkuListScreen,
    'rewards',
  ),
  bind(catalogRoute, async () => (await import('../promotions/catalog/CatalogScreen.tsx')).CatalogScreen),
  bind(
    catalogueChangeListRoute,
    async () =>
      (await import('../catalog/catalogueChanges/CatalogueChangeListScreen.tsx')).CatalogueChangeListScreen,
  ),
  bind(
    catalogueImportRoute,
    async () => (await import('../catalog/catalogueFile/CatalogueImportScreen.tsx')).CatalogueImportScreen,
  ),
  bind(
    reportScheduleListRoute,
    async () =>
      (await import('../reports/reportSchedules/ReportScheduleListScreen.tsx')).ReportScheduleListScreen,
  ),
  bind(jobListRoute, async () => (await import('../foundation/jobs/JobListScreen.tsx')).JobListScreen),
  bind(
    memberListRoute,
    async () => (await import('../people/members/MemberListScreen.tsx')).MemberListScreen,
    'roles',
  ),
  bind(
    memberCreateRoute,
    async () => (await import('../people/members/MemberCreateScreen.tsx')).MemberCreateScreen,
    'roles',
  ),
  bind(memberRoute, async () => (await import('../people/members/MemberScreen.tsx')).MemberScreen, 'roles'),
  bind(
    serviceAccountListRoute,
    async () =>
      (await import('../people/serviceAccounts/ServiceAccountListScreen.tsx')).ServiceAccountListScreen,
  ),
  bind(
    serviceAccountCreateRoute,
    async () =>
      (await import('../people/serviceAccounts/ServiceAccountCreateScreen.tsx')).ServiceAccountCreateScreen,
    'abilities',
  ),
  bind(
    serviceAccountRoute,
    async () => (await import('../people/serviceAccounts/ServiceAccountScreen.tsx')).ServiceAccountScreen,
    'abilities',
  ),
  ...PROMOTION_SCREENS,
  bind(redemptionRoute, loadRedemption, ...REDEMPTION_WORDS),
  bind(redemptionAliasRoute, loadRedemption, ...REDEMPTION_WORDS),
  bind(
    redemptionsRoute,
    async () => (await import('../fulfillment/redemptions/RedemptionListScreen.tsx')).RedemptionListScreen,
    ...['redemptionBulk', 'abilities', 'dispatches', 'errors'],
  ),
  bind(
    activityReportRoute,
    async () => (await import('../reports/activityReport/ActivityReportScreen.tsx')).ActivityReportScreen,
    'redemptions',
  ),
  bind(
    inventoryReportRoute,
    async () => (await import('../reports/inventoryReport/InventoryReportScreen.tsx')).InventoryReportScreen,
  ),
  bind(
    allocationsReportRoute,
    async () =>
      (await import('../reports/allocationsReport/AllocationsReportScreen.tsx')).AllocationsReportScreen,
  ),
  bind(
    uiComponentsRoute,
    async () => (await import('../ui-components/UiComponentsScreen.tsx')).UiComponentsScreen,
  ),
]);
