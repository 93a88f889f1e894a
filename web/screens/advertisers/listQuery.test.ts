import { expect, test } from 'vitest';
import { readQuery } from '../../navigation/useUrlQuery.ts';
import { LIST_DEFAULTS, listVariables, readListQuery } from './listQuery.ts';

const read = (text: string, canViewBudget = true) =>
  readListQuery(readQuery(text, LIST_DEFAULTS), canViewBudget);

test('ADVLIST-2: without a status in the address the list shows the enabled ones', () => {
  expect(read('').status).toBe('enabled');
  expect(read('status=nonsense').status).toBe('enabled');
  expect(listVariables(read('')).filter).toEqual({ status: 'enabled' });
  expect(listVariables(read('status=all')).filter).toEqual({});
});

test('ADVLIST-3: order_by, order and page are read from the address', () => {
  expect(read('order_by=name&order=asc&page=3&status=disabled&search=ac')).toEqual({
    status: 'disabled',
    search: 'ac',
    orderBy: 'name',
    order: 'ASC',
    page: 3,
  });
});

test('ADVLIST-6, ADVLIST-7: the busiest of the last seven days come first, ten a page', () => {
  expect(listVariables(read(''))).toMatchObject({
    sort: { field: 'last_7_days_redemptions', direction: 'DESC' },
    page: { number: 1, size: 10 },
  });
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'order_by=id', 'order=up'])(
  'ADVLIST-15: %s is read as if it were not there',
  (text) => {
    expect(read(text)).toEqual(read(''));
  },
);

test('ADVLIST-15: only holders of viewBudget sort by balance', () => {
  expect(read('order_by=balance').orderBy).toBe('balance');
  expect(read('order_by=balance', false).orderBy).toBe('last_7_days_redemptions');
});

test('ADVLIST-4: a name is searched from two characters on', () => {
  expect(listVariables(read('search=a')).filter).not.toHaveProperty('search');
  expect(listVariables(read('search=%20ac%20')).filter).toMatchObject({ search: 'ac' });
});
