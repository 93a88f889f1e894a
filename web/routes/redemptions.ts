import { route } from './route.ts';

export const redemptionsRoute = route({
  path: '/reports/redemptions',
  ability: 'viewRedemptions',
  menu: { group: 'redemptions', label: 'redemptions' },
  isPlanned: true,
});

export const redemptionRoute = route({
  path: '/reports/redemptions/:redemptionId',
  ability: 'viewRedemptions',
  isPlanned: true,
});

/** The same details under the address that older links use (ROUTE-41). */
export const redemptionAliasRoute = route({
  path: '/redemptions/:redemptionId',
  ability: 'viewRedemptions',
  isPlanned: true,
});

export const redemptionCreateRoute = route({
  path: '/redemption/create',
  query: ['client_id', 'promotion_id', 'reward_sku'],
  ability: 'createRedemptions',
  menu: { group: 'redemptions', label: 'redemption_new' },
});
