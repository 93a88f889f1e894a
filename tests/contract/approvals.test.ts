import { sql } from 'drizzle-orm';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DecideManyDialogSendDocument } from '../../operations/reports/reports/DecideManyDialog.generated.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { startWorld, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';
const SECOND = 'second.operator@guerdon.example';
const RETAILER = 'retailer@northwind.example';
const TO_DECIDE = '{ requestsToDecide { count oldestCreatedAt } }';
const WAITING = `{ allocationsReport(filter: { statuses: [pending] }, page: { number: 1, size: 100 }) { items {
  id version canDecide outcome { unallocated { amount } unallocatedAfter { amount } after { amount { amount } } } } } }`;

// biome-ignore lint/suspicious/noExplicitAny: answers of the graph, looked into freely
type Loose = any;

let world: World;
beforeAll(async () => {
  world = await startWorld({ engine: 'pglite', size: 'small' });
});
afterAll(() => world?.close());

const decide = async (login: string, input: object): Promise<Loose> => {
  const { data, errors } = await world.graph(login, print(DecideManyDialogSendDocument), { input });
  expect(errors).toBeUndefined();
  return data?.decideAllocationRequests;
};

test('APPR-7, APPR-10, APPR-11: all that waits is decided at once through the graph, with one reason, tried before; then none waits', async () => {
  const waiting = (await world.ask<Loose>(SECOND, WAITING, {})).allocationsReport.items.filter(
    ({ canDecide }: Loose) => canDecide,
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const { outcome } of waiting) expect(outcome.after.amount.amount).toBeTruthy();
  const count = async (login = SECOND) =>
    (await world.ask<Loose>(login, TO_DECIDE, {})).requestsToDecide.count;
  expect(await count()).toBe(waiting.length);
  expect(await count(OPERATOR)).toEqual(expect.any(Number));
  const requests = waiting.map(({ id, version }: Loose) => ({ id, version }));
  const input = { requests, decision: 'reject', idempotencyKey: 'all-of-them' };
  expect(await decide(SECOND, input)).toMatchObject({
    fieldErrors: [{ field: 'reason', rule: 'required' }],
  });
  const reason = 'The quarter is over';
  const tried = await decide(SECOND, { ...input, reason, dryRun: true });
  expect(await count()).toBe(waiting.length);
  const decision = await decide(SECOND, { ...input, reason });
  expect(decision.effects).toEqual(tried.effects);
  expect(decision).toMatchObject({
    decidedCount: waiting.length,
    results: waiting.map(({ id }: Loose) => ({ id, outcome: 'decided', code: null, request: { reason } })),
  });
  expect(await decide(SECOND, { ...input, reason })).toEqual(decision);
  expect(await count()).toBe(0);
  const rows = await rowsOf(
    world.database.db,
    { reason: text },
    sql`select distinct reason from budget_lines where id = any (${`{${requests.map(({ id }: Loose) => id).join(',')}}`}::bigint[])`,
  );
  expect(rows).toEqual([{ reason }]);
});

test('APPR-7, APPR-10: who is no staff neither decides nor counts', async () => {
  const input = { requests: [{ id: '1', version: 1 }], decision: 'approve', idempotencyKey: 'x' };
  const refused = await world.graph(RETAILER, print(DecideManyDialogSendDocument), { input });
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await world.graph(RETAILER, TO_DECIDE, {})).data?.requestsToDecide ?? null).toBeNull();
});
