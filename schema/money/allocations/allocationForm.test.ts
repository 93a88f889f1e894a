import { describe, expect, test } from 'vitest';
import { ALLOCATION_CHECKS, type AllocationForm, firstFailedCheck, offeredMode } from './allocationForm.ts';

const reward = { reward: { text: 'Everyday', id: 'ABC-AA1' }, sellingPrice: '1', quantity: '2' };
const good: AllocationForm = {
  mode: 'committed',
  advertiser: { text: 'Northwind', id: '1' },
  rewards: [reward],
  expirationDay: '2030-01-01',
  noExpiration: false,
};

describe('ALLOC-16, ALLOC-17, ALLOC-18, ALLOC-19, ALLOC-20, ALLOC-21, ALLOC-22: each check fails by itself', () => {
  test.each<[string, string, Partial<AllocationForm>]>([
    ['ALLOC-16', 'allocation_check_advertiser', { advertiser: { text: ' ', id: null } }],
    ['ALLOC-17', 'allocation_check_advertiser_choice', { advertiser: { text: 'North', id: null } }],
    [
      'ALLOC-18',
      'allocation_check_reward',
      { rewards: [reward, { ...reward, reward: { text: '', id: null } }] },
    ],
    [
      'ALLOC-19',
      'allocation_check_reward_choice',
      { rewards: [{ ...reward, reward: { text: 'Every', id: null } }] },
    ],
    ['ALLOC-20', 'allocation_check_price', { rewards: [{ ...reward, sellingPrice: ' ' }] }],
    ['ALLOC-21', 'allocation_check_quantity', { rewards: [{ ...reward, quantity: '0' }] }],
    ['ALLOC-22', 'allocation_check_expiration', { expirationDay: null }],
  ])('%s: %s', (_item, check, broken) => {
    expect(firstFailedCheck({ ...good, ...broken })).toBe(check);
  });
});

test('ALLOC-23: the checks are made in their order and the first that fails is told', () => {
  const mended: Partial<AllocationForm>[] = [
    { advertiser: { text: 'North', id: null } },
    { advertiser: good.advertiser },
    { rewards: [{ reward: { text: 'Every', id: null }, sellingPrice: '', quantity: '0' }] },
    { rewards: [{ ...reward, sellingPrice: '', quantity: '0' }] },
    { rewards: [{ ...reward, quantity: '0' }] },
    { rewards: [reward] },
    { noExpiration: true },
  ];
  let form: AllocationForm = {
    ...good,
    advertiser: { text: '', id: null },
    rewards: [{ reward: { text: '', id: null }, sellingPrice: '', quantity: '' }],
    expirationDay: null,
  };
  const failedChecks = [firstFailedCheck(form)];
  for (const step of mended) {
    form = { ...form, ...step };
    failedChecks.push(firstFailedCheck(form));
  }
  expect(failedChecks).toEqual([...ALLOCATION_CHECKS, null]);
});

test('an open request needs neither price nor quantity, nor an end where its allocation has one', () => {
  const form: AllocationForm = {
    ...good,
    mode: 'open',
    rewards: [{ ...reward, sellingPrice: '', quantity: '' }],
    expirationDay: null,
  };
  expect(firstFailedCheck(form)).toBe('allocation_check_expiration');
  expect(firstFailedCheck(form, true)).toBeNull();
});

test('ALLOC-7: where committed is not offered the form is in open mode', () => {
  const mode = (allowCommittedAllocation: boolean) =>
    offeredMode('committed', { allowCommittedAllocation, billingCurrency: 'EUR' });
  expect([mode(true), mode(false)]).toEqual(['committed', 'open']);
});
