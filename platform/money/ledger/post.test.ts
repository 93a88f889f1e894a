import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { recount } from '../reconciliation/recount.ts';
import { figuresOf } from './figures.ts';
import { LEDGER_KINDS, type LedgerKind } from './kinds.ts';
import { LedgerRefused, type Posting, post } from './post.ts';

let opened: LedgerDatabase;
let database: Database;
let next = 0;

beforeAll(async () => {
  opened = await ledgerDatabase('pglite', 40);
  database = opened.database;
});
afterAll(() => opened.close());

/** An advertiser no other test has touched. */
function freshAdvertiser(): string {
  next += 1;
  return String(next);
}

function move(advertiserId: string, kind: LedgerKind, amount: bigint, allocationId?: string): Posting {
  return { advertiserId, currency: 'EUR', kind, amount, ...(allocationId ? { allocationId } : {}) };
}

const write = (postings: Posting[]) => systemScope(database).write((tx) => post(tx, postings));

async function figures(advertiserId: string) {
  const figuresById = await systemScope(database).read((tx) =>
    figuresOf(tx, [{ advertiserId, currency: 'EUR' }]),
  );
  return figuresById.get(advertiserId);
}

/** The SQLSTATE a statement is refused with, run as whoever `scope` is. */
async function refusalCode(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return ((error as Error).cause as { code?: string } | undefined)?.code;
  }
}

describe('posting', () => {
  it('knows the same kinds here and in the database', async () => {
    const rows = await rowsOf(
      database.db,
      { kind: text, from_account: text, to_account: text },
      sql`select * from ledger_kinds`,
    );
    const stored = Object.fromEntries(
      rows.map((row) => [row.kind, { from: row.from_account, to: row.to_account }]),
    );
    expect(stored).toEqual(LEDGER_KINDS);
  });

  it.each([
    ['credit, then debit', ['credit 100', 'debit 30'], { total: 70n, unallocated: 70n, balance: 70n }],
    [
      'a booking holds funds',
      ['credit 100', 'book 40'],
      { total: 100n, pending: 40n, unallocated: 60n, balance: 100n },
    ],
    [
      'a redeemed reward is used',
      ['credit 100', 'book 40', 'redeem 40'],
      { delivered: 40n, used: 40n, balance: 60n },
    ],
    ['a canceled one gives back', ['credit 100', 'book 40', 'cancel 40'], { pending: 0n, unallocated: 100n }],
    ['a denied one gives back', ['credit 100', 'book 40', 'deny 40'], { pending: 0n, unallocated: 100n }],
    [
      'an expired one is used',
      ['credit 100', 'book 40', 'expire 40'],
      { expired: 40n, used: 40n, balance: 60n },
    ],
    [
      'a recredited one is not',
      ['credit 100', 'book 40', 'expire 40', 'recredit 40'],
      { expired: 0n, balance: 100n },
    ],
    [
      'a refund gives back',
      ['credit 100', 'book 40', 'redeem 40', 'refund 40'],
      { delivered: 0n, unallocated: 100n },
    ],
    [
      'a reversal gives back',
      ['credit 100', 'book 40', 'redeem 40', 'reverse 40'],
      { delivered: 0n, balance: 100n },
    ],
  ])('moves what its kind says: %s', async (_, moves, expected) => {
    const advertiser = freshAdvertiser();
    for (const text of moves) {
      const [kind, amount] = text.split(' ') as [LedgerKind, string];
      await write([move(advertiser, kind, BigInt(amount))]);
    }
    expect(await figures(advertiser)).toMatchObject(expected);
  });

  it('charges an allocation and gives back to it', async () => {
    const advertiser = freshAdvertiser();
    await write([move(advertiser, 'credit', 100n), move(advertiser, 'allocate', 60n, '7')]);
    await write([move(advertiser, 'book', 50n, '7')]);
    expect(await figures(advertiser)).toMatchObject({
      unallocated: 40n,
      allocated: 10n,
      pending: 50n,
      balance: 100n,
    });
    await write([move(advertiser, 'cancel', 50n, '7'), move(advertiser, 'deallocate', 60n, '7')]);
    expect(await figures(advertiser)).toMatchObject({ unallocated: 100n, allocated: 0n, pending: 0n });
  });

  it('deallocates and debits in one posting what neither could give alone', async () => {
    const advertiser = freshAdvertiser();
    await write([move(advertiser, 'credit', 100n), move(advertiser, 'allocate', 80n, '9')]);
    await write([move(advertiser, 'debit', 70n), move(advertiser, 'deallocate', 50n, '9')]);
    expect(await figures(advertiser)).toMatchObject({ total: 30n, unallocated: 0n, allocated: 30n });
  });

  it('keeps currencies apart', async () => {
    const advertiser = freshAdvertiser();
    await write([move(advertiser, 'credit', 100n)]);
    const inYen = write([{ ...move(advertiser, 'book', 1n), currency: 'JPY' }]);
    await expect(inYen).rejects.toEqual(new LedgerRefused('insufficient_funds'));
  });

  it('refuses the cent too many and posts nothing of the list', async () => {
    const advertiser = freshAdvertiser();
    await write([move(advertiser, 'credit', 100n)]);
    const both = write([move(advertiser, 'book', 60n), move(advertiser, 'book', 41n)]);
    await expect(both).rejects.toEqual(new LedgerRefused('insufficient_funds'));
    expect(await figures(advertiser)).toMatchObject({ pending: 0n, unallocated: 100n });
  });

  it('refuses a total above 999999999 in the currency’s own units', async () => {
    const [euros, yen] = [freshAdvertiser(), freshAdvertiser()];
    await write([move(euros, 'credit', 99_999_999_900n)]);
    await expect(write([move(euros, 'credit', 1n)])).rejects.toEqual(new LedgerRefused('budget_too_high'));
    await write([{ ...move(yen, 'credit', 999_999_999n), currency: 'JPY' }]);
    await expect(write([{ ...move(yen, 'credit', 1n), currency: 'JPY' }])).rejects.toEqual(
      new LedgerRefused('budget_too_high'),
    );
  });

  it.each([0n, -5n])('refuses an amount of %s', async (amount) => {
    expect(await refusalCode(() => write([move(freshAdvertiser(), 'credit', amount)]))).toBe('22023');
  });

  it('posts a thousand as one and answers their ids in order', async () => {
    const advertiser = freshAdvertiser();
    const list = Array.from({ length: 1000 }, (_, index) => move(advertiser, 'credit', BigInt(index + 1)));
    const ids = await write(list);
    expect(new Set(ids).size).toBe(1000);
    expect(ids).toEqual([...ids].sort((a, b) => Number(a) - Number(b)));
    expect(await figures(advertiser)).toMatchObject({ total: 500_500n });
  });
});

describe('the database says no', () => {
  const asOwner = (statement: string) => refusalCode(() => database.db.execute(sql.raw(statement)));

  it.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_txns set kind = kind',
    'delete from ledger_txns',
    'truncate ledger_txns cascade',
    'delete from ledger_accounts',
  ])('even its owner cannot: %s', async (statement) => {
    expect(await asOwner(statement)).toBe('42501');
  });

  it('refuses entries that do not sum to zero, to its owner too', async () => {
    const advertiser = freshAdvertiser();
    const [txn] = await write([move(advertiser, 'credit', 10n)]);
    const extra = `insert into ledger_entries select advertiser_id, txn_id, 3, account_id, 1, kind, at from ledger_entries where txn_id = ${txn} limit 1`;
    expect(await asOwner(extra)).toBe('23514');
  });

  it('refuses entries of an account or a posting that is not there, and new numbers of accounts, to its owner too', async () => {
    const advertiser = freshAdvertiser();
    const [txn] = await write([move(advertiser, 'credit', 10n)]);
    const pair = (posting: string, account: string) => `insert into ledger_entries
      select advertiser_id, ${posting}, line + 2, ${account}, amount, kind, at from ledger_entries where txn_id = ${txn}`;
    expect(await asOwner(pair('txn_id', '999999999'))).toBe('23503');
    expect(await asOwner(pair('999999999', 'account_id'))).toBe('23503');
    expect(await asOwner('update ledger_accounts set advertiser_id = 2')).toBe('42501');
  });

  it.each([
    "insert into ledger_txns (advertiser_id, kind) values (1, 'credit')",
    "insert into ledger_entries values (1, 1, 9, 1, 5, 'credit', now())",
    "insert into ledger_accounts (advertiser_id, currency, kind) values (1, 'USD', 'pending')",
    'update ledger_accounts set balance = 5',
    'update ledger_entries set amount = 5',
    'delete from ledger_txns',
    'truncate ledger_entries',
    'update idempotency_keys set status = 200',
    'delete from idempotency_keys',
  ])('the application role cannot: %s', async (statement) => {
    const scope = retailerScope(database, ['1']);
    expect(await refusalCode(() => scope.write((tx) => tx.execute(sql.raw(statement))))).toBe('42501');
  });

  it('the application role posts for the advertisers it may see, and sees no other’s', async () => {
    const [own, other] = [freshAdvertiser(), freshAdvertiser()];
    await write([move(other, 'credit', 10n)]);
    const scope = retailerScope(database, [own]);
    await scope.write((tx) => post(tx, [move(own, 'credit', 10n)]));
    expect(await refusalCode(() => scope.write((tx) => post(tx, [move(other, 'credit', 10n)])))).toBe(
      '42501',
    );
    const seen = await scope.read((tx) =>
      rowsOf(tx, { id: text }, sql`select distinct advertiser_id as id from ledger_entries`),
    );
    expect(seen).toEqual([{ id: own }]);
    const nobody = retailerScope(database, []);
    expect(await nobody.read((tx) => storedRows(tx, sql`select from ledger_accounts`))).toEqual([]);
  });
});

describe('recount', () => {
  it('ties after every posting above, and names a balance that was tampered with', async () => {
    expect(await recount(database)).toEqual({ drifts: [], unbalanced: [] });
    await database.db.execute(
      sql`update ledger_accounts set balance = balance + 1 where kind = 'unallocated' and advertiser_id = 1`,
    );
    const { drifts } = await recount(database);
    expect(drifts).toHaveLength(1);
    expect(drifts[0]?.balance).toBe((drifts[0]?.entries ?? 0n) + 1n);
    await database.db.execute(
      sql`update ledger_accounts set balance = balance - 1 where kind = 'unallocated' and advertiser_id = 1`,
    );
  });
});
