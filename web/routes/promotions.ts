import { digits, route } from './route.ts';

const advertiser = { advertiserId: digits };
/** Query parameters of the catalog, wherever rewards are chosen from it. */
const CATALOGUE_QUERY = [
  ...(['rewardSku', 'search', 'seller', 'brand', 'country', 'currency', 'delivery', 'sale', 'min'] as const),
  'max',
] as const;
const promotion = { advertiserId: digits, promotionId: digits };

export const promotionsRoute = route({
  path: '/promotions',
  query: [
    ...(['search', 'withPaused', 'withCompleted', 'withDisabled'] as const),
    ...(['order_by', 'order', 'page', 'view', 'month'] as const),
  ],
  ability: 'viewPromotions',
  menu: { group: 'promotions', label: 'promotions' },
});

export const promotionRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId',
  params: promotion,
  query: ['tab', 'created'],
  ability: 'viewPromotions',
});

export const promotionRewardsRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/edit/reward',
  params: promotion,
  query: CATALOGUE_QUERY,
  ability: 'editPromotions',
});

export const promotionSettingsRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/edit/settings',
  params: promotion,
  ability: 'editPromotions',
});

export const promotionCustomizationRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/edit/customization',
  params: promotion,
  query: ['part', 'screen', 'locale', 'sku', 'device', 'page'],
  ability: 'viewPromotions',
});

export const codesDownloadRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/edit/codes-download',
  params: promotion,
  query: ['refusedRowsOf'],
  ability: 'createBulkRedemptions',
});

export const codesActivationRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/edit/codes-activation',
  params: promotion,
  query: ['page'],
  ability: 'createBulkRedemptions',
});

export const linksRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/edit/links',
  params: promotion,
  query: ['refusedRowsOf'],
  ability: 'createBulkRedemptions',
});

/** One dispatch with its batches and lines; everybody who may send also holds viewRedemptions. */
export const dispatchRoute = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId/batch/:dispatchId',
  params: { ...promotion, dispatchId: digits },
  query: ['state', 'stage', 'failed', 'search', 'page'],
  ability: 'viewRedemptions',
});

export const wizardExperiencesRoute = route({
  path: '/advertiser/:advertiserId/promotion/create/experience',
  params: advertiser,
  query: ['search', 'skus'],
  ability: 'createPromotions',
});

export const wizardExperienceRoute = route({
  path: '/advertiser/:advertiserId/promotion/create/experience/:experienceId',
  params: advertiser,
  ability: 'createPromotions',
});

export const wizardRewardsRoute = route({
  path: '/advertiser/:advertiserId/promotion/create/reward',
  params: advertiser,
  query: CATALOGUE_QUERY,
  ability: 'createPromotions',
});

export const wizardExperienceRewardsRoute = route({
  path: '/advertiser/:advertiserId/promotion/create/reward/experience/:experienceId',
  params: advertiser,
  query: CATALOGUE_QUERY,
  ability: 'createPromotions',
});

export const wizardSettingsRoute = route({
  path: '/advertiser/:advertiserId/promotion/create/settings',
  params: advertiser,
  ability: 'createPromotions',
});
