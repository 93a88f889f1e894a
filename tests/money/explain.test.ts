import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { readBudget } from '../../platform/money/budgets/read.ts';
import type { ExplanationJson } from '../../platform/money/explain/shape.ts';
import { explainAllocation, explainBudget } from '../../platform/money/explain/store.ts';
import { type Figures, figuresOf } from '../../platform/money/ledger/figures.ts';
import { LEDGER_KINDS, type LedgerKind } from '../../platform/money/ledger/kinds.ts';
import { LedgerRefused, post, reverse } from '../../platform/money/ledger/post.ts';
import { formatMinor, MAX_BUDGET_UNITS, parseMoney } from '../../schema/foundation/money/money.ts';
import { ALLOCATION_FIGURES, BUDGET_FIGURES, type BudgetFigure } from '../../schema/money/figures.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';
import { askedOf, moveRequest, type RequestMove, requestMove, type Waiting } from './requests.ts';
import { seeded } from './seeded.ts';

const RUNS = 5;
const NIGHTLY_RUNS = 300;
let opened: LedgerDatabase;
let advertiser = 0;

beforeAll(async () => {
  opened = await ledgerDatabase('pglite', 0);
});
afterAll(() => opened.close());

const system = () => systemScope(opened.database);
const minor = (text: string) => parseMoney(text, 'EUR') as bigint;

interface Move {
  kind: LedgerKind | 'undo';
  amount: bigint;
  allocation: 0 | 1 | 2;
}

const kinds = Object.keys(LEDGER_KINDS) as LedgerKind[];
const picked = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Move['kind']>('credit') },
  { weight: 3, arbitrary: fc.constant<Move['kind']>('book') },
  { weight: 2, arbitrary: fc.constant<Move['kind']>('allocate') },
  { weight: 1, arbitrary: fc.constant<Move['kind']>('undo') },
  { weight: 8, arbitrary: fc.constantFrom(...kinds) },
);
// Credits are large and the rest small, so that most moves can be made.
const move: fc.Arbitrary<Move> = picked.chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    amount: kind === 'credit' ? fc.bigInt(1000n, 9000n) : fc.bigInt(1n, 90n),
    allocation: fc.constantFrom(0, 1, 2),
  }),
);

/** What moves money, and what only asks for it. */
const step = fc.oneof<[fc.WeightedArbitrary<Move>, fc.WeightedArbitrary<RequestMove>]>(
  { weight: 3, arbitrary: move },
  { weight: 1, arbitrary: requestMove },
);

/** A new advertiser with an open allocation and a committed one; every other one may commit stock. */
async function begin(): Promise<void> {
  await system().write(async (tx) => {
    await tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency, allow_committed_allocation)
      values (${advertiser}, 1, 'Random', 'en', 'EUR', ${advertiser % 2 === 0})`);
    await tx.execute(sql`insert into allocations (advertiser_id, id, type, currency, requested_amount)
      select ${advertiser}, ${advertiser * 10} + n, case n when 1 then 'committed' else 'open' end, 'EUR', 0 from generate_series(1, 2) n`);
  });
}

/** Makes a move if it can be made; answers the posting. */
async function make(
  advertiserId: string,
  { kind, amount, allocation }: Move,
  txnIds: string[],
): Promise<string | null> {
  const fills = kind === 'allocate' || kind === 'deallocate';
  const allocationId = allocation || fills ? { allocationId: `${advertiser * 10 + (allocation || 1)}` } : {};
  try {
    return await system().write(async (tx) => {
      if (kind === 'undo') return reverse(tx, { advertiserId, txnId: txnIds.at(-1) ?? '0' });
      const [id] = await post(tx, [{ advertiserId, currency: 'EUR', kind, amount, ...allocationId }]);
      return id ?? null;
    });
  } catch (error) {
    if (error instanceof LedgerRefused) return null;
    throw error;
  }
}

/** Every page of an explanation; its entries together. */
async function whole(ask: (page: number) => Promise<ExplanationJson>) {
  const first = await ask(1);
  const entries = [...first.entries.items];
  for (let page = 2; entries.length < first.entries.total; page += 1)
    entries.push(...(await ask(page)).entries.items);
  return { ...first, all: entries };
}

function tie(explained: Awaited<ReturnType<typeof whole>>, total: bigint, limit = 0n): void {
  const sum = (amounts: string[]) => amounts.reduce((all, amount) => all + minor(amount), 0n);
  expect(minor(explained.amount)).toBe(total);
  expect(explained.terms.reduce((all, { sign, amount }) => all + BigInt(sign) * minor(amount), 0n)).toBe(
    total,
  );
  expect(sum(explained.all.map(({ amount }) => amount)) + limit).toBe(total);
  expect(sum(explained.kinds.map(({ amount }) => amount)) + limit).toBe(total);
  expect(minor(explained.entries_amount) + limit).toBe(total);
  let after = total;
  for (const entry of explained.all) {
    expect(minor(entry.after)).toBe(after);
    after -= minor(entry.amount);
  }
  expect(after).toBe(limit);
}

/** What is so at a moment: the figures of the ledger, and the requests that wait. */
interface Snapshot {
  figures: Figures;
  waiting: Waiting;
}

function shownOf(figure: BudgetFigure, { figures, waiting }: Snapshot, allowsCommitted: boolean): bigint {
  const { total, balance, pending, unallocated, committed } = figures;
  if (figure === 'requested') return askedOf(waiting);
  if (figure === 'max_add') return minor(`${MAX_BUDGET_UNITS}`) - total;
  if (figure === 'max_remove') return allowsCommitted ? unallocated : balance - pending - committed;
  return figures[figure];
}

test('every figure of a random history is the sum of its formula and of its entries, now and at any moment', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 30, maxLength: 55, size: 'max' }),
    fc.nat(),
    fc.integer({ min: 3, max: 40 }),
    async (steps, at, size) => {
      advertiser += 1;
      const advertiserId = String(advertiser);
      const budgets = [{ advertiserId, currency: 'EUR' }];
      let waiting: Waiting = new Map();
      const now = async () => ({
        figures: (await system().read((tx) => figuresOf(tx, budgets))).get(advertiserId) as Figures,
        waiting,
      });
      await begin();
      const moments = new Map<string, Snapshot>();
      const txnIds: string[] = [];
      for (const one of steps) {
        let moment = '';
        if ('request' in one) {
          const allocationId = `${advertiser * 10 + one.allocation}`;
          const moved = await moveRequest(system(), { advertiserId, allocationId, waiting }, one);
          if (!moved) continue;
          ({ moment, waiting } = moved);
        } else {
          const id = await make(advertiserId, one, txnIds);
          if (!id) continue;
          txnIds.push(id);
          const [row] = await system().read((tx) =>
            rowsOf(tx, { at: text }, sql`select at::text as at from ledger_txns where id = ${id}`),
          );
          moment = row?.at ?? '';
        }
        // Two in the same millisecond are one moment.
        moments.set(moment, await now());
      }
      const past = [...moments].map(([moment, snapshot]) => ({ asOf: new Date(moment), snapshot }));
      const seen = [
        { asOf: undefined, snapshot: await now() },
        ...past.slice(at % (past.length + 1)).slice(0, 1),
      ];
      for (const { asOf, snapshot } of seen) {
        const { requested } = await readBudget(system(), advertiserId, asOf);
        expect(minor(requested)).toBe(askedOf(snapshot.waiting));
        for (const figure of BUDGET_FIGURES) {
          const explained = await whole((page) =>
            explainBudget(system(), advertiserId, { figure, asOf, page, size }),
          );
          const total = shownOf(figure, snapshot, advertiser % 2 === 0);
          tie(explained, total, figure === 'max_add' ? minor(`${MAX_BUDGET_UNITS}`) : 0n);
        }
        let available = 0n;
        for (const allocationId of [1, 2].map((n) => `${advertiser * 10 + n}`)) {
          const amounts = new Map<string, bigint>();
          for (const figure of ALLOCATION_FIGURES) {
            const explained = await whole((page) =>
              explainAllocation(system(), { advertiserId, allocationId }, { figure, asOf, page, size }),
            );
            const waits = figure === 'amount_pending';
            tie(explained, waits ? askedOf(snapshot.waiting, allocationId) : minor(explained.amount));
            amounts.set(figure, minor(explained.amount));
          }
          expect(amounts.get('amount_available')).toBe(
            (amounts.get('amount') ?? 0n) - (amounts.get('amount_used') ?? 0n),
          );
          available += amounts.get('amount_available') ?? 0n;
        }
        expect(formatMinor(available, 'EUR')).toBe(formatMinor(snapshot.figures.allocated, 'EUR'));
      }
    },
  );
  await fc.assert(property, seeded(RUNS, NIGHTLY_RUNS));
}, 600_000);
