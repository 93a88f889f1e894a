import { expect, it } from 'vitest';
import type { OfferedReward } from '../../dispatches/accept/sources.ts';
import { type Choosing, judgeChoice } from './judgeChoice.ts';

const REWARD: OfferedReward = {
  sku: 'A',
  name: 'A',
  status: 'enabled',
  state: 'ready',
  currency: 'EUR',
  faceValue: 500n,
  isVariable: false,
  isFromStockOnly: false,
  basisPoints: 0,
  stock: null,
};
const BOOKED = {
  sku: 'B',
  value: 1000n,
  currency: 'EUR',
  charge: 900n,
  chargeCurrency: 'EUR',
  sourceId: null,
};
const judged = (reward: Partial<OfferedReward>, choosing: Partial<Choosing> = {}) =>
  judgeChoice(
    { ...REWARD, ...reward },
    {
      booked: BOOKED,
      currency: 'EUR',
      unallocated: 0n,
      sources: { pieces: [], quotas: new Map(), balances: new Map(), codes: new Map() },
      ...choosing,
    },
  );

it('what is booked pays for another reward that costs no more, though nothing else is left', () => {
  expect(judged({})).toMatchObject({ value: 500n, charged: { charge: 500n, allocationId: null } });
  expect(judged({ faceValue: 901n })).toBeNull();
  expect(judged({ faceValue: 1000n, basisPoints: 1000 })).toMatchObject({ charged: { charge: 900n } });
});

it('what an allocation pays for is exchanged for what it pays for as well, or for what the advertiser has unallocated', () => {
  const booked = { ...BOOKED, sourceId: '7' };
  expect(judged({}, { booked })).toBeNull();
  expect(judged({}, { booked, unallocated: 499n })).toBeNull();
  expect(judged({}, { booked, unallocated: 500n })).toMatchObject({ charged: { allocationId: null } });
  const open = { rewardId: '1', allocationId: '7', sku: 'A', isCommitted: false, left: null, price: null };
  const sources = { pieces: [open], quotas: new Map(), balances: new Map([['7', 0n]]), codes: new Map() };
  expect(judged({}, { booked, sources })).toMatchObject({ charged: { allocationId: '7' } });
});

it('a reward of variable value is worth what is booked, in its own currency alone; its discount counts', () => {
  const any = { isVariable: true, faceValue: 0n };
  expect(judged(any)).toBeNull();
  expect(judged({ ...any, basisPoints: 1000 })).toMatchObject({ value: 1000n, charged: { charge: 900n } });
  expect(judged({ ...any, currency: 'USD' })).toBeNull();
});

it('another currency, goods and a quota are given as far as committed pieces and the quota reach', () => {
  expect(judged({ currency: 'USD' })).toBeNull();
  expect(judged({ isFromStockOnly: true })).toBeNull();
  const piece = { rewardId: '1', allocationId: '7', sku: 'A', isCommitted: true, left: 1, price: 800n };
  const sources = { pieces: [piece], quotas: new Map(), balances: new Map([['7', 800n]]), codes: new Map() };
  expect(judged({ currency: 'USD' }, { sources })).toMatchObject({ charged: { charge: 800n } });
  expect(judged({ isFromStockOnly: true }, { sources })).toMatchObject({ charged: { rewardId: '1' } });
  expect(piece.left).toBe(1);
  const quotas = new Map([['A', { id: '1', sku: 'A', left: 0 }]]);
  expect(judged({}, { sources: { pieces: [], quotas, balances: new Map(), codes: new Map() } })).toBeNull();
});
