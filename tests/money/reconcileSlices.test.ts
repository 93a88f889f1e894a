import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import { LedgerRefused, post } from '../../platform/money/ledger/post.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';

let opened: LedgerDatabase;
beforeEach(async () => {
  opened = await ledgerDatabase('pglite', 2);
  for (const id of ['1', '2']) await credit(id);
});
afterEach(() => opened.close());

const system = () => systemScope(opened.database);
const as = (statement: string) => system().write((tx) => tx.execute(sql.raw(statement)));
const credit = (advertiserId: string) =>
  system().write(async (tx) => {
    const [id] = await post(tx, [{ advertiserId, currency: 'EUR', kind: 'credit', amount: 5000n }]);
    await tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, txn_id, decided_at)
      values (${advertiserId}, 'credit', 'approved', 'EUR', 5000, ${id}, now())`);
  });

test.each([
  [
    'summed',
    "insert into ledger_sums select o, 1, 'day', date '2020-01-01' + n, 'credit', now(), 1, 1 from (values (1, 150), (2, 1)) v (o, most), generate_series(1, most) n",
  ],
  [
    'paged',
    "insert into budget_line_days select o, date '2020-01-01' + n, 'credit', 'approved', 1 from (values (1, 150), (2, 1)) v (o, most), generate_series(1, most) n",
  ],
])('%s: whose neighbour has more than are told is found all the same', async (check, statement) => {
  await as(statement);
  const { findings, frozen } = await reconcile(system());
  const of = (id: string) => findings.filter(({ advertiserId }) => advertiserId === id);
  expect([of('1').length, of('2').length, frozen]).toEqual([100, 1, []]);
  expect(findings.every((finding) => finding.check === check)).toBe(true);
});

test('what was damaged between the looks at a slice and its releases stays stopped', async () => {
  const cent = (sign: string) =>
    as(
      `update ledger_accounts set balance = balance ${sign} 1 where advertiser_id = 1 and kind = 'unallocated'`,
    );
  await cent('+');
  expect((await reconcile(system())).frozen).toHaveLength(1);
  await cent('-');
  let isDamaged = false;
  const write: Scope['write'] = async (run) => {
    if (!isDamaged) await cent('+');
    isDamaged = true;
    return system().write(run);
  };
  const reconciliation = await reconcile({ ...system(), write }, { releases: true });
  expect(reconciliation).toMatchObject({ findings: [], released: [] });
  await expect(credit('1')).rejects.toEqual(new LedgerRefused('account_frozen'));
  await cent('-');
  expect((await reconcile(system(), { releases: true })).released).toHaveLength(1);
  await credit('1');
});
