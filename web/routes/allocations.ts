import { digits, route } from './route.ts';

const screen = () =>
  import('../screens/allocations/AllocationCreateScreen.tsx').then((m) => m.AllocationCreateScreen);

export const allocationCreateRoute = route({
  path: '/allocation/create',
  query: ['advertiser'],
  ability: 'createInventory',
  screen,
  menu: { group: 'advertisers', label: 'inventory_manage' },
});

export const advertiserAllocationCreateRoute = route({
  path: '/advertiser/:advertiserId/allocation/create',
  params: { advertiserId: digits },
  query: ['advertiser'],
  ability: 'createInventory',
  screen,
});

export const rewardAllocationCreateRoute = route({
  path: '/advertiser/:advertiserId/reward/:rewardSKU/allocation/create',
  params: { advertiserId: digits },
  query: ['advertiser'],
  ability: 'createInventory',
  screen,
});
