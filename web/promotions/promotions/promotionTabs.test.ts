import { expect, test } from 'vitest';
import { selectTab, tabQuery, visibleTabs } from './promotionTabs.ts';

const screens = { rewards: true, settings: true, batches: true, redemptions: true };

test('PROMO-2, PROMO-3: rewards and settings for all, batches and redemptions for holders of viewRedemptions', () => {
  expect(visibleTabs(() => true, screens)).toEqual(['rewards', 'settings', 'batches', 'redemptions']);
  expect(visibleTabs((ability) => ability !== 'viewRedemptions', screens)).toEqual(['rewards', 'settings']);
  expect(visibleTabs(() => true, { rewards: true, settings: true })).toEqual(['rewards', 'settings']);
});

test('PROMO-4: an unknown tab is the first one', () => {
  expect(selectTab('settings', ['rewards', 'settings'])).toBe('settings');
  for (const tabName of ['', 'redemptions', 'nonsense'])
    expect(selectTab(tabName, ['rewards', 'settings'])).toBe('rewards');
});

test('PROMO-5: another tab clears the page of redemptions, their own tab keeps it', () => {
  expect(tabQuery('settings')).toEqual({ tab: 'settings', 'redemptions-page': 1, 'batches-page': 1 });
  expect(tabQuery('redemptions')).toEqual({ tab: 'redemptions', 'batches-page': 1 });
  expect(tabQuery('batches')).toEqual({ tab: 'batches', 'redemptions-page': 1 });
});
