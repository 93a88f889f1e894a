import { expect, test } from 'vitest';
import { readQuery } from '../../navigation/useUrlQuery.ts';
import { defineList } from './listDefinition.ts';
import { choice, choices, days, flag, identity, search } from './listFilters.ts';

const LIST = defineList({
  prefix: 'budget',
  pageSize: 10,
  filters: {
    search: search(),
    status: choice(['open', 'closed'], 'open'),
    types: choices(['a', 'b', 'c']),
    owner: identity(),
    dates: days(),
  },
  sort: { fields: ['name', 'size'], initial: { by: 'name', direction: 'ASC' } },
});

const read = (text: string) => LIST.read(readQuery(text, LIST.defaults));

test('every key of the address bears the prefix of the list', () => {
  expect(Object.keys(LIST.defaults).sort()).toEqual(
    ['from', 'order', 'order_by', 'owner', 'page', 'search', 'status', 'to', 'types'].map(
      (key) => `budget-${key}`,
    ),
  );
});

test('an address says everything of a list', () => {
  const text =
    'budget-search=%20ac%20&budget-status=all&budget-types=c,a&budget-owner=7&budget-from=2026-01-01&budget-to=2026-01-31&budget-order_by=size&budget-order=desc&budget-page=3';
  const query = read(text);
  expect(query).toEqual({
    filters: {
      search: 'ac',
      status: 'all',
      types: ['a', 'c'],
      owner: '7',
      dates: { start: '2026-01-01', end: '2026-01-31' },
    },
    sort: { by: 'size', direction: 'DESC' },
    page: 3,
  });
  expect(LIST.sentOf(query.filters)).toEqual({
    search: 'ac',
    types: ['a', 'c'],
    owner: '7',
    dates: { from: '2026-01-01', to: '2026-01-31' },
  });
});

test('a text holds no control characters: nothing that is kept has any, and services refuse them', () => {
  expect(read('budget-search=%00a%07c').filters.search).toBe('a c');
  expect(LIST.sentOf(read('budget-search=%00').filters).search).toBeUndefined();
});

test.each([
  ['budget-status=lost', 'unknown_value'],
  ['budget-types=x', 'unknown_value'],
  ['budget-types=a,x', 'unknown_value'],
  ['budget-owner=seven', 'unknown_value'],
  ['budget-from=2026-02-01&budget-to=2026-01-01', 'ends_before_start'],
  ['budget-from=yesterday', 'no_day'],
  ['budget-search=a', 'too_short'],
  [`budget-search=${'x'.repeat(201)}`, 'too_long'],
])('%s filters nothing, and is a problem that the list shows (%s)', (text, rule) => {
  const values = readQuery(text, LIST.defaults);
  expect(LIST.problemsOf(values)).toEqual([expect.objectContaining({ rule })]);
  expect(LIST.problemsOf(readQuery('', LIST.defaults))).toEqual([]);
});

test.each([
  'budget-status=all',
  'budget-status=closed&budget-types=a,c&budget-owner=7&budget-from=2026-01-01&budget-to=2026-01-31&budget-search=ac',
  'budget-types=&budget-owner=&budget-search=',
])('%s is understood', (text) => {
  expect(LIST.problemsOf(readQuery(text, LIST.defaults))).toEqual([]);
});

test.each([
  'budget-status=lost',
  'budget-types=x',
  'budget-owner=seven',
  'budget-from=2026-02-01&budget-to=2026-01-01',
  'budget-from=yesterday',
  'budget-order_by=id&budget-order=desc',
  'budget-order=up',
  'budget-page=0',
])('%s is read as if it were not there', (text) => {
  expect(read(text)).toEqual(read(''));
});

test('a search that is too long stays whole, and nothing of it is sent', () => {
  const { filters } = read(`budget-search=${'x'.repeat(5_000)}`);
  expect(filters.search).toHaveLength(5_000);
  expect(LIST.sentOf(filters)).toEqual({ status: 'open' });
});

test('what filters nothing is not sent: a search of one letter, all of a choice', () => {
  expect(LIST.sentOf(read('budget-search=a').filters)).toEqual({ status: 'open' });
  expect(LIST.sentOf(read('budget-status=all').filters)).toEqual({});
});

test('a change of filters or sort shows the first page', () => {
  expect(LIST.write({ filters: { dates: { start: '2026-01-01', end: '2026-01-02' } } })).toEqual({
    'budget-from': '2026-01-01',
    'budget-to': '2026-01-02',
    'budget-page': 1,
  });
  expect(LIST.write({ sort: { by: 'size', direction: 'DESC' } })).toEqual({
    'budget-order_by': 'size',
    'budget-order': 'desc',
    'budget-page': 1,
  });
  expect(LIST.write({ page: 4 })).toEqual({ 'budget-page': 4 });
});

test('a switch is in the address where it differs, and is sent always', () => {
  const list = defineList({ pageSize: 10, filters: { withPaused: flag(true), withOver: flag(false) } });
  const of = (text: string) => list.sentOf(list.read(readQuery(text, list.defaults)).filters);
  expect(of('')).toEqual({ withPaused: true, withOver: false });
  expect(of('withPaused=false&withOver=true')).toEqual({ withPaused: false, withOver: true });
  expect(of('withPaused=no&withOver=1')).toEqual({ withPaused: true, withOver: false });
  expect(list.write({ filters: { withOver: true } })).toEqual({ withOver: 'true', page: 1 });
});
