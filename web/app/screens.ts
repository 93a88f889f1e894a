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
import { bind, type ScreenLoader } from './bind.ts';
import { PROMOTION_SCREENS } from './promotionScreens.ts';

/** Words of the lists that brands and products show. */
const CATALOGUE_WORDS = ['rewards', 'products', 'skus'];

/** Texts of the actions on a redemption, and of its money. */
const REDEMPTION_WORDS = ['redemption', 'redemptionActions', 'abilities', 'explain', 'effects', 'errors'];

const loadRedemption = async () =>
  (await import('../screens/redemptions/RedemptionScreen.tsx')).RedemptionScreen;

/** The screen of every route that has one: the only place that knows both. */
export const SCREENS: ReadonlyMap<AnyRoute, ScreenLoader> = new Map([
  bind(
    failuresRoute,
    async () => (await import('../screens/failures/FailuresScreen.tsx')).FailuresScreen,
    'dispatches',
  ),
  bind(quotasRoute, async () => (await import('../screens/quotas/QuotasScreen.tsx')).QuotasScreen),
  bind(
    redemptionCreateRoute,
    async () => (await import('../screens/redemptions/RedemptionCreateScreen.tsx')).RedemptionCreateScreen,
    ...['redemptionNew', 'dispatches', 'effects', 'errors'],
  ),
  bind(accountRoute, async () => (await import('../screens/accounts/AccountScreen.tsx')).AccountScreen),
  bind(
    advertiserDashboardRoute,
    async () =>
      (await import('../screens/advertisers/AdvertiserDashboardScreen.tsx')).AdvertiserDashboardScreen,
    'alerts',
    'stats',
  ),
  bind(
    advertiserListingRoute,
    async () => (await import('../screens/advertisers/AdvertiserListingScreen.tsx')).AdvertiserListingScreen,
  ),
  bind(
    advertiserCreateRoute,
    async () => (await import('../screens/advertisers/AdvertiserCreateScreen.tsx')).AdvertiserCreateScreen,
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
    async () => (await import('../screens/brands/BrandListScreen.tsx')).BrandListScreen,
    'rewards',
  ),
  bind(brandRoute, brandScreen, ...CATALOGUE_WORDS),
  bind(brandProductsRoute, brandScreen, ...CATALOGUE_WORDS),
  bind(
    brandSkusRoute,
    async () => (await import('../screens/brands/BrandScreen.tsx')).BrandSkusScreen,
    ...CATALOGUE_WORDS,
  ),
  bind(
    brandCreateRoute,
    async () => (await import('../screens/brands/BrandCreateScreen.tsx')).BrandCreateScreen,
  ),
  bind(
    brandEditRoute,
    async () => (await import('../screens/brands/BrandEditScreen.tsx')).BrandEditScreen,
    'mediaSets',
  ),
  bind(productNewRoute, productNewScreen, 'rewards', 'errors'),
  bind(brandProductNewRoute, productNewScreen, 'rewards', 'errors'),
  bind(
    productListRoute,
    async () => (await import('../screens/products/ProductListScreen.tsx')).ProductListScreen,
    'rewards',
  ),
  bind(
    productRoute,
    async () => (await import('../screens/products/ProductScreen.tsx')).ProductScreen,
    ...CATALOGUE_WORDS,
    'mediaSets',
    'errors',
  ),
  bind(skuNewRoute, skuNewScreen, 'rewards', 'errors'),
  bind(brandSkuNewRoute, skuNewScreen, 'rewards', 'errors'),
  bind(productSkuNewRoute, skuNewScreen, 'rewards', 'errors'),
  bind(
    skuRoute,
    async () => (await import('../screens/skus/SkuScreen.tsx')).SkuScreen,
    'rewards',
    'mediaSets',
    'errors',
  ),
  bind(
    skuListRoute,
    async () => (await import('../screens/skus/SkuListScreen.tsx')).SkuListScreen,
    'rewards',
  ),
  bind(catalogRoute, async () => (await import('../screens/catalog/CatalogScreen.tsx')).CatalogScreen),
  bind(
    catalogueChangeListRoute,
    async () =>
      (await import('../screens/catalogueChanges/CatalogueChangeListScreen.tsx')).CatalogueChangeListScreen,
  ),
  bind(
    catalogueImportRoute,
    async () => (await import('../screens/catalogueFile/CatalogueImportScreen.tsx')).CatalogueImportScreen,
  ),
  bind(
    reportScheduleListRoute,
    async () =>
      (await import('../screens/reportSchedules/ReportScheduleListScreen.tsx')).ReportScheduleListScreen,
  ),
  bind(jobListRoute, async () => (await import('../screens/jobs/JobListScreen.tsx')).JobListScreen),
  bind(
    memberListRoute,
    async () => (await import('../screens/members/MemberListScreen.tsx')).MemberListScreen,
    'roles',
  ),
  bind(
    memberCreateRoute,
    async () => (await import('../screens/members/MemberCreateScreen.tsx')).MemberCreateScreen,
    'roles',
  ),
  bind(memberRoute, async () => (await import('../screens/members/MemberScreen.tsx')).MemberScreen, 'roles'),
  bind(
    serviceAccountListRoute,
    async () =>
      (await import('../screens/serviceAccounts/ServiceAccountListScreen.tsx')).ServiceAccountListScreen,
  ),
  bind(
    serviceAccountCreateRoute,
    async () =>
      (await import('../screens/serviceAccounts/ServiceAccountCreateScreen.tsx')).ServiceAccountCreateScreen,
    'abilities',
  ),
  bind(
    serviceAccountRoute,
    async () => (await import('../screens/serviceAccounts/ServiceAccountScreen.tsx')).ServiceAccountScreen,
    'abilities',
  ),
  ...PROMOTION_SCREENS,
  bind(redemptionRoute, loadRedemption, ...REDEMPTION_WORDS),
  bind(redemptionAliasRoute, loadRedemption, ...REDEMPTION_WORDS),
  bind(
    redemptionsRoute,
    async () => (await import('../screens/redemptions/RedemptionListScreen.tsx')).RedemptionListScreen,
    ...['redemptionBulk', 'abilities', 'dispatches', 'errors'],
  ),
  bind(
    activityReportRoute,
    async () => (await import('../screens/activityReport/ActivityReportScreen.tsx')).ActivityReportScreen,
    'redemptions',
  ),
  bind(
    inventoryReportRoute,
    async () => (await import('../screens/reports/InventoryReportScreen.tsx')).InventoryReportScreen,
  ),
  bind(
    allocationsReportRoute,
    async () => (await import('../screens/reports/AllocationsReportScreen.tsx')).AllocationsReportScreen,
  ),
  bind(
    uiComponentsRoute,
    async () => (await import('../screens/ui-components/UiComponentsScreen.tsx')).UiComponentsScreen,
  ),
]);

async function brandScreen() {
  return (await import('../screens/brands/BrandScreen.tsx')).BrandScreen;
}

async function productNewScreen() {
  return (await import('../screens/products/ProductNewScreen.tsx')).ProductNewScreen;
}

async function skuNewScreen() {
  return (await import('../screens/skus/SkuNewScreen.tsx')).SkuNewScreen;
}

async function budgetScreen() {
  return (await import('../screens/budgets/BudgetScreen.tsx')).BudgetScreen;
}

async function allocationScreen() {
  return (await import('../screens/allocations/AllocationCreateScreen.tsx')).AllocationCreateScreen;
}
