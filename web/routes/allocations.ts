import { digits, route } from './route.ts';

export const allocationCreateRoute = route({
  path: '/allocation/create',
  query: ['advertiser'],
  ability: 'createInventory',
  menu: { group: 'advertisers', label: 'inventory_manage' },
});

export const advertiserAllocationCreateRoute = route({
  path: '/advertiser/:advertiserId/allocation/create',
  params: { advertiserId: digits },
  query: ['advertiser'],
  ability: 'createInventory',
});

export const rewardAllocationCreateRoute = route({
  path: '/advertiser/:advertiserId/reward/:rewardSKU/allocation/create',
  params: { advertiserId: digits },
  query: ['advertiser'],
  ability: 'createInventory',
});
