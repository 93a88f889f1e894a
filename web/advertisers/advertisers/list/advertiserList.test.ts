import { expect, test } from 'vitest';
import { readQuery } from '../../../navigation/useUrlQuery.ts';
import { ADVERTISER_LIST, ADVERTISER_LIST_WITHOUT_BALANCE } from './advertiserList.ts';

function read(text: string, list = ADVERTISER_LIST) {
  const query = list.read(readQuery(text, list.defaults));
  return { ...query, sent: list.sentOf(query.filters) };
}

test('ADVLIST-2: without a status in the address the list shows the enabled ones', () => {
  expect(read('').filters.status).toBe('enabled');
  expect(read('status=nonsense').filters.status).toBe('enabled');
  expect(read('').sent).toEqual({ status: 'enabled' });
  expect(read('status=all').sent).toEqual({});
});

test('ADVLIST-3: order_by, order and page are read from the address', () => {
  expect(read('order_by=name&order=asc&page=3&status=disabled&search=ac')).toMatchObject({
    filters: { status: 'disabled', search: 'ac' },
    sort: { by: 'name', direction: 'ASC' },
    page: 3,
  });
});

test('ADVLIST-6, ADVLIST-7: the busiest of the last seven days come first, ten a page', () => {
  expect(read('').sort).toEqual({ by: 'last_7_days_redemptions', direction: 'DESC' });
  expect(ADVERTISER_LIST.pageSize).toBe(10);
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'order_by=id', 'order=up'])(
  'ADVLIST-15: %s is read as if it were not there',
  (text) => {
    expect(read(text)).toEqual(read(''));
  },
);

test('ADVLIST-15: only holders of viewBudget sort by balance', () => {
  expect(read('order_by=balance').sort?.by).toBe('balance');
  const without = read('order_by=balance', ADVERTISER_LIST_WITHOUT_BALANCE);
  expect(without.sort?.by).toBe('last_7_days_redemptions');
});

test('ADVLIST-4: a name is searched from two characters on', () => {
  expect(read('search=a').sent).not.toHaveProperty('search');
  expect(read('search=%20ac%20').sent).toMatchObject({ search: 'ac' });
});
