import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { explainBudget } from '../../platform/money/explain/store.ts';
import { figuresOf } from '../../platform/money/ledger/figures.ts';
import { LEDGER_KINDS, type LedgerKind } from '../../platform/money/ledger/kinds.ts';
import { LedgerRefused, type Posting, post, reverse } from '../../platform/money/ledger/post.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { parseMoney } from '../../schema/foundation/money/money.ts';
import { BUDGET_FIGURES } from '../../schema/money/figures.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';
import { seeded } from './seeded.ts';

const DAY = 86_400_000;
const START = Date.UTC(2025, 0, 30);
/** Postings fall on days around the ends of months, where sums of days and months meet. */
const moment = fc
  .record({
    days: fc.oneof(fc.constantFrom(0, 1, 2, 3, 29, 30, 31, 59, 60), fc.nat(430)),
    inDay: fc.oneof(fc.constantFrom(0, 1, DAY - 1), fc.nat(DAY - 1)),
  })
  .map(({ days, inDay }) => new Date(START + days * DAY + inDay));

const move = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constant<LedgerKind | 'undo'>('book') },
    {
      weight: 5,
      arbitrary: fc.constantFrom<LedgerKind | 'undo'>(...(Object.keys(LEDGER_KINDS) as LedgerKind[])),
    },
    { weight: 1, arbitrary: fc.constant<LedgerKind | 'undo'>('undo') },
  ),
  amount: fc.bigInt(1n, 90n),
  allocation: fc.constantFrom(0, 1, 2),
  at: moment,
});
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let opened: LedgerDatabase;
  let advertiser = 0;
  beforeAll(async () => {
    opened = await ledgerDatabase(engine, 0);
  });
  afterAll(() => opened.close());
  const system = (): Scope => systemScope(opened.database);

  async function begin(): Promise<string> {
    advertiser += 1;
    const id = advertiser;
    await system().write(async (tx) => {
      await tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency, allow_committed_allocation)
        values (${id}, 1, 'Random', 'en', 'EUR', ${id % 2 === 0})`);
      await tx.execute(sql`insert into allocations (advertiser_id, id, type, currency, requested_amount)
        select ${id}, ${id * 10} + n, case n when 1 then 'committed' else 'open' end, 'EUR', 0 from generate_series(1, 2) n`);
    });
    await make(String(id), { kind: 'credit', amount: 9000n, allocation: 0, at: new Date(START) }, []);
    return String(id);
  }

  async function make(advertiserId: string, { kind, amount, allocation, at }: Move, txnIds: string[]) {
    const fills = kind === 'allocate' || kind === 'deallocate';
    const to =
      allocation || fills ? { allocationId: `${Number(advertiserId) * 10 + (allocation || 1)}` } : {};
    try {
      const id = await system().write(async (tx) => {
        if (kind === 'undo') return reverse(tx, { advertiserId, txnId: txnIds.at(-1) ?? '0' });
        const posting: Posting = { advertiserId, currency: 'EUR', kind, amount, at, ...to };
        return (await post(tx, [posting]))[0] ?? '';
      });
      txnIds.push(id);
    } catch (error) {
      if (!(error instanceof LedgerRefused)) throw error;
    }
  }

  /** Balances at a moment, counted from all entries by the moments of their postings. */
  async function counted(advertiserId: string, asOf: Date) {
    const rows = await system().read((tx) =>
      rowsOf(
        tx,
        { kind: text, amount: text },
        sql`select case when x.type = 'committed' then 'committed' else a.kind end as kind, sum(e.amount)::text as amount
          from ledger_entries e join ledger_txns t on t.advertiser_id = e.advertiser_id and t.id = e.txn_id
          join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
          left join allocations x on x.advertiser_id = a.advertiser_id and x.id = a.allocation_id
          where e.advertiser_id = ${advertiserId} and t.at <= ${asOf.toISOString()}::timestamptz group by 1`,
      ),
    );
    const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
    const [delivered, expired, committed] = [of('delivered'), of('expired'), of('committed')];
    const [total, used] = [-of('funding'), delivered + expired];
    return {
      total,
      delivered,
      expired,
      committed,
      used,
      balance: total - used,
      pending: of('pending'),
      unallocated: of('unallocated'),
      allocated: of('allocation') + committed,
    };
  }

  /** Every page of an explanation; its entries in their order. */
  async function explained(
    advertiserId: string,
    view: { figure: (typeof BUDGET_FIGURES)[number]; asOf: Date; size: number },
  ) {
    const first = await explainBudget(system(), advertiserId, { ...view, page: 1 });
    const entries = [...first.entries.items];
    for (let page = 2; entries.length < first.entries.total; page += 1) {
      const { items } = (await explainBudget(system(), advertiserId, { ...view, page })).entries;
      expect(items.length).toBeGreaterThan(0);
      entries.push(...items);
    }
    const beyond = Math.ceil(first.entries.total / view.size) + 1;
    expect((await explainBudget(system(), advertiserId, { ...view, page: beyond })).entries.items).toEqual(
      [],
    );
    return { ...first, all: entries };
  }

  test('months, days and the rest of a day are the full sum at any moment, and explain it entry by entry', async () => {
    const property = fc.asyncProperty(
      fc.array(move, { minLength: 25, maxLength: 60, size: 'max' }),
      fc.array(moment, { minLength: 4, maxLength: 4 }),
      fc.constantFrom(...BUDGET_FIGURES.filter((figure) => figure !== 'requested')),
      fc.integer({ min: 1, max: 9 }),
      async (moves, moments, figure, size) => {
        const advertiserId = await begin();
        const txnIds: string[] = [];
        for (const one of moves) await make(advertiserId, one, txnIds);
        const exact = moves.slice(0, 2).flatMap(({ at }) => [at, new Date(at.getTime() - 1)]);
        for (const asOf of [...moments, ...exact, new Date()]) {
          const figures = await system().read((tx) =>
            figuresOf(tx, [{ advertiserId, currency: 'EUR' }], asOf),
          );
          expect(figures.get(advertiserId)).toEqual(await counted(advertiserId, asOf));
        }
        const [asOf = new Date()] = moments;
        const { amount, all, kinds } = await explained(advertiserId, { figure, asOf, size });
        const minor = (text: string) => parseMoney(text, 'EUR') as bigint;
        let after = minor(amount);
        for (const entry of all) {
          expect(minor(entry.after)).toBe(after);
          after -= minor(entry.amount);
        }
        const byKind = new Map<string, { count: number; amount: bigint }>();
        for (const entry of all) {
          const sum = byKind.get(entry.kind) ?? { count: 0, amount: 0n };
          byKind.set(entry.kind, { count: sum.count + 1, amount: sum.amount + minor(entry.amount) });
        }
        const sums = kinds.map((sum) => [sum.kind, { count: sum.count, amount: minor(sum.amount) }] as const);
        expect(new Map(sums)).toEqual(byKind);
        const moved = all.map(({ at }) => at);
        expect(moved).toEqual([...moved].sort().reverse());
      },
    );
    await fc.assert(property, seeded(6, 200));
  }, 1_200_000);

  test('sums that are wrong are named, stop nothing, and are written anew for whoever asks', async () => {
    const advertiserId = await begin();
    await make(advertiserId, { kind: 'book', amount: 5n, allocation: 0, at: new Date() }, []);
    const tied = async () => (await reconcile(system())).findings.filter(({ check }) => check === 'summed');
    expect(await tied()).toEqual([]);
    await system().write((tx) =>
      tx.execute(
        sql`update ledger_sums set amount = amount + 1 where advertiser_id = ${advertiserId} and kind = 'book' and grain = 'month'`,
      ),
    );
    const findings = await tied();
    expect(findings).toHaveLength(2);
    expect(findings.every((one) => one.advertiserId === advertiserId && one.accountIds.length === 0)).toBe(
      true,
    );
    expect((await reconcile(system(), { releases: true })).rewritten).toEqual([advertiserId]);
    expect(await tied()).toEqual([]);
  });
});
