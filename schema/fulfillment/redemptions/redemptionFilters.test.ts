import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../../foundation/text/fieldErrors.ts';
import { meantBy } from './redemptionFacts.ts';
import { rangeErrors, rangeOf, redemptionFilter } from './redemptionFilters.ts';

const broken = (text: Record<string, string>) => {
  const read = redemptionFilter.safeParse(text, { reportInput: true });
  return read.success ? [] : fieldErrorsOf(read.error);
};

describe('the filters of the report', () => {
  test('REDLIST-6, REDLIST-7, REDLIST-8, REDLIST-9, REDLIST-10, REDLIST-11: are known by these names and no other', () => {
    expect(Object.keys(redemptionFilter.shape).sort()).toEqual(
      [
        ...[
          'id',
          'order_id',
          'batch_id',
          'external_ref',
          'company_name',
          'reward_code',
          'state',
          'payment_types',
        ],
        ...['with_testing', 'provider_tracking_code', 'name', 'email', 'phone_number', 'brand_skus'],
        ...[
          'reward_source_ids',
          'tag_ids',
          'provider_ids',
          'provider_payment_types',
          'advertiser',
          'promotion',
        ],
        ...['product', 'reward', 'product_currency', 'activation_start', 'activation_end', 'redeemed_start'],
        ...['redeemed_end', 'refund_start', 'refund_end', 'search'],
        // What the activity report knows besides, so that its rows lead here.
        ...['experience', 'io_number', 'billing_currency', 'countries', 'reward_group_ids'],
        ...['typology_ids', 'service_category_ids'],
      ].sort(),
    );
    expect(broken({ productcurrency: 'EUR' })).toEqual([{ field: 'productcurrency', rule: 'unknown' }]);
  });

  test('REDLIST-8: lists are written with commas and read as JSON that can be kept', () => {
    const read = redemptionFilter.parse({
      brand_skus: 'ABC, DEF',
      payment_types: '1,4',
      with_testing: 'true',
    });
    expect(read).toEqual({ brand_skus: ['ABC', 'DEF'], payment_types: [1, 4], with_testing: true });
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });

  test('REDLIST-27, REDLIST-28, REDLIST-29: states, all of them, and the two kinds of refunded', () => {
    expect(redemptionFilter.parse({ state: 'all' }).state).toEqual([]);
    expect(redemptionFilter.parse({ state: 'booked,refunded_reversed' }).state).toEqual([
      'booked',
      'refunded_reversed',
    ]);
    expect([meantBy('refunded_reversed'), meantBy('refunded_canceled'), meantBy('refunded')]).toEqual([
      { state: 'refunded', reversed: true },
      { state: 'refunded', reversed: false },
      { state: 'refunded', reversed: null },
    ]);
    expect(broken({ state: 'gone' })).toMatchObject([{ field: 'state.0', rule: 'choice' }]);
  });

  test('REDLIST-44, REDLIST-45: payment types are 0 to 4, those of providers 0 to 3', () => {
    expect(redemptionFilter.parse({ payment_types: '0,1,2,3,4', provider_payment_types: '0,1,2,3' })).toEqual(
      {
        payment_types: [0, 1, 2, 3, 4],
        provider_payment_types: [0, 1, 2, 3],
      },
    );
    expect(broken({ payment_types: '5' })).toMatchObject([{ field: 'payment_types.0', rule: 'choice' }]);
    expect(broken({ provider_payment_types: '4' })).toMatchObject([{ field: 'provider_payment_types.0' }]);
  });

  test('REDLIST-25, REDLIST-26: an address and a number need not be whole; the number stays as it was written, since its form says how it is read', () => {
    expect(redemptionFilter.parse({ email: ' Ann@', phone_number: ' 0033 (0)6 12' })).toEqual({
      email: 'ann@',
      phone_number: '0033 (0)6 12',
    });
  });

  test('bad input names its field and its rule', () => {
    expect(broken({ id: 'x', activation_start: 'soon', product_currency: 'XXZ', order_id: ' ' })).toEqual([
      { field: 'id', rule: 'whole_number' },
      { field: 'order_id', rule: 'required' },
      { field: 'product_currency', rule: 'unknown_currency' },
      { field: 'activation_start', rule: 'day_or_instant' },
    ]);
  });
});

describe('a range of days', () => {
  test('REDLIST-10: begins and ends with days of the zone, the last one included', () => {
    const filter = redemptionFilter.parse({ redeemed_start: '2026-03-28', redeemed_end: '2026-03-29' });
    const { from, to } = rangeOf(filter, 'redeemed', 'Europe/Paris');
    // Clocks went forward on the second day: it has 23 hours.
    expect([from?.toISOString(), to?.toISOString()]).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(rangeOf(filter, 'refund', 'Europe/Paris')).toEqual({ from: null, to: null });
  });

  test('an end before its beginning is a broken rule of the end', () => {
    const filter = redemptionFilter.parse({ refund_start: '2026-03-02', refund_end: '2026-03-01' });
    expect(rangeErrors(filter, 'UTC')).toEqual([{ field: 'refund_end', rule: 'ends_before_start' }]);
    const oneDay = redemptionFilter.parse({ refund_start: '2026-03-02', refund_end: '2026-03-02' });
    expect(rangeErrors(oneDay, 'UTC')).toEqual([]);
  });
});

test('REDLIST-10: a day that its zone left out is an empty range; days the wrong way round are refused all the same', () => {
  const errors = (start: string, end: string) =>
    rangeErrors(redemptionFilter.parse({ redeemed_start: start, redeemed_end: end }), 'Pacific/Apia');
  expect(errors('2011-12-30', '2011-12-30')).toEqual([]);
  expect(errors('2011-12-30', '2011-12-31')).toEqual([]);
  expect(errors('2011-12-31', '2011-12-30')).toEqual([{ field: 'redeemed_end', rule: 'ends_before_start' }]);
});
