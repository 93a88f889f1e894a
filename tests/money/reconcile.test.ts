import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import type { Queries } from '../../platform/foundation/database/connections/connection.ts';
import { LedgerRefused, type Posting, post, reverse } from '../../platform/money/ledger/post.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';

let opened: LedgerDatabase;
/** What each test writes to: a transaction of its own that is undone at its end. */
let tx: Queries;

beforeAll(async () => {
  opened = await ledgerDatabase('pglite', 3);
});
afterAll(() => opened.close());

class Undo extends Error {}

/** A test on books that tie: two advertisers, one with an allocation and a booking. */
function books(check: () => Promise<void>) {
  return async () => {
    const tried = systemScope(opened.database).write(async (own) => {
      tx = own;
      await credit('1', 5000n);
      await credit('2', 7000n);
      await move({ kind: 'allocate', amount: 2000n, allocationId: '1' });
      await post1({ kind: 'book', amount: 300n });
      await check();
      throw new Undo();
    });
    await tried.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  };
}

/** The system's scope within that transaction. */
function system(): Scope {
  const inside: Scope['write'] = (run) => tx.transaction(run);
  return { ...systemScope(opened.database), read: inside, write: inside };
}

const run = (options?: { releases: boolean }) => reconcile(system(), options);
const as = (statement: string) => tx.execute(sql.raw(statement));

function post1(posting: Pick<Posting, 'kind' | 'amount'> & Partial<Posting>): Promise<string> {
  return system().write(async (tx) => {
    const [id] = await post(tx, [{ advertiserId: '1', currency: 'EUR', ...posting }]);
    return id ?? '';
  });
}

/** A posting with the line of the budget that belongs to it. */
function move(posting: Pick<Posting, 'kind' | 'amount'> & Partial<Posting>): Promise<string> {
  const { advertiserId = '1', kind, amount, allocationId = null } = posting;
  return system().write(async (tx) => {
    const [id] = await post(tx, [{ advertiserId, currency: 'EUR', ...posting }]);
    await tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, allocation_id, txn_id, decided_at)
      values (${advertiserId}, ${kind}, 'approved', 'EUR', ${amount.toString()}, ${allocationId}, ${id}, now())`);
    return id ?? '';
  });
}

const credit = (advertiserId: string, amount: bigint) => move({ advertiserId, kind: 'credit', amount });

const alerts = () =>
  system().read((tx) =>
    storedRows(tx, sql`select advertiser_id, severity, type from alerts order by advertiser_id`),
  );
const events = () =>
  system().read((tx) =>
    storedRows(
      tx,
      sql`select noun, action, advertiser_id from events where noun = 'ledger_accounts' order by id`,
    ),
  );
const checks = async () => (await run()).findings.map(({ check }) => check);

/** Writes past the guards, as a fault of the disk or a careless hand would. */
async function withoutGuards(statement: string): Promise<void> {
  await as('set session_replication_role = replica');
  await as(statement);
  await as('set session_replication_role = default');
}

describe('books that tie', () => {
  test(
    'are left as they are',
    books(async () => {
      expect(await run()).toMatchObject({
        counts: { postings: 4, lines: 3 },
        findings: [],
        frozen: [],
      });
      expect(await alerts()).toEqual([]);
    }),
  );
});

describe('what does not tie is found, stopped and told', () => {
  const faults: [string, string, () => Promise<unknown>][] = [
    [
      'one cent in a balance',
      'balance',
      () =>
        as(
          "update ledger_accounts set balance = balance + 1 where advertiser_id = 1 and kind = 'unallocated'",
        ),
    ],
    [
      'an entry that is missing',
      'posting',
      () =>
        withoutGuards(
          'delete from ledger_entries where advertiser_id = 1 and line = 2 and txn_id = (select min(id) from ledger_txns where advertiser_id = 1)',
        ),
    ],
    [
      'a line whose posting is missing',
      'line',
      () =>
        as(`insert into budget_lines (advertiser_id, type, status, currency, amount, decided_at)
          values (1, 'credit', 'approved', 'EUR', 100, now())`),
    ],
    [
      'a line of another amount than its posting',
      'line',
      () =>
        withoutGuards(
          'update budget_lines set amount = amount + 1 where id = (select min(id) from budget_lines where advertiser_id = 1)',
        ),
    ],
    ['a posting made twice', 'unexplained', () => post1({ kind: 'credit', amount: 5000n })],
    [
      'stock that was used and not charged',
      'stock',
      async () => {
        await as(`insert into brands (id, sku, name) values ('b', 'B', 'Brand')`);
        await as(
          `insert into skus (sku, brand_sku, name, face_value, currency) values ('S1', 'B', 'Card', 1000, 'EUR')`,
        );
        await as(`insert into allocations (id, advertiser_id, type, status, currency, requested_amount)
          values (1, 1, 'committed', 'enabled', 'EUR', 2000)`);
        await as(`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, quantity_used, selling_price)
          values (1, 1, 'S1', 'enabled', 2, 1, 1000)`);
      },
    ],
  ];

  test.each(faults)('%s', (_, check, inject) =>
    books(async () => {
      await inject();
      const reconciliation = await run();
      expect(reconciliation.findings.map((finding) => finding.check)).toContain(check);
      expect(reconciliation.findings.every(({ advertiserId }) => advertiserId === '1')).toBe(true);
      expect(reconciliation.frozen.length).toBeGreaterThan(0);
      expect(await alerts()).toEqual([
        { advertiser_id: '1', severity: 'blocker', type: 'ledger_does_not_tie' },
      ]);
      expect(await events()).toEqual(
        reconciliation.frozen.map(() => ({ noun: 'ledger_accounts', action: 'frozen', advertiser_id: '1' })),
      );
      const touching: Pick<Posting, 'kind' | 'amount' | 'allocationId'> =
        check === 'stock'
          ? { kind: 'deallocate', amount: 1n, allocationId: '1' }
          : { kind: 'credit', amount: 1n };
      await expect(post1(touching)).rejects.toEqual(new LedgerRefused('account_frozen'));
      await credit('2', 1n);
    })(),
  );

  test(
    'a job that nobody took up again is named, and stops nothing',
    books(async () => {
      await as(
        `insert into jobs (kind, payload, state, leased_until) values ('mail', '{}', 'running', now() - interval '2 hours')`,
      );
      expect(await checks()).toEqual(['job']);
      expect(await alerts()).toEqual([]);
    }),
  );

  test(
    'found again, it is told once',
    books(async () => {
      await post1({ kind: 'credit', amount: 5000n });
      await run();
      expect((await run()).frozen).toEqual([]);
      expect(await alerts()).toHaveLength(1);
      expect(await events()).toHaveLength(1);
    }),
  );
});

describe('giving free', () => {
  const cent = (sign: string) =>
    as(
      `update ledger_accounts set balance = balance ${sign} 1 where advertiser_id = 1 and kind = 'unallocated'`,
    );

  test(
    'waits for a person, and for books that tie',
    books(async () => {
      await cent('+');
      const { frozen } = await run();
      expect((await run({ releases: true })).released).toEqual([]);
      await cent('-');
      expect(await run()).toMatchObject({ findings: [], released: [] });
      await expect(post1({ kind: 'book', amount: 1n })).rejects.toEqual(new LedgerRefused('account_frozen'));
      expect((await run({ releases: true })).released).toEqual(frozen);
      expect(await alerts()).toEqual([]);
      expect((await events()).map((event) => (event as { action: string }).action)).toEqual([
        'frozen',
        'released',
      ]);
      await post1({ kind: 'book', amount: 1n });
    }),
  );

  test(
    'a posting made twice is mended by undoing it',
    books(async () => {
      const twice = await post1({ kind: 'credit', amount: 5000n });
      expect(await checks()).toEqual(['unexplained']);
      await as('update ledger_accounts set frozen_at = null');
      await system().write((tx) => reverse(tx, { advertiserId: '1', txnId: twice, reference: 'made twice' }));
      expect(await checks()).toEqual([]);
    }),
  );
});
