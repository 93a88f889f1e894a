import { describe, expect, test } from 'vitest';
import type { Access } from '../../schema/foundation/abilities.ts';
import { findRoute, REDIRECTS, ROUTES } from './registry.ts';

// The declaration of each requirement: path and required ability.
const declared: readonly [path: string, ability: Access][] = [
  ['ROUTE-1: /login', 'public'],
  ['ROUTE-2: /not_authorized', 'public'],
  ['ROUTE-4: /home', 'public'],
  ['ROUTE-10: /advertisers', 'viewAdvertisers'],
  ['ROUTE-11: /advertiser/listing', 'viewAdvertisers'],
  ['ROUTE-12: /advertiser/create', 'createAdvertisers'],
  ['ROUTE-13: /advertiser/:advertiserId', 'viewAdvertisers'],
  ['ROUTE-14: /advertiser/budget', 'createBudget'],
  ['ROUTE-15: /advertiser/:advertiserId/budget', 'createBudget'],
  ['ROUTE-16: /allocation/create', 'createInventory'],
  ['ROUTE-17: /advertiser/:advertiserId/allocation/create', 'createInventory'],
  ['ROUTE-18: /advertiser/:advertiserId/reward/:rewardSKU/allocation/create', 'createInventory'],
  ['ROUTE-20: /redemptions-quota', 'editRedemptionsQuota'],
  ['ROUTE-21: /reports/inventory', 'viewInventoryReport'],
  ['ROUTE-22: /reports/allocations', 'viewAllocationsReport'],
  ['ROUTE-23: /accounts/:accountId', 'viewAccount'],
  ['ROUTE-25: /ui-components', 'viewUIComponents'],
  ['ROUTE-26: /promotions', 'viewPromotions'],
  ['ROUTE-27: /advertiser/:advertiserId/promotion/:promotionId', 'viewPromotions'],
  ['ROUTE-28: /advertiser/:advertiserId/promotion/:promotionId/edit/reward', 'editPromotions'],
  ['ROUTE-29: /advertiser/:advertiserId/promotion/:promotionId/edit/settings', 'editPromotions'],
  ['ROUTE-30: /advertiser/:advertiserId/promotion/:promotionId/edit/customization', 'viewPromotions'],
  ['ROUTE-31: /advertiser/:advertiserId/promotion/:promotionId/edit/codes-download', 'createBulkRedemptions'],
  [
    'ROUTE-32: /advertiser/:advertiserId/promotion/:promotionId/edit/codes-activation',
    'createBulkRedemptions',
  ],
  ['ROUTE-33: /advertiser/:advertiserId/promotion/:promotionId/edit/links', 'createBulkRedemptions'],
  ['/advertiser/:advertiserId/promotion/:promotionId/batch/:dispatchId', 'viewRedemptions'],
  ['ROUTE-34: /advertiser/:advertiserId/promotion/create/experience', 'createPromotions'],
  ['ROUTE-35: /advertiser/:advertiserId/promotion/create/experience/:experienceId', 'createPromotions'],
  ['ROUTE-36: /advertiser/:advertiserId/promotion/create/reward', 'createPromotions'],
  [
    'ROUTE-37: /advertiser/:advertiserId/promotion/create/reward/experience/:experienceId',
    'createPromotions',
  ],
  ['ROUTE-38: /advertiser/:advertiserId/promotion/create/settings', 'createPromotions'],
  ['ROUTE-39: /reports/redemptions', 'viewRedemptions'],
  ['ROUTE-40: /reports/redemptions/:redemptionId', 'viewRedemptions'],
  ['ROUTE-41: /redemptions/:redemptionId', 'viewRedemptions'],
  ['ROUTE-42: /redemption/create', 'createRedemptions'],
  ['/reports/failures', 'viewRedemptions'],
  ['/report-schedules', 'viewAccount'],
  ['ROUTE-44: /reports/activity', 'viewPromotionActivityReport'],
  ['ROUTE-46: /brands', 'viewRewards'],
  ['ROUTE-47: /products', 'viewRewards'],
  ['ROUTE-48: /product-skus', 'viewRewards'],
  ['ROUTE-49: /brands/:brandId', 'viewRewards'],
  ['ROUTE-50: /brands/:brandId/products', 'viewRewards'],
  ['ROUTE-51: /brands/:brandId/product-skus', 'viewRewards'],
  ['ROUTE-52: /brands/:brandId/products/:productId', 'viewRewards'],
  ['ROUTE-53: /products/new', 'createRewards'],
  ['ROUTE-54: /brands/:brandId/products/new', 'createRewards'],
  ['ROUTE-55: /product-skus/new', 'createRewards'],
  ['ROUTE-56: /brands/:brandId/product-skus/new', 'createRewards'],
  ['ROUTE-57: /brands/:brandId/products/:productId/product-skus/new', 'createRewards'],
  ['SKU-18: /brands/:brandId/products/:productId/product-skus/:sku', 'viewRewards'],
  ['ROUTE-58: /catalog', 'viewCatalog'],
  ['/catalogue-changes', 'viewCatalog'],
  ['/catalogue-import', 'createRewards'],
  ['BRAND-10: /admin/brands/new', 'editRewards'],
  ['BRAND-10: /admin/brands/:brandId', 'editRewards'],
  ['ROLES-39: /admin/accounts', 'createAccounts'],
  ['ROLES-39: /admin/accounts/new', 'createAccounts'],
  ['ROLES-39: /admin/accounts/:accountId', 'createAccounts'],
  ['SERV-1: /admin/service-accounts', 'createAccounts'],
  ['SERV-1: /admin/service-accounts/new', 'createAccounts'],
  ['SERV-1: /admin/service-accounts/:serviceAccountId', 'createAccounts'],
  ['ROLES-39: /admin/jobs', 'createAccounts'],
];

const pathIn = (title: string) => title.replace(/^[A-Z]+-\d+: /, '');

describe('declarations', () => {
  test.each(declared)('%s needs %s', (title, ability) => {
    const matches = ROUTES.filter(({ route }) => route.path === pathIn(title));
    expect(matches).toHaveLength(1);
    expect(matches[0]?.route.ability).toBe(ability);
  });

  test('every route stands in the table', () => {
    const paths = ROUTES.map(({ route }) => route.path);
    expect(paths.sort()).toEqual(declared.map(([title]) => pathIn(title)).sort());
  });

  test('ROUTE-43, ROUTE-52, ROUTE-59, ROUTE-13: the query values that a route understands are declared', () => {
    const queryOfRoute = (path: string) => ROUTES.find(({ route }) => route.path === path)?.route.query;
    expect(queryOfRoute('/redemption/create')).toEqual(['client_id', 'promotion_id', 'reward_sku']);
    expect(queryOfRoute('/brands/:brandId/products/:productId')).toContain('sku');
    expect(queryOfRoute('/catalog')).toContain('rewardSku');
    expect(queryOfRoute('/advertiser/:advertiserId')).toContain('tab');
  });
});

describe('finding a route', () => {
  const pathOfRoute = (path: string) => {
    const match = findRoute(path);
    return match.outcome === 'found' ? match.route.path : match.outcome;
  };

  test.each([
    ['/advertiser/create', '/advertiser/create'],
    ['/advertiser/7', '/advertiser/:advertiserId'],
    ['/products/new', '/products/new'],
    ['/brands/7/products/new', '/brands/:brandId/products/new'],
    ['/brands/7/products/8', '/brands/:brandId/products/:productId'],
    ['/advertiser/7/promotion/create/settings', '/advertiser/:advertiserId/promotion/create/settings'],
  ])('%s is %s: the literal word goes before the parameter', (path, expected) => {
    expect(pathOfRoute(path)).toBe(expected);
  });

  test.each([
    'ROUTE-64: /advertiser/seven',
    'ROUTE-64: /advertiser/7a/budget',
    'ROUTE-65: /advertiser/7/promotion/eight',
    'ROUTE-65: /advertiser/7/promotion/8x/edit/links',
  ])('%s is a wrong parameter', (title) => {
    expect(pathOfRoute(pathIn(title))).toBe('wrong_parameter');
  });

  test('ROUTE-63: what nobody declared is unknown', () => {
    expect(pathOfRoute('/nowhere')).toBe('unknown');
    expect(pathOfRoute('/advertiser/7/nowhere')).toBe('unknown');
    expect(pathOfRoute('/')).toBe('unknown');
  });

  test('ROUTE-24: /accounts/me is accepted beside an account by number', () => {
    expect(findRoute('/accounts/me')).toMatchObject({ outcome: 'found', params: { accountId: 'me' } });
    expect(findRoute('/accounts/12')).toMatchObject({ outcome: 'found', params: { accountId: '12' } });
  });

  test('ROUTE-45: /reports/monthly leads to /reports/activity', () => {
    expect(REDIRECTS['/reports/monthly']).toBe('/reports/activity');
  });
});
