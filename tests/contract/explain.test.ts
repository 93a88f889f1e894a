import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMoney } from '../../schema/foundation/money/money.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const SHOP = 'shop@cornershop.example';

interface Money {
  amount: string;
  currency: string;
}
interface Explained {
  figure: string;
  amount: Money;
  entriesAmount: Money;
  terms: { name: string; isFigure: boolean; sign: number; amount: Money }[];
  entries: {
    items: {
      amount: Money;
      after: Money;
      effectiveAt: string;
      kind: string;
      allocationExternalId: string | null;
    }[];
    page: { totalCount: number };
  };
}
interface Budget {
  asOf: string | null;
  explain: Explained;
  [figure: string]: unknown;
}

const PARTS = `figure amount { amount currency } entriesAmount { amount currency }
  terms { name isFigure sign amount { amount currency } }
  entries { items { amount { amount currency } after { amount currency } effectiveAt kind allocationExternalId } page { totalCount } }`;
const BUDGET = `query ($id: ID!, $figure: BudgetFigure!, $asOf: String, $page: PageInput) { advertiser(id: $id) { budget(asOf: $asOf) {
  asOf total { amount } used { amount } balance { amount } maxAdd { amount } maxRemove { amount } allocated { amount } requested { amount }
  explain(figure: $figure, page: $page) { ${PARTS} } } } }`;
const ALLOCATIONS = `query ($id: ID!, $figure: AllocationFigure!) { advertiser(id: $id) { committedAllocations(page: { size: 20 }) { items {
  id externalId amount { amount } amountUsed { amount } amountPending { amount } amountAvailable { amount }
  explain(figure: $figure) { ${PARTS} } } } } }`;
const PENDING = `query ($id: ID!) { advertiser(id: $id) {
  openAllocation { amountPending { amount currency } } committedAllocationsSummary { amountPending { amount currency } } } }`;

const minor = ({ amount, currency }: Money) => parseMoney(amount, currency) as bigint;

describe.each(ENGINES)('figures explained through the graph on %s', (engine) => {
  let world: World;
  let id = '';
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const list = await world.ask<{
      advertisers: { items: { id: string; hasCommittedAllocation: boolean }[] };
    }>(RETAILER, '{ advertisers(page: { size: 100 }) { items { id hasCommittedAllocation } } }', {});
    const { items } = list.advertisers;
    id = (items.find(({ hasCommittedAllocation }) => hasCommittedAllocation) ?? items[0])?.id ?? '';
  });
  afterAll(() => world?.close());

  const budget = async (variables: object): Promise<Budget> =>
    (await world.ask<{ advertiser: { budget: Budget } }>(RETAILER, BUDGET, { id, ...variables })).advertiser
      .budget;

  test.each([
    ['total', 'total'],
    ['used', 'used'],
    ['balance', 'balance'],
    ['allocated', 'allocated'],
    ['max_add', 'maxAdd'],
    ['max_remove', 'maxRemove'],
    ['requested', 'requested'],
  ])('%s is the sum of its terms and is the figure the budget shows', async (figure, field) => {
    const figures = await budget({ figure });
    const { explain } = figures;
    expect(explain.amount.amount).toBe((figures[field] as Money).amount);
    const sum = explain.terms.reduce((all, { sign, amount }) => all + BigInt(sign) * minor(amount), 0n);
    expect(sum).toBe(minor(explain.amount));
    const limit = explain.terms.find(({ name }) => name === 'limit')?.amount;
    expect(minor(explain.entriesAmount) + (limit ? minor(limit) : 0n)).toBe(sum);
  });

  test('entries come a page at a time, newest first, each with the figure after it', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((number) => budget({ figure: 'balance', page: { number, size: 5 } })),
    );
    const entries = [first, second].flatMap((page) => page?.explain.entries.items ?? []);
    expect(entries).toHaveLength(10);
    expect(minor(entries[0]?.after as Money)).toBe(minor(first?.explain.amount as Money));
    for (const [index, entry] of entries.slice(1).entries()) {
      const newer = entries[index];
      expect(minor(entry.after)).toBe(minor(newer?.after as Money) - minor(newer?.amount as Money));
      expect(entry.effectiveAt <= (newer?.effectiveAt ?? '')).toBe(true);
    }
  });

  test('a past moment is explained by what had happened then', async () => {
    const now = await budget({ figure: 'total' });
    const asOf = new Date(Date.now() - 120 * 86_400_000).toISOString();
    const then = await budget({ figure: 'total', asOf });
    expect(then.explain.amount.amount).toBe((then.total as Money).amount);
    expect(then.explain.entries.page.totalCount).toBeLessThan(now.explain.entries.page.totalCount);
    expect(then.explain.entries.items.every(({ effectiveAt }) => effectiveAt <= asOf)).toBe(true);
  });

  test.each([
    ['amount', 'amount'],
    ['amount_used', 'amountUsed'],
    ['amount_pending', 'amountPending'],
    ['amount_available', 'amountAvailable'],
  ])('%s of an allocation is the sum of its entries', async (figure, field) => {
    const answer = await world.ask<{
      advertiser: {
        committedAllocations: {
          items: (Record<string, Money> & { externalId: unknown; explain: Explained })[];
        };
      };
    }>(RETAILER, ALLOCATIONS, { id, figure });
    const { items } = answer.advertiser.committedAllocations;
    expect(items.length).toBeGreaterThan(0);
    for (const { explain, externalId, [field]: listFigure } of items) {
      expect(externalId).toMatch(/^IO-/);
      for (const entry of explain.entries.items) expect(entry.allocationExternalId).toBe(externalId);
      expect(explain.amount.amount).toBe(listFigure?.amount);
      expect(minor(explain.entriesAmount)).toBe(minor(explain.amount));
    }
  });

  test('what is requested is what the requests of all allocations ask for, each with its allocation', async () => {
    const { requested, explain } = await budget({ figure: 'requested', page: { size: 100 } });
    const { advertiser } = await world.ask<{ advertiser: Record<string, { amountPending: Money } | null> }>(
      RETAILER,
      PENDING,
      { id },
    );
    const parts = Object.values(advertiser).map((part) => part?.amountPending);
    const sum = parts.reduce((all, part) => all + (part ? minor(part) : 0n), 0n);
    expect(sum).toBeGreaterThan(0n);
    expect(minor(explain.amount)).toBe(sum);
    expect((requested as Money).amount).toBe(explain.amount.amount);
    const entries = explain.entries.items;
    expect(entries.reduce((all, { amount }) => all + minor(amount), 0n)).toBe(sum);
    for (const entry of entries) expect(entry.allocationExternalId).toMatch(/^IO-/);
  });

  test('another’s figures are not there', async () => {
    const { data } = await world.graph(SHOP, BUDGET, { id, figure: 'balance' });
    expect(data?.advertiser).toBeNull();
  });
});
