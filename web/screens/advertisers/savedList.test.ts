import { beforeEach, expect, test } from 'vitest';
import { leaveList, listHref, listToRestore, saveList } from './savedList.ts';

beforeEach(() => sessionStorage.clear());

test('ADVLIST-8: coming back from an advertiser restores the query string of the list that was left', () => {
  saveList('/advertisers', 'status=all&page=2');
  leaveList();
  expect(listToRestore('/advertisers')).toBe('status=all&page=2');
  expect(listHref()).toBe('#/advertisers?status=all&page=2');
});

test('ADVLIST-8: without an advertiser in between the list starts afresh', () => {
  saveList('/advertisers', 'status=all&page=2');
  expect(listToRestore('/advertisers')).toBe('');
});

test('ADVLIST-8: each list has its own way back', () => {
  saveList('/advertiser/listing', 'search=ac');
  leaveList();
  expect(listToRestore('/advertisers')).toBe('');
  expect(listHref()).toBe('#/advertiser/listing?search=ac');
});

test('without a list that was left the way back is the dashboard', () => {
  leaveList();
  expect(listHref()).toBe('#/advertisers');
});
