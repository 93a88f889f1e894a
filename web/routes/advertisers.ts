import { loadWords } from '../i18n/i18n.ts';
import { digits, route } from './route.ts';

/** Dashboard: chart, notifications and the list of advertisers. */
export const advertiserDashboardRoute = route({
  path: '/advertisers',
  query: ['status', 'search', 'order_by', 'order', 'page'],
  ability: 'viewAdvertisers',
  screen: () =>
    withPartWords(import('../screens/advertisers/AdvertiserDashboardScreen.tsx')).then(
      (m) => m.AdvertiserDashboardScreen,
    ),
  menu: { group: 'advertisers', label: 'advertisers' },
});

/** The list for those who create advertisers. */
export const advertiserListingRoute = route({
  path: '/advertiser/listing',
  query: ['status', 'search', 'order_by', 'order', 'page'],
  ability: 'viewAdvertisers',
  screen: () =>
    import('../screens/advertisers/AdvertiserListingScreen.tsx').then((m) => m.AdvertiserListingScreen),
  menu: { group: 'advertisers', label: 'advertiser_listing', ability: 'createAdvertisers' },
});

/** Form of a new advertiser. */
export const advertiserCreateRoute = route({
  path: '/advertiser/create',
  ability: 'createAdvertisers',
  screen: () =>
    import('../screens/advertisers/AdvertiserCreateScreen.tsx').then((m) => m.AdvertiserCreateScreen),
  menu: { group: 'advertisers', label: 'advertiser_new' },
});

/** One advertiser; `tab` names the tab shown. */
export const advertiserRoute = route({
  path: '/advertiser/:advertiserId',
  params: { advertiserId: digits },
  query: ['tab'],
  ability: 'viewAdvertisers',
  screen: () =>
    withPartWords(import('../screens/advertisers/AdvertiserScreen.tsx')).then((m) => m.AdvertiserScreen),
});

/** The words of the parts that speak of other nouns travel with the screen. */
async function withPartWords<Module>(module: Promise<Module>): Promise<Module> {
  await loadWords('alerts', 'stats');
  return module;
}
