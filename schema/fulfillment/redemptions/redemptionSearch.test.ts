import { expect, test } from 'vitest';
import { codeSpellings, readSearch } from './redemptionSearch.ts';

test.each([
  ['ann.smith@shop.example', ['email', 'external_ref']],
  ['ANN@', ['email', 'external_ref']],
  ['+33 6 12 34 56 78', ['phone_number']],
  ['0033612345678', ['order_id', 'reward_code', 'tracking_code', 'phone_number', 'external_ref', 'id']],
  ['33 6 12 34 56 78', ['phone_number', 'order_id', 'reward_code', 'tracking_code']],
  ['06 12 34 56 78', ['phone_number', 'order_id', 'external_ref', 'reward_code', 'tracking_code']],
  ['0612345678', ['order_id', 'reward_code', 'tracking_code', 'phone_number', 'external_ref', 'id']],
  ['#12', ['id', 'order_id', 'batch_id', 'external_ref', 'order_id', 'external_ref']],
  ['n° 4711', ['id', 'reward_code', 'order_id', 'batch_id', 'external_ref', 'order_id', 'external_ref']],
  ['No. 12', ['id', 'order_id', 'batch_id', 'external_ref', 'order_id', 'external_ref']],
  ['№12', ['id', 'order_id', 'batch_id', 'external_ref', 'order_id', 'external_ref']],
  ['#12a', ['order_id', 'external_ref', 'email']],
  ['WXYZ 5678', ['order_id', 'external_ref', 'reward_code', 'tracking_code']],
  ['QKZP MNRT', ['name', 'order_id', 'external_ref', 'reward_code', 'tracking_code']],
  ['12', ['id', 'order_id', 'batch_id', 'external_ref']],
  ['4711', ['id', 'reward_code', 'order_id', 'batch_id', 'external_ref']],
  ['12345678', ['id', 'order_id', 'batch_id', 'external_ref', 'reward_code', 'tracking_code']],
  ['1234567890123456789012', ['order_id', 'reward_code', 'tracking_code', 'external_ref']],
  ['2026-0012', ['order_id', 'external_ref', 'reward_code', 'tracking_code']],
  ['ORD-2026-7', ['order_id', 'external_ref', 'reward_code', 'tracking_code', 'email']],
  ['A1B2', ['order_id', 'external_ref', 'reward_code', 'email']],
  ['7GQK2M9XR4TZ1WVN', ['order_id', 'external_ref', 'reward_code', 'tracking_code', 'email']],
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

test.each([
  ['7GQK2M9XR4TZ', '7GQK-2M9X-R4TZ'],
  ['7gqk2m9xr4tz', '7GQK 2M9X R4TZ'],
  ['7GQK-2M9X-R4TZ', '7GQK2M9XR4TZ'],
  ['7GQK 2M9X R4TZ', '7GQK-2M9X-R4TZ'],
  ['7gqk.2m9x.r4tz', '7GQK2M9XR4TZ'],
  ['AB–123', 'AB-123'],
  ['abc', 'ABC'],
])('a code that is written “%s” is also looked for as “%s”', (written, stored) => {
  expect(codeSpellings(written)).toContain(stored);
  expect(codeSpellings(written)[0]).toBe(written);
});
