import { expect, test } from 'vitest';
import { readSearch } from './redemptionSearch.ts';

test.each([
  ['ann.smith@shop.example', ['email', 'external_ref']],
  ['ANN@', ['email', 'external_ref']],
  ['+33 6 12 34 56 78', ['phone_number']],
  ['0033612345678', ['order_id', 'reward_code', 'phone_number', 'external_ref', 'id']],
  ['33 6 12 34 56 78', ['phone_number', 'order_id']],
  ['06 12 34 56 78', ['phone_number', 'order_id', 'external_ref']],
  ['0612345678', ['order_id', 'reward_code', 'phone_number', 'external_ref', 'id']],
  ['12', ['id', 'order_id', 'batch_id', 'external_ref']],
  ['4711', ['id', 'reward_code', 'order_id', 'batch_id', 'external_ref']],
  ['12345678', ['id', 'order_id', 'batch_id', 'external_ref', 'reward_code']],
  ['1234567890123456789012', ['order_id', 'reward_code', 'external_ref']],
  ['2026-0012', ['order_id', 'external_ref']],
  ['ORD-2026-7', ['order_id', 'external_ref', 'reward_code', 'email']],
  ['A1B2', ['order_id', 'external_ref', 'reward_code', 'email']],
  ['7GQK2M9XR4TZ1WVN', ['order_id', 'external_ref', 'reward_code', 'email']],
  ['lea', ['name', 'email', 'order_id', 'external_ref']],
  ['QKZP', ['name', 'email', 'order_id', 'external_ref', 'reward_code']],
  ['Léa  Martin', ['name', 'order_id', 'external_ref']],
  ['花森', ['name', 'email', 'order_id', 'external_ref']],
  ['  ', []],
  ['%%', []],
])('“%s” is looked for as %j', (fragment, ways) => {
  expect(readSearch(fragment).map(({ way }) => way)).toEqual(ways);
});

test('a phone number is looked for as it is kept, a text without its outer and double spaces', () => {
  expect(readSearch('+33 (0)6 12 34 56 78')[0]).toEqual({ way: 'phone_number', value: '+33612345678' });
  expect(readSearch('  Léa   Martin ')[0]).toEqual({ way: 'name', value: 'Léa Martin' });
});
