import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type Posting, post, reverse } from '../../platform/money/ledger/post.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';

let opened: LedgerDatabase;

beforeAll(async () => {
  opened = await ledgerDatabase('pglite', 2);
});
afterAll(() => opened.close());

const system = () => systemScope(opened.database);
const listed = async (advertiserId: string) =>
  (
    await rowsOf(
      opened.database.db,
      { currency: text, balance: text },
      sql`select currency, balance from advertiser_balances where advertiser_id = ${advertiserId}`,
    )
  )[0];

function move(posting: Omit<Posting, 'advertiserId' | 'currency'> & Partial<Posting>): Promise<string[]> {
  return system().write((tx) => post(tx, [{ advertiserId: '1', currency: 'EUR', ...posting }]));
}

const moves: [string, Parameters<typeof move>[0], number][] = [
  ['credit', { kind: 'credit', amount: 5000n }, 5000],
  ['debit', { kind: 'debit', amount: 1000n }, 4000],
  ['allocate', { kind: 'allocate', amount: 2000n, allocationId: '1' }, 4000],
  ['book', { kind: 'book', amount: 900n }, 4000],
  ['redeem', { kind: 'redeem', amount: 500n }, 3500],
  ['expire', { kind: 'expire', amount: 100n }, 3400],
  ['recredit', { kind: 'recredit', amount: 40n }, 3440],
  ['refund', { kind: 'refund', amount: 30n }, 3470],
  ['cancel', { kind: 'cancel', amount: 200n }, 3470],
  ['credit in another currency', { kind: 'credit', amount: 77n, currency: 'USD' }, 3470],
];

test('ADV-34: the listed balance is what is neither delivered nor expired, after every kind of move', async () => {
  expect(await listed('1')).toEqual({ currency: 'EUR', balance: '0' });
  for (const [name, posting, balance] of moves) {
    await move(posting);
    expect(await listed('1'), name).toEqual({ currency: 'EUR', balance: String(balance) });
  }
  const [txnId = ''] = await move({ kind: 'redeem', amount: 10n });
  expect(await listed('1')).toEqual({ currency: 'EUR', balance: '3460' });
  await system().write((tx) => reverse(tx, { advertiserId: '1', txnId }));
  expect(await listed('1')).toEqual({ currency: 'EUR', balance: '3470' });
  expect(await listed('2')).toEqual({ currency: 'EUR', balance: '0' });
});

test('in another billing currency it is that of its accounts', async () => {
  const bill = (currency: string) =>
    system().write((tx) =>
      tx.execute(sql`update advertisers set billing_currency = ${currency} where id = 1`),
    );
  await bill('USD');
  expect(await listed('1')).toEqual({ currency: 'USD', balance: '77' });
  await bill('EUR');
  expect(await listed('1')).toEqual({ currency: 'EUR', balance: '3470' });
});

test.each([
  'update advertiser_balances set balance = balance - 1',
  "update advertiser_balances set currency = 'JPY'",
  'delete from advertiser_balances',
])('wrong by %s, it is named, stops nothing, and is written anew for whoever asks', async (fault) => {
  const check = async (options?: { releases: boolean }) => {
    const { findings, ...counts } = await reconcile(system(), options);
    return { ...counts, findings: findings.filter(({ check }) => check === 'listed') };
  };
  expect(await check()).toMatchObject({ findings: [] });
  const before = await listed('1');
  await opened.database.db.execute(sql.raw(`${fault} where advertiser_id = 1`));
  expect(await check()).toMatchObject({
    findings: [{ check: 'listed', advertiserId: '1', accountIds: [] }],
    frozen: [],
    rewritten: [],
  });
  expect((await check({ releases: true })).rewritten).toEqual(['1']);
  expect(await check({ releases: true })).toMatchObject({ findings: [], rewritten: [] });
  expect(await listed('1')).toEqual(before);
});
