import { expect, test } from 'vitest';
import { ABILITIES, type Ability } from '../../../schema/foundation/abilities.ts';
import { type ActionFacts, promotionActions } from './promotionActions.ts';

const NONE: ActionFacts = {
  modules: { activationLinks: null, bulkRedemption: null, bulkActivation: null },
  activationNotificationChannels: [],
  notificationChannels: [],
  redemptionFlow: { supportsPrimaryCode: true },
};
const offered = (facts: Partial<ActionFacts>, abilities: readonly Ability[] = ABILITIES) =>
  promotionActions({ ...NONE, ...facts }, (ability) => abilities.includes(ability)).map(({ id }) => id);
const modules = (some: object) => ({ ...NONE.modules, ...some });

test('PROMO-46, PROMO-47: codes of an experience with bulk redemption are sent where recipients are written to, else downloaded', () => {
  const bulk = { modules: modules({ bulkRedemption: 'enabled' }) };
  expect(offered({ ...bulk, notificationChannels: ['email'] })).toEqual(['send_codes', 'customize']);
  expect(offered(bulk)).toEqual(['download_codes', 'customize']);
});

test('PROMO-48, PROMO-49: links of an experience with links are sent where recipients are written to, else downloaded', () => {
  const links = { modules: modules({ activationLinks: 'optional' }) };
  expect(offered({ ...links, activationNotificationChannels: ['sms'] })).toEqual(['send_links', 'customize']);
  expect(offered({ ...links, notificationChannels: ['email'] })).toEqual(['download_links', 'customize']);
});

test('PROMO-50: codes are activated where bulk activation is on', () => {
  expect(offered({ modules: modules({ bulkActivation: 'enabled' }) })).toEqual([
    'activate_codes',
    'customize',
  ]);
});

test('PROMO-21, PROMO-22, CUSTOM-38: codes and links need createBulkRedemptions, customization its own ability', () => {
  const all = {
    modules: { activationLinks: 'enabled', bulkRedemption: 'enabled', bulkActivation: 'enabled' },
    activationNotificationChannels: ['email'],
    notificationChannels: [],
  };
  expect(offered(all)).toEqual(['download_codes', 'send_links', 'activate_codes', 'customize']);
  expect(offered(all, ['createBulkRedemptions'])).toEqual(['download_codes', 'send_links', 'activate_codes']);
  expect(offered(all, ['viewPromotionsCustomization'])).toEqual(['customize']);
});
