import { describe, expect, test } from 'vitest';
import { ABILITIES, type Ability } from '../../../schema/foundation/abilities.ts';
import { ADVERTISER_TABS, selectTab, tabQuery, visibleTabs } from './tabs.ts';

const everyScreen = new Set<string>(ADVERTISER_TABS.map((tab) => tab.id));
const plain = { hasInventory: false, hasDiscounts: false };
const holding =
  (...abilities: Ability[]) =>
  (ability: Ability) =>
    abilities.includes(ability);
const everything = holding(...ABILITIES);

describe('which tabs of an advertiser are offered', () => {
  test('ADV-45: in the listed order', () => {
    expect(visibleTabs({ hasInventory: true, hasDiscounts: true }, everything, everyScreen)).toEqual([
      'promotions',
      'budget',
      'inventory',
      'redemptions',
      'discounts',
      'invoicing',
      'catalog',
      'api_credentials',
    ]);
  });

  test('ADV-19: promotions need no ability', () => {
    expect(visibleTabs(plain, holding(), everyScreen)).toEqual(['promotions']);
  });

  test.each([
    ['ADV-21', 'budget', 'viewBudget'],
    ['ADV-23', 'redemptions', 'viewRedemptions'],
    ['ADV-25', 'invoicing', 'viewInvoicing'],
    ['ADV-26', 'catalog', 'viewCatalog'],
    ['ADV-30', 'api_credentials', 'viewCredentials'],
  ] as const)('%s: %s is offered to holders of %s', (_, tab, ability) => {
    expect(visibleTabs(plain, holding(ability), everyScreen)).toContain(tab);
    const others = ABILITIES.filter((one) => one !== ability);
    expect(visibleTabs(plain, holding(...others), everyScreen)).not.toContain(tab);
  });

  test('ADV-22, APPR-4: inventory needs viewInventory and that anything was asked for', () => {
    const withInventory = { ...plain, hasInventory: true };
    expect(visibleTabs(withInventory, holding('viewInventory'), everyScreen)).toContain('inventory');
    expect(visibleTabs(plain, holding('viewInventory'), everyScreen)).not.toContain('inventory');
    expect(visibleTabs(withInventory, holding(), everyScreen)).not.toContain('inventory');
  });

  test('ADV-24: discounts need editDiscounts, or viewDiscounts and at least one discount', () => {
    const discounted = { ...plain, hasDiscounts: true };
    expect(visibleTabs(plain, holding('editDiscounts'), everyScreen)).toContain('discounts');
    expect(visibleTabs(discounted, holding('viewDiscounts'), everyScreen)).toContain('discounts');
    expect(visibleTabs(plain, holding('viewDiscounts'), everyScreen)).not.toContain('discounts');
    expect(visibleTabs(discounted, holding(), everyScreen)).not.toContain('discounts');
  });

  test('a tab without a screen is not offered', () => {
    expect(visibleTabs(plain, everything, new Set())).toEqual([]);
    expect(visibleTabs(plain, everything, new Set(['budget']))).toEqual(['budget']);
  });
});

test('ADV-16: the parameter tab selects a visible tab', () => {
  expect(selectTab('budget', ['promotions', 'budget'])).toBe('budget');
});

test.each(['', 'nonsense', 'invoicing'])('ADV-17: with tab=%s the first visible tab is shown', (tabName) => {
  expect(selectTab(tabName, ['promotions', 'budget'])).toBe('promotions');
  expect(selectTab(tabName, [])).toBeNull();
});

test('ADV-18: switching the tab resets the pages of promotions and redemptions', () => {
  expect(tabQuery('budget')).toEqual({ tab: 'budget', 'promotions-page': 1, 'redemptions-page': 1 });
});
