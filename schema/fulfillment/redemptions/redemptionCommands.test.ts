import { expect, test } from 'vitest';
import { ADDRESS_LENGTHS, refundRequest, shippingAddressDraft } from './redemptionCommands.ts';

const address = { line1: '1 rue A', zipcode: '75001', city: 'Paris', country: 'FR' };
const broken = (draft: object) =>
  shippingAddressDraft
    .safeParse({ ...address, ...draft })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('REDDLG-20, REDDLG-21, REDDLG-22, REDDLG-23: an address has a line, a country, a zipcode and a city', () => {
  for (const [field, value] of Object.entries({ line1: ' ', zipcode: '', city: '', country: '' }))
    expect(broken({ [field]: value })?.[0]).toEqual([field, 'required']);
  expect(broken({ country: 'XX' })).toEqual([['country', 'unknown_country']]);
  expect(broken({ city: 'Pa\u202eris' })).toEqual([['city', 'text_direction_character']]);
});

test('REDDLG-24: it carries four lines, zipcode, city, state and country; what it lacks is nothing', () => {
  expect(shippingAddressDraft.parse(address)).toEqual({
    ...address,
    name: null,
    line2: null,
    line3: null,
    line4: null,
    state: null,
  });
  expect(broken({ line4: 'x'.repeat(ADDRESS_LENGTHS.line + 1) })?.[0]?.[0]).toBe('line4');
});

test('REDDLG-17: a forced refund says why', () => {
  expect(refundRequest.safeParse({ forceCodeCancel: true }).error?.issues[0]?.path).toEqual(['reason']);
  expect(refundRequest.safeParse({ forceCodeCancel: true, reason: 'Lost' }).success).toBe(true);
});
