import { beforeEach, expect, test } from 'vitest';
import { keptList } from './keptList.ts';

const place = (path: string) => ({ path, href: () => `#${path}` });
const list = keptList(place('/advertisers'), place('/advertiser/listing'));

beforeEach(() => sessionStorage.clear());

test('ADVLIST-8: coming back from a row restores the query string of the list that was left', () => {
  list.keep('/advertisers', 'status=all&page=2');
  list.leave();
  expect(list.toRestore('/advertisers')).toBe('status=all&page=2');
  expect(list.href()).toBe('#/advertisers?status=all&page=2');
});

test('ADVLIST-8: without a row in between the list starts afresh', () => {
  list.keep('/advertisers', 'status=all&page=2');
  expect(list.toRestore('/advertisers')).toBe('');
});

test('ADVLIST-8: each place of a list has its own way back', () => {
  list.keep('/advertiser/listing', 'search=ac');
  list.leave();
  expect(list.toRestore('/advertisers')).toBe('');
  expect(list.href()).toBe('#/advertiser/listing?search=ac');
});

test('lists do not know of each other', () => {
  list.keep('/advertisers', 'page=2');
  expect(keptList(place('/brands')).href()).toBe('#/brands');
});

test('without a list that was left the way back is the first place', () => {
  list.leave();
  expect(list.href()).toBe('#/advertisers');
});
