import { expect, test } from 'vitest';
import { isConsignment, meantBy, PAYMENT_TYPES, PROVIDER_PAYMENT_TYPES } from './redemptionFacts.ts';

test('REDLIST-44, REDLIST-45: ways of paying have their numbers', () => {
  expect(Object.entries(PAYMENT_TYPES)).toEqual([
    ['0', 'unknown'],
    ['1', 'credit_card'],
    ['2', 'gift_card'],
    ['3', 'bank_transfer'],
    ['4', 'upcadhoc'],
  ]);
  expect(PROVIDER_PAYMENT_TYPES.indexOf('paid_on_redeem')).toBe(1);
  expect(PROVIDER_PAYMENT_TYPES.indexOf('paid_on_use')).toBe(2);
});

test('REDLIST-46: what is paid on redeem or on use is consignment, everything else purchase', () => {
  expect(PROVIDER_PAYMENT_TYPES.filter(isConsignment)).toEqual(['paid_on_redeem', 'paid_on_use']);
});

test('REDLIST-28, REDLIST-29: two states of the filter are one state and whether it was reversed', () => {
  expect(meantBy('refunded_reversed')).toEqual({ state: 'refunded', reversed: true });
  expect(meantBy('refunded_canceled')).toEqual({ state: 'refunded', reversed: false });
  expect(meantBy('refunded')).toEqual({ state: 'refunded', reversed: null });
});
