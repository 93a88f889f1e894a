import { expect, it } from 'vitest';
import {
  pathOfSetting,
  SETTING_NAMES,
  settingOfPath,
  settingsOfTree,
  treeOfSettings,
} from './promotionPaths.ts';
import { newPromotionSettings } from './promotionValues.ts';

const usual = newPromotionSettings({ now: new Date('2026-01-01T00:00:00Z'), operatingCountries: ['FR'] });

it('PROMO-51, PROMO-52, PROMO-56: settings come back from the tree that they were sent as', () => {
  for (const settings of [usual, { ...usual, ongoing: false, endsAt: '2026-02-01T00:00:00Z' }])
    expect(settingsOfTree(treeOfSettings(settings))).toEqual(settings);
});

it('WIZSET-11: ongoing is said by the end alone', () => {
  expect(treeOfSettings({ ongoing: true, endsAt: '2026-02-01' })).toEqual({ end_datetime: null });
  expect(settingsOfTree({})).toEqual({});
});

it('a refusal of each path leads to its setting, in both spellings, with its place', () => {
  for (const name of SETTING_NAMES.filter((one) => one !== 'ongoing'))
    expect(settingOfPath(pathOfSetting(name)), name).toBe(name);
  expect(settingOfPath('flowSettings.displayCode')).toBe('displayCode');
  expect(settingOfPath('restrictions.countries.2')).toBe('restrictedCountries.2');
  expect(settingOfPath('rewards.0.sku')).toBeNull();
});
