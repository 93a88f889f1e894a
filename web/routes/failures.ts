import { route } from './route.ts';

export const failuresRoute = route({
  path: '/reports/failures',
  query: ['advertiser', 'of', 'kind', 'reason', 'page'],
  ability: 'viewRedemptions',
  menu: { group: 'redemptions', label: 'failures' },
});
