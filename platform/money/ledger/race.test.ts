import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comingBack } from '../../../tests/support/comeBack.ts';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { recount } from '../reconciliation/recount.ts';
import { figuresOf } from './figures.ts';
import { LedgerRefused, type Posting, post } from './post.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let opened: LedgerDatabase;

beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 20);
});
afterAll(() => opened.close());

const move = (advertiserId: string, kind: Posting['kind'], amount: bigint): Posting => ({
  advertiserId,
  currency: 'EUR',
  kind,
  amount,
});

/**
 * Posts as a retailer would, in a transaction of its own; whether it went through. Who is told to come back does. Anything else but a refusal,
 * a deadlock above all, fails the test.
 */
async function tryPost(postings: Posting[]): Promise<boolean> {
  const scope = retailerScope(opened.database, [
    ...new Set(postings.map(({ advertiserId }) => advertiserId)),
  ]);
  try {
    await comingBack(() => scope.write((tx) => post(tx, postings)));
    return true;
  } catch (error) {
    if (error instanceof LedgerRefused) return false;
    throw error;
  }
}

const accepted = (results: boolean[]) => results.filter(Boolean).length;

async function unallocated(advertiserId: string) {
  const accountKeys = [{ advertiserId, currency: 'EUR' }];
  const figuresById = await systemScope(opened.database).read((tx) => figuresOf(tx, accountKeys));
  return figuresById.get(advertiserId)?.unallocated;
}

describe('races on PostgreSQL', () => {
  it('gives the last cent to one of two', async () => {
    await tryPost([move('1', 'credit', 1n)]);
    const results = await Promise.all([1, 2].map(() => tryPost([move('1', 'book', 1n)])));
    expect(accepted(results)).toBe(1);
    expect(await unallocated('1')).toBe(0n);
  });

  it('lets exactly 10 of 200 bookings of 100 through against 1000', async () => {
    await tryPost([move('2', 'credit', 1000n)]);
    const results = await Promise.all(Array.from({ length: 200 }, () => tryPost([move('2', 'book', 100n)])));
    expect(accepted(results)).toBe(10);
    expect(await unallocated('2')).toBe(0n);
  });

  it('makes the accounts of a new advertiser once when 20 come first at once', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => tryPost([move('3', 'credit', 5n)])));
    expect(accepted(results)).toBe(20);
    expect(await unallocated('3')).toBe(100n);
  });

  it('never deadlocks over listed balances: what delivers touches other accounts than what credits', async () => {
    const ids = Array.from({ length: 16 }, (_, index) => String(index + 5));
    const all = (kind: Posting['kind'], amount: bigint) => ids.map((id) => move(id, kind, amount));
    await tryPost(all('credit', 100n));
    await tryPost(all('book', 40n));
    const listed = () =>
      systemScope(opened.database).read((tx) =>
        rowsOf(
          tx,
          { balance: text },
          sql`select distinct balance from advertiser_balances where advertiser_id between 5 and 20`,
        ),
      );
    expect(await listed()).toEqual([{ balance: '100' }]);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        tryPost(index % 2 ? all('credit', 2n).reverse() : all('redeem', 1n)),
      ),
    );
    expect(accepted(results)).toBe(40);
    expect(await listed()).toEqual([{ balance: '120' }]);
    await tryPost(all('debit', 80n));
    await tryPost(all('cancel', 20n));
    expect(await listed()).toEqual([{ balance: '40' }]);
    await tryPost(all('debit', 40n));
  });

  it('never deadlocks when lists touch the same advertisers in opposite orders', async () => {
    const ids = Array.from({ length: 16 }, (_, index) => String(index + 5));
    const forth = ids.map((id) => move(id, 'credit', 3n));
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tryPost(index % 2 ? forth : [...forth].reverse())),
    );
    expect(accepted(results)).toBe(40);
    expect(await unallocated('20')).toBe(120n);
  });

  it('ties after all of it', async () => {
    expect(await recount(opened.database)).toEqual({ drifts: [], unbalanced: [] });
  });
});
