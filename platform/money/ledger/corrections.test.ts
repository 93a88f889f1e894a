import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { recount } from '../reconciliation/recount.ts';
import { figuresOf } from './figures.ts';
import { LedgerRefused, type Posting, post, reverse } from './post.ts';

const ADVERTISERS = 30;
let opened: LedgerDatabase;
let advertiserId = '0';

beforeAll(async () => {
  opened = await ledgerDatabase('postgres', ADVERTISERS);
});
afterAll(() => opened.close());
beforeEach(() => {
  advertiserId = String(Number(advertiserId) + 1);
});

const own = () => retailerScope(opened.database, [advertiserId]);

async function write(kind: Posting['kind'], amount: bigint, more: Partial<Posting> = {}): Promise<string> {
  const [id] = await own().write((tx) =>
    post(tx, [{ advertiserId, currency: 'EUR', kind, amount, ...more }]),
  );
  return id ?? '';
}

const undo = (txnId: string) => own().write((tx) => reverse(tx, { advertiserId, txnId, reference: 'typo' }));

async function figures(asOf?: Date) {
  const accounts = [{ advertiserId, currency: 'EUR' }];
  return (await own().read((tx) => figuresOf(tx, accounts, asOf))).get(advertiserId);
}

describe('undoing a posting', () => {
  it('turns every sign, keeps the kind and names what it undoes', async () => {
    await write('credit', 100n);
    const allocated = await write('allocate', 60n, { allocationId: '7' });
    const undone = await undo(allocated);
    expect(await figures()).toMatchObject({ total: 100n, unallocated: 100n, allocated: 0n });
    const [row] = await own().read((tx) =>
      storedRows(tx, sql`select kind, reverses, reference from ledger_txns where id = ${undone}`),
    );
    expect(row).toEqual({ kind: 'allocate', reverses: allocated, reference: 'typo' });
  });

  it('happens once, and is not undone itself', async () => {
    await write('credit', 100n);
    const credited = await write('credit', 40n);
    const undone = await undo(credited);
    await expect(undo(credited)).rejects.toEqual(new LedgerRefused('already_reversed'));
    await expect(undo(undone)).rejects.toEqual(new LedgerRefused('not_reversible'));
    await expect(undo('999999')).rejects.toEqual(new LedgerRefused('not_reversible'));
    expect(await figures()).toMatchObject({ total: 100n });
  });

  it('is won by exactly one of twenty at once', async () => {
    await write('credit', 100n);
    const credited = await write('credit', 40n);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => undo(credited)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await figures()).toMatchObject({ total: 100n });
  });

  it('is refused where the money has moved on', async () => {
    const credited = await write('credit', 100n);
    await write('book', 1n);
    await expect(undo(credited)).rejects.toEqual(new LedgerRefused('insufficient_funds'));
    expect(await figures()).toMatchObject({ total: 100n, pending: 1n });
  });

  it('is refused for another’s posting', async () => {
    const credited = await write('credit', 100n);
    const stranger = retailerScope(opened.database, ['29']);
    const cause = await stranger
      .write((tx) => reverse(tx, { advertiserId, txnId: credited }))
      .then(
        () => undefined,
        (error: Error) => error.cause,
      );
    expect(cause).toMatchObject({ code: '42501' });
  });
});

describe('a frozen account', () => {
  const freeze = (kind: string) =>
    systemScope(opened.database).write((tx) =>
      tx.execute(
        sql`update ledger_accounts set frozen_at = now() where advertiser_id = ${advertiserId} and kind = ${kind}`,
      ),
    );

  it('takes no posting and gives none, the others do', async () => {
    const credited = await write('credit', 100n);
    await write('book', 10n);
    await freeze('unallocated');
    await expect(write('credit', 1n)).rejects.toEqual(new LedgerRefused('account_frozen'));
    await expect(write('book', 1n)).rejects.toEqual(new LedgerRefused('account_frozen'));
    await expect(undo(credited)).rejects.toEqual(new LedgerRefused('account_frozen'));
    await write('redeem', 10n);
    expect(await figures()).toMatchObject({ total: 100n, unallocated: 90n, delivered: 10n });
  });

  it('stops a posting that waited for the lock of whoever froze it', async () => {
    await write('credit', 100n);
    let waiting: Promise<string> | undefined;
    await systemScope(opened.database).write(async (tx) => {
      await tx.execute(
        sql`update ledger_accounts set frozen_at = now() where advertiser_id = ${advertiserId}`,
      );
      waiting = write('credit', 1n);
      waiting.catch(() => {});
      await waits(tx);
    });
    await expect(waiting).rejects.toEqual(new LedgerRefused('account_frozen'));
  });

  /** Until another session waits for a lock of this one. */
  async function waits(tx: Parameters<typeof figuresOf>[0]): Promise<void> {
    const [row] = await rowsOf(
      tx,
      { waiting: boolean },
      sql`select exists (select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))) as waiting`,
    );
    if (!row?.waiting) await waits(tx);
  }
});

describe('figures as of a moment', () => {
  it('are what they were, whatever came after, to the posting', async () => {
    const moments: { at: Date; figures: unknown }[] = [];
    for (const [kind, amount] of [
      ['credit', 100n],
      ['book', 30n],
      ['redeem', 20n],
      ['debit', 5n],
    ] as const) {
      await write(kind, amount);
      const [row] = await own().read((tx) =>
        rowsOf(tx, { at: text }, sql`select max(at)::text as at from ledger_txns`),
      );
      moments.push({ at: new Date(`${row?.at}`), figures: await figures() });
    }
    for (const { at, figures: then } of moments) expect(await figures(at)).toEqual(then);
    expect(await figures(new Date(0))).toMatchObject({ total: 0n, balance: 0n });
  });

  it('never show an account below zero, though an earlier transaction posts later', async () => {
    await write('credit', 10n);
    await own().write(async (slow) => {
      await slow.execute(sql`select 1`);
      await write('credit', 90n);
      await post(slow, [{ advertiserId, currency: 'EUR', kind: 'debit', amount: 100n }]);
    });
    const rows = await own().read((tx) =>
      rowsOf(tx, { at: text }, sql`select at::text as at from ledger_txns order by at`),
    );
    for (const { at } of rows) {
      expect((await figures(new Date(at)))?.unallocated).toBeGreaterThanOrEqual(0n);
    }
  });
});

it('ties after all of it', async () => {
  expect(await recount(opened.database)).toEqual({ drifts: [], unbalanced: [] });
});
