import { ROUTES } from '../../routes/registry.ts';
import type { MenuEntry } from '../../routes/route.ts';
import { mayPass, type Viewer } from '../../session/viewer.ts';

/** Addresses outside the application, from the configuration of the environment; null where none is set. */
export interface Links {
  contact: string | null;
  social: string | null;
  /** The public catalog; sandbox and production have different ones (SHELL-18). */
  catalogue: string | null;
  admin: string | null;
}

/** One entry of the navigation as shown; `label` is a key `menu.<label>` of the namespace `app`. */
export interface MenuItem {
  label: string;
  /** `#/path` of a route, or an address outside; null opens the dialog that asks for whom a promotion is made (SHELL-20). */
  href: string | null;
  newTab: boolean;
  /** Number of items that wait for the person; absent if none. */
  count?: number;
}

/** Work that waits for the person behind an entry, and the address that shows it. */
export interface Waiting {
  count: number;
  href: string;
}

export interface MenuGroup {
  id: string;
  items: MenuItem[];
}

/** The tree (SHELL-29): groups from left to right, their entries from top to bottom. */
const TREE: readonly (readonly [group: string, ...labels: string[]])[] = [
  ['home', 'home'],
  ['advertisers', 'advertisers', 'advertiser_listing', 'advertiser_new', 'budget_manage', 'inventory_manage'],
  ['promotions', 'promotions', 'promotion_new'],
  ['redemptions', 'redemptions', 'redemption_new', 'failures', 'quotas'],
  ['reports', 'activity_report', 'inventory_report', 'allocations_report'],
  ['rewards', 'brands', 'products', 'product_skus'],
  ['catalog', 'catalog', 'public_catalog'],
  ['administration', 'brand_new', 'accounts', 'service_accounts', 'jobs', 'advertiser_create'],
  ['developers', 'ui_components', 'playground'],
];

/** Groups that are a link instead of a menu where they have one entry. */
const SINGLE_GROUPS: readonly string[] = ['home', 'catalog'];

/** A group of one link needs no menu and no heading. */
export const isLink = ({ id, items }: MenuGroup): boolean => items.length === 1 && SINGLE_GROUPS.includes(id);

interface Candidate extends MenuEntry {
  href: string | null;
  ability: NonNullable<MenuEntry['ability']>;
}

type MenuViewer = Pick<Viewer, 'abilities' | 'isStaff' | 'advertiserCount'>;

/** Navigation of a person: the entries they may open, by group, with counts of waiting items. Empty groups are left out (SHELL-13). */
export function menuOf(
  viewer: MenuViewer,
  links: Links,
  waiting: Readonly<Record<string, Waiting | undefined>> = {},
): MenuGroup[] {
  const visibleEntries = [...ownEntries(), ...outsideEntries(links)].filter((entry) =>
    isShown(entry, viewer),
  );
  return TREE.map(([id, ...labels]) => ({
    id,
    items: labels.flatMap((label) =>
      visibleEntries
        .filter((entry) => entry.group === id && entry.label === label)
        .map(({ href, newTab }) => ({ label, href, newTab: newTab ?? false, ...waiting[label] })),
    ),
  })).filter((group) => group.items.length > 0);
}

/** Lists of advertisers say nothing to someone who has one at most (SHELL-15). */
const LISTS_OF_ADVERTISERS = ['advertisers', 'advertiser_listing'];

function isShown({ label, ability, operatorOnly }: Candidate, viewer: MenuViewer): boolean {
  if (operatorOnly && !viewer.isStaff) return false;
  if (LISTS_OF_ADVERTISERS.includes(label) && viewer.advertiserCount <= 1) return false;
  return mayPass(ability, viewer);
}

function ownEntries(): Candidate[] {
  return ROUTES.flatMap(({ route }) =>
    route.menu
      ? [{ ...route.menu, href: `#${route.path}`, ability: route.menu.ability ?? route.ability }]
      : [],
  );
}

/**
 * Entries that are no route of their own noun: a new promotion; the public catalog, where it has an address (SHELL-17, SHELL-32); administration, by its
 * address where one is configured, else by the own screen where there is one (advertisers are created under Advertisers then); and the playground.
 */
function outsideEntries(links: Links): Candidate[] {
  const admin = (label: string, path: string, ability: Candidate['ability'], own?: string): Candidate[] => {
    const href = links.admin ? `${links.admin.replace(/\/$/, '')}${path}` : own && `#${own}`;
    const newTab = links.admin !== null;
    return href ? [{ group: 'administration', label, href, ability, operatorOnly: true, newTab }] : [];
  };
  const publicCatalogue: Candidate[] = links.catalogue
    ? [
        {
          group: 'catalog',
          label: 'public_catalog',
          href: links.catalogue,
          ability: 'viewCatalog',
          newTab: true,
        },
      ]
    : [];
  return [
    { group: 'promotions', label: 'promotion_new', href: null, ability: 'createPromotions' },
    ...publicCatalogue,
    ...admin('brand_new', '/brands/new', 'editRewards', '/admin/brands/new'),
    ...admin('accounts', '/accounts', 'createAccounts', '/admin/accounts'),
    ...admin('advertiser_create', '/advertisers/new', 'createAdvertisers'),
    {
      group: 'developers',
      label: 'playground',
      href: '/playground/',
      ability: 'viewUIComponents',
      newTab: true,
    },
  ];
}

/** Number of items that wait behind all entries of a group. */
export const countOf = ({ items }: MenuGroup): number => items.reduce((sum, { count = 0 }) => sum + count, 0);
