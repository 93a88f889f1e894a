import { describe, expect, test } from 'vitest';
import { ACCOUNT_ROLES, abilitiesOf, type Role } from '../../../schema/foundation/abilities.ts';
import { ROUTES } from '../../routes/registry.ts';
import { currentHref } from '../currentEntry.ts';
import { type Links, menuOf } from './menu.ts';

const noLinks: Links = { contact: null, social: null, catalogue: null, admin: null };
const allLinks: Links = {
  ...noLinks,
  catalogue: 'https://catalogue.example/',
  admin: 'https://admin.example/',
};
const viewer = (roles: Role[], isStaff = false, advertiserCount = 3) => ({
  abilities: abilitiesOf(roles),
  isStaff,
  advertiserCount,
});
const tree = (...[person, links]: Parameters<typeof menuOf>) =>
  Object.fromEntries(menuOf(person, links).map(({ id, items }) => [id, items.map(({ label }) => label)]));

describe('the whole tree', () => {
  test('SHELL-6, SHELL-29: an administrator sees the groups in their order', () => {
    expect(tree(viewer(['admin']), allLinks)).toEqual({
      home: ['home'],
      advertisers: [
        'advertisers',
        'advertiser_listing',
        'advertiser_new',
        'budget_manage',
        'inventory_manage',
      ],
      promotions: ['promotions', 'promotion_new'],
      redemptions: ['redemptions', 'redemption_new', 'failures'],
      reports: ['activity_report'],
      rewards: ['brands', 'products', 'product_skus'],
      catalog: ['catalog', 'public_catalog'],
    });
  });

  test('SHELL-16: every role sees the entries whose ability it holds', () => {
    for (const role of ACCOUNT_ROLES) {
      const { abilities } = viewer([role]);
      const hrefs = menuOf(viewer([role]), noLinks).flatMap(({ items }) =>
        items.flatMap(({ href }) => href ?? []),
      );
      const due = ROUTES.filter(({ route }) => route.menu && !route.menu.operatorOnly)
        .filter(({ route }) => abilities.has((route.menu?.ability ?? route.ability) as never))
        .map(({ route }) => `#${route.path}`);
      if (abilities.has('viewUIComponents')) due.push('/playground/');
      expect(hrefs.sort()).toEqual(due.sort());
    }
  });

  test('SHELL-13: a group without an entry is left out', () => {
    const groups = tree(viewer(['catalog_manager']), noLinks);
    expect(groups.rewards).toEqual(['brands', 'products', 'product_skus']);
    expect(groups).not.toHaveProperty('advertisers');
    expect(groups).not.toHaveProperty('reports');
  });

  test('screens of later versions are not offered', () => {
    expect(tree(viewer(['admin']), noLinks)).toEqual({
      home: ['home'],
      advertisers: [
        'advertisers',
        'advertiser_listing',
        'advertiser_new',
        'budget_manage',
        'inventory_manage',
      ],
      promotions: ['promotions', 'promotion_new'],
      redemptions: ['redemptions', 'redemption_new', 'failures'],
      reports: ['activity_report'],
      rewards: ['brands', 'products', 'product_skus'],
      catalog: ['catalog'],
    });
  });

  test('SHELL-20, PROMO-25: holders of createPromotions are offered a new promotion, by a dialog', () => {
    const entry = (person: Parameters<typeof menuOf>[0]) =>
      menuOf(person, noLinks)
        .flatMap(({ items }) => items)
        .find(({ label }) => label === 'promotion_new');
    expect(entry(viewer(['promotion_manager']))).toMatchObject({ href: null });
    expect(entry(viewer(['promotion_data_analyst']))).toBeUndefined();
  });

  test('a promotion belongs to the list of promotions, an advertiser to its own', () => {
    const groups = menuOf(viewer(['admin']), noLinks);
    expect(currentHref(groups, '/advertiser/7/promotion/8')).toBe('#/promotions');
    expect(currentHref(groups, '/advertiser/7')).toBe('#/advertisers');
  });
});

describe('entries with a condition', () => {
  test('ROUTE-9: Home is shown to holders of viewHome', () => {
    expect(tree(viewer(['developer']), noLinks).home).toEqual(['home']);
    expect(tree({ ...viewer([]), abilities: new Set() }, noLinks)).not.toHaveProperty('home');
  });

  test('SHELL-15: the list of advertisers is hidden from someone who has one or none', () => {
    for (const count of [0, 1]) {
      const labels = tree(viewer(['admin'], false, count), noLinks).advertisers;
      expect(labels).not.toContain('advertisers');
      expect(labels).not.toContain('advertiser_listing');
    }
    expect(tree(viewer(['admin'], false, 2), noLinks).advertisers).toContain('advertisers');
  });

  test('SHELL-3, SHELL-14 and SHELL-19: administration is for operator staff, at its own site or here', () => {
    const roles: Role[] = ['superadmin', 'platform_admin', 'catalog_manager'];
    expect(tree(viewer(roles, false), allLinks)).not.toHaveProperty('administration');
    const [group] = menuOf(viewer(roles, true), allLinks).filter(({ id }) => id === 'administration');
    expect(group?.items).toEqual([
      { label: 'brand_new', href: 'https://admin.example/brands/new', newTab: true },
      { label: 'accounts', href: 'https://admin.example/accounts', newTab: true },
      { label: 'service_accounts', href: '#/admin/service-accounts', newTab: false },
      { label: 'jobs', href: '#/admin/jobs', newTab: false },
      { label: 'advertiser_create', href: 'https://admin.example/advertisers/new', newTab: true },
    ]);
    const own = tree(viewer(roles, true), noLinks);
    expect(own.administration ?? []).not.toContain('advertiser_create');
    expect(own.advertisers).toContain('advertiser_new');
  });

  test('ROUTE-25: developers find the showcase and the playground', () => {
    expect(tree(viewer(['developer']), noLinks).developers).toEqual(['ui_components', 'playground']);
    expect(tree(viewer(['admin']), noLinks)).not.toHaveProperty('developers');
  });

  test('SHELL-17, SHELL-18 and SHELL-32: the public catalog opens its configured address in a new tab, beside the own one', () => {
    const catalogOf = (links: Links) =>
      menuOf(viewer(['user']), links).find(({ id }) => id === 'catalog')?.items;
    const own = { label: 'catalog', href: '#/catalog', newTab: false };
    expect(catalogOf(allLinks)).toEqual([
      own,
      { label: 'public_catalog', href: 'https://catalogue.example/', newTab: true },
    ]);
    expect(catalogOf(noLinks)).toEqual([own]);
  });
});
