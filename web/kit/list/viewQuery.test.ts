import { describe, expect, test } from 'vitest';
import { canonicalQuery } from '../../../schema/people/savedViews.ts';
import { defineList } from './listDefinition.ts';
import { choice, days, search } from './listFilters.ts';
import { hasSecret, invalidKeys, isUntouched, viewQueryOf, viewValues, withView } from './viewQuery.ts';

const PARTS = {
  pageSize: 20,
  filters: { search: search(), status: choice(['on', 'off'], 'on'), days: days() },
  sort: { fields: ['name', 'id'], initial: { by: 'name', direction: 'ASC' } },
} as const;
const ALONE = defineList({ ...PARTS, screen: 'members' });
const BESIDE = defineList({ ...PARTS, prefix: 'discounts', screen: 'discounts' });

describe('what of a list is kept', () => {
  test('VIEWS-2: what differs from an untouched list, in one spelling, without page, view and prefix', () => {
    const values = { ...ALONE.defaults, status: 'all', search: 'b & c', page: 3, saved_view: '7' };
    expect(viewQueryOf(ALONE, values)).toBe('search=b+%26+c&status=all');
    const beside = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [`discounts-${key}`, value]),
    );
    expect(viewQueryOf(BESIDE, beside)).toBe('search=b+%26+c&status=all');
    expect(viewQueryOf(ALONE, ALONE.defaults)).toBe('');
  });

  test('VIEWS-2: the same is the same text, however it was written', () => {
    expect(canonicalQuery('?b=2&a=1&page=9&saved_view=4&c=')).toBe('a=1&b=2');
    expect(canonicalQuery('b=2&a=1&b=3')).toBe(canonicalQuery('a=1&b=2'));
  });

  test('VIEWS-2: a reward code is in no view, and the list says that it leaves it out', () => {
    const list = defineList({
      ...PARTS,
      screen: 'redemptions',
      filters: { search: search(), reward_code: search() },
    });
    const values = { ...list.defaults, search: 'ab', reward_code: 'SECRET-1' };
    expect(viewQueryOf(list, values)).toBe('search=ab');
    expect(canonicalQuery('reward_code=SECRET-1&search=ab')).toBe('search=ab');
    expect([hasSecret(list, values), hasSecret(list, list.defaults), hasSecret(ALONE, values)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('VIEWS-2: invalid filters and orders of an address are left out', () => {
    const values = {
      ...BESIDE.defaults,
      'discounts-search': 'ab',
      'discounts-status': 'zzz',
      'discounts-from': 'x',
    };
    const all = { ...values, 'discounts-order': 'sideways' };
    expect(invalidKeys(BESIDE, all)).toEqual([
      'discounts-status',
      'discounts-from',
      'discounts-to',
      'discounts-order',
    ]);
    expect(viewQueryOf(BESIDE, all)).toBe('search=ab');
    expect(invalidKeys(BESIDE, BESIDE.defaults)).toEqual([]);
  });

  test('VIEWS-9: opened again it is what was shown, on its first page', () => {
    const days = { 'discounts-from': '2026-01-02', 'discounts-to': '2026-01-03' };
    const values = { ...BESIDE.defaults, 'discounts-search': 'ab', ...days };
    const opened = viewValues(BESIDE, viewQueryOf(BESIDE, { ...values, 'discounts-page': 4 }));
    expect(opened).toEqual(values);
  });

  test('VIEWS-13: what the list does not know is left out', () => {
    expect(viewQueryOf(ALONE, viewValues(ALONE, 'gone=1&search=ab'))).toBe('search=ab');
  });

  test('VIEWS-8: a view is put beside what else stands in the address, where nothing of the list does', () => {
    expect(isUntouched(BESIDE, 'tab=discounts&page=3')).toBe(true);
    expect(isUntouched(BESIDE, 'tab=discounts&discounts-saved_view=none')).toBe(false);
    const view = { id: '7', query: 'search=ab&status=on' };
    expect(withView(BESIDE, 'tab=discounts', view)).toBe(
      'tab=discounts&discounts-search=ab&discounts-saved_view=7',
    );
  });
});
