import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LedgerDatabase, ledgerDatabase } from '../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../access/scope.ts';
import { recount } from '../reconciliation/recount.ts';
import { figuresOf } from './figures.ts';
import { groupedPost } from './grouped.ts';
import { LedgerRefused, type Posting } from './post.ts';

let opened: LedgerDatabase;

beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 5);
});
afterAll(() => opened.close());

const move = (advertiserId: string, kind: Posting['kind'], amount: bigint): Posting => ({
  advertiserId,
  currency: 'EUR',
  kind,
  amount,
});

async function figures(advertiserId: string) {
  const asked = [{ advertiserId, currency: 'EUR' }];
  return (await systemScope(opened.database).read((tx) => figuresOf(tx, asked))).get(advertiserId);
}

it('lets through exactly what the balance pays for, and answers each by itself', async () => {
  const postOne = groupedPost(systemScope(opened.database));
  await postOne(move('1', 'credit', 1000n));
  const all = await Promise.allSettled(Array.from({ length: 300 }, () => postOne(move('1', 'book', 10n))));
  const ids = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(new Set(ids).size).toBe(100);
  expect(refused).toEqual(Array.from({ length: 200 }, () => new LedgerRefused('insufficient_funds')));
  expect(await figures('1')).toMatchObject({ unallocated: 0n, pending: 1000n });
});

it('refuses the one that is too large and no other', async () => {
  const postOne = groupedPost(systemScope(opened.database));
  await postOne(move('2', 'credit', 100n));
  const amounts = [10n, 500n, 20n, 30n, 41n];
  const all = await Promise.allSettled(amounts.map((amount) => postOne(move('2', 'book', amount))));
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(await figures('2')).toMatchObject({ unallocated: 40n, pending: 60n });
});

it('hands on what is no refusal, and goes on', async () => {
  const postOne = groupedPost(systemScope(opened.database));
  await expect(postOne(move('3', 'credit', -1n))).rejects.toThrow();
  await postOne(move('3', 'credit', 5n));
  expect(await figures('3')).toMatchObject({ total: 5n });
});

it('ties after all of it', async () => {
  expect(await recount(opened.database)).toEqual({ drifts: [], unbalanced: [] });
});
