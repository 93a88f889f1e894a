import { ADVERTISER_TABS } from '../../web/advertisers/advertisers/tabs.ts';
import { advertiserRoute } from '../../web/routes/advertisers.ts';
import { ROUTES } from '../../web/routes/registry.ts';
import { textOf } from '../house/tree.ts';

/** A screen and an address that shows it with the demo data. */
export interface Screen {
  name: string;
  hash: string;
  /** Shows busy and failed parts on purpose. */
  isShowcase: boolean;
}

/** The value of a route parameter. */
const EXAMPLES: Record<string, string> = {
  redemptionId: '1',
  advertiserId: '1',
  promotionId: '1',
  dispatchId: '1',
  accountId: '1',
  serviceAccountId: '1',
  rewardSKU: 'BA1-USD25',
  experienceId: '5',
  brandId: 'MAC',
  productId: 'MAC-PUZZLE',
  sku: 'MAC-PUZZLE-0001',
};

const EDITED = '/advertiser/:advertiserId/promotion/:promotionId/edit';
/** Addresses that no example produces. */
const ADDRESSES: Record<string, string> = {
  '/accounts/:accountId': '/accounts/me',
  '/redemptions-quota': '/redemptions-quota?advertiser=1&product=MAC-PUZZLE',
  // Promotions that send no messages: their forms are available.
  [`${EDITED}/codes-download`]: '/advertiser/4/promotion/12/edit/codes-download',
  [`${EDITED}/links`]: '/advertiser/3/promotion/8/edit/links',
  [`${EDITED}/codes-activation`]: '/advertiser/3/promotion/8/edit/codes-activation',
};

/** Routes that show nothing of their own: the one leads on, the other to the issuer. */
const WITHOUT_SCREEN = ['/home', '/login'];

/** The screen of every route, and every tab of an advertiser that has one. */
export const SCREENS: readonly Screen[] = [
  ...ROUTES.filter(({ route }) => !WITHOUT_SCREEN.includes(route.path)).map(({ noun, route }) =>
    screen(route.path, addressOf(route.path), noun === 'ui-components'),
  ),
  ...tabs().map((tab) =>
    screen(`${advertiserRoute.path}, ${tab}`, `${addressOf(advertiserRoute.path)}?tab=${tab}`),
  ),
];

function screen(name: string, address: string, isShowcase = false): Screen {
  return { name, hash: `#${address}`, isShowcase };
}

function addressOf(path: string): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const example = EXAMPLES[name];
    if (!example) throw new Error(`${path}: give \`${name}\` an example in tests/support/screens.ts`);
    return example;
  });
  return ADDRESSES[path] ?? address;
}

/** Which tabs have a screen is said by the only file that binds them, which brings style sheets along: it is read, not run. */
function tabs(): string[] {
  const bound = textOf('web/app/advertiserTabs.ts');
  const boundTabs = ADVERTISER_TABS.map(({ id }) => id).filter((id) => bound.includes(`  ${id}: tab(`));
  if (boundTabs.length === 0)
    throw new Error('web/app/advertiserTabs.ts binds no tab that this file can read');
  return boundTabs;
}
