import { expect, test } from 'vitest';
import { abilitiesOf, type Role } from '../../schema/foundation/abilities.ts';
import { homeOf } from './home.ts';

const viewer = (roles: Role[], onlyAdvertiserId: string | null = null) => ({
  abilities: abilitiesOf(roles),
  onlyAdvertiserId,
});

test('ROUTE-5: home is the page of the only advertiser', () => {
  expect(homeOf(viewer(['user'], '7'))).toBe('/advertiser/7');
});

test('ROUTE-6: home is the list where there is not exactly one advertiser', () => {
  expect(homeOf(viewer(['user']))).toBe('/advertisers');
});

test('ROUTE-7: home is the brands for someone who sees no advertisers', () => {
  expect(homeOf(viewer(['catalog_manager']))).toBe('/brands');
  expect(homeOf(viewer(['catalog_manager'], '7'))).toBe('/brands');
});

test('ROUTE-8: home is the own account for someone who sees neither, and the login without session', () => {
  expect(homeOf(viewer(['developer']))).toBe('/accounts/me');
  expect(homeOf(null)).toBe('/login');
});
