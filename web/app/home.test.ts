import { expect, test } from 'vitest';
import { abilitiesOf, type Role } from '../../schema/abilities.ts';
import { homeOf } from './home.ts';

const anywhere = () => true;
const viewer = (roles: Role[], onlyAdvertiserId: string | null = null) => ({
  abilities: abilitiesOf(roles),
  onlyAdvertiserId,
});

test('ROUTE-5: home is the page of the only advertiser', () => {
  expect(homeOf(viewer(['user'], '7'), anywhere)).toBe('/advertiser/7');
});

test('ROUTE-6: home is the list where there is not exactly one advertiser', () => {
  expect(homeOf(viewer(['user']), anywhere)).toBe('/advertisers');
});

test('ROUTE-7: home is the brands for someone who sees no advertisers', () => {
  expect(homeOf(viewer(['catalog_manager']), anywhere)).toBe('/brands');
  expect(homeOf(viewer(['catalog_manager'], '7'), anywhere)).toBe('/brands');
});

test('ROUTE-8: home is the own account for someone who sees neither, and the login without session', () => {
  expect(homeOf(viewer(['developer']), anywhere)).toBe('/accounts/me');
  expect(homeOf(null, anywhere)).toBe('/login');
});

test('home passes over a place that is not served yet', () => {
  expect(homeOf(viewer(['catalog_manager']), (path) => path !== '/brands')).toBe('/accounts/me');
});
