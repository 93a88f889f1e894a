import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type Figures, figuresOf } from '../../platform/money/ledger/figures.ts';
import type { LedgerKind } from '../../platform/money/ledger/kinds.ts';
import { LedgerRefused, type Posting, post } from '../../platform/money/ledger/post.ts';
import { findingsOf } from '../../platform/money/reconciliation/findings.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../support/ledgerDatabase.ts';
import { isNightly, seeded } from './seeded.ts';

const SECONDS = isNightly ? 60 : 2;
const WRITERS = 16;
const READERS = 2;
const KINDS: LedgerKind[] = [
  'credit',
  'debit',
  'allocate',
  'deallocate',
  'book',
  'book',
  'redeem',
  'cancel',
  'expire',
  'refund',
];
let opened: LedgerDatabase | null = null;

afterEach(async () => {
  await opened?.close();
  opened = null;
});

test.each([1, 20])(
  '16 writers on %i advertisers: every read ties, listed balances too, nothing is below zero, nothing deadlocks',
  async (advertisers) => {
    opened = await ledgerDatabase('postgres', advertisers);
    const { database } = opened;
    let state = seeded(0, 0).seed ?? 1;
    const below = (bound: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >>> 8) % bound;
    };
    const until = performance.now() + SECONDS * 1000;
    const count = { posted: 0, refused: 0, reads: 0 };

    async function writer(): Promise<void> {
      while (performance.now() < until) {
        const list = Array.from({ length: 1 + below(3) }, (): Posting => {
          const kind = KINDS[below(KINDS.length)] ?? 'credit';
          const isAllocated = kind === 'allocate' || kind === 'deallocate' || below(3) === 0;
          return {
            advertiserId: String(1 + below(advertisers)),
            currency: 'EUR',
            kind,
            amount: BigInt(1 + below(kind === 'credit' ? 10_000 : 900)),
            ...(isAllocated ? { allocationId: '1' } : {}),
          };
        });
        const scope = retailerScope(database, [...new Set(list.map(({ advertiserId }) => advertiserId))]);
        try {
          await scope.write((tx) => post(tx, list));
          count.posted += list.length;
        } catch (error) {
          if (!(error instanceof LedgerRefused)) throw error;
          count.refused += 1;
        }
      }
    }

    const broken: (Figures | { listed: string | undefined })[] = [];
    async function reader(): Promise<void> {
      const ids = Array.from({ length: advertisers }, (_, index) => String(index + 1));
      const budgets = ids.map((advertiserId) => ({ advertiserId, currency: 'EUR' }));
      while (performance.now() < until) {
        // As a route reads: all of one moment.
        const { all, listed } = await retailerScope(database, ids).read(async (tx) => ({
          all: await figuresOf(tx, budgets),
          listed: new Map(
            (
              await rowsOf(
                tx,
                { id: text, balance: text },
                sql`select advertiser_id as id, balance from advertiser_balances`,
              )
            ).map(({ id, balance }) => [id, balance]),
          ),
        }));
        for (const [id, figures] of all) {
          const { balance, unallocated, allocated, pending } = figures;
          const parts = [unallocated, allocated, pending];
          if (balance !== unallocated + allocated + pending || parts.some((part) => part < 0n))
            broken.push(figures);
          if (listed.get(id) !== String(balance)) broken.push({ ...figures, listed: listed.get(id) });
        }
        count.reads += 1;
      }
    }

    await Promise.all([
      ...Array.from({ length: WRITERS }, writer),
      ...Array.from({ length: READERS }, reader),
    ]);
    expect(broken).toEqual([]);
    expect(Math.min(count.posted, count.refused, count.reads)).toBeGreaterThan(0);
    expect(await recount(database)).toEqual({ drifts: [], unbalanced: [] });
    for (let id = 1; id <= advertisers; id += 1) {
      const findings = await systemScope(database).read((tx) => findingsOf(tx, String(id)));
      expect(findings.filter(({ check }) => check === 'listed')).toEqual([]);
    }
    const [stat] = await rowsOf(
      database.db,
      { deadlocks: text },
      sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
    );
    expect(stat?.deadlocks).toBe('0');
  },
);
