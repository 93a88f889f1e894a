import { route } from './route.ts';

export const quotasRoute = route({
  path: '/redemptions-quota',
  ability: 'editRedemptionsQuota',
  menu: { group: 'redemptions', label: 'quotas' },
  query: ['advertiser', 'product'],
});
