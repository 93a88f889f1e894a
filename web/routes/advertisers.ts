import { digits, route } from './route.ts';

/** Dashboard: chart, notifications and the list of advertisers. */
export const advertiserDashboardRoute = route({
  path: '/advertisers',
  query: ['status', 'search', 'order_by', 'order', 'page'],
  ability: 'viewAdvertisers',
  menu: { group: 'advertisers', label: 'advertisers' },
});

/** The list for people who create advertisers. */
export const advertiserListingRoute = route({
  path: '/advertiser/listing',
  query: ['status', 'search', 'order_by', 'order', 'page'],
  ability: 'viewAdvertisers',
  menu: { group: 'advertisers', label: 'advertiser_listing', ability: 'createAdvertisers' },
});

/** Form of a new advertiser. */
export const advertiserCreateRoute = route({
  path: '/advertiser/create',
  ability: 'createAdvertisers',
  menu: { group: 'advertisers', label: 'advertiser_new' },
});

/** One advertiser; `tab` names its tab. */
export const advertiserRoute = route({
  path: '/advertiser/:advertiserId',
  params: { advertiserId: digits },
  query: ['tab', 'inventory-search'],
  ability: 'viewAdvertisers',
});
