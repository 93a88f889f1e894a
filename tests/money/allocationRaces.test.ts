import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../support/allocationWorld.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let world: AllocationWorld;

beforeAll(async () => {
  world = await startAllocationWorld('postgres');
});
afterAll(() => world?.close());

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const requestAllocation = async (body: object, id = '1') => {
  const answer = (await world.ask(body, { id })).body;
  return { lineId: String(answer.request?.id), version: 1, allocationId: String(answer.allocation?.id) };
};
const unallocated = async (id: string) =>
  (await world.call('operator', 'GET', `/api/advertisers/${id}/budget`)).body.unallocated;

describe('two operators at once', () => {
  test('ALLOC-37: of two requests for the last money exactly one is approved, the other is told why; ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      await world.fund('1', 100);
      const [one, other] = [
        await requestAllocation(committed(10, '10')),
        await requestAllocation(committed(10, '10')),
      ];
      const answers = await Promise.all([
        world.decide('approve', one.lineId, { login: 'operator' }),
        world.decide('approve', other.lineId, { login: 'second' }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409)?.body;
      expect(lost?.error_name).toBe('insufficient_unallocated_budget');
      expect(String(lost?.message)).toContain('€100.00 is requested, €0.00 is free');
      expect(await unallocated('1')).toBe('0.00');
    }
  });

  test('the same request is approved once; the other sees what became of it', async () => {
    await world.fund('1', 500);
    for (let round = 0; round < 10; round += 1) {
      const { lineId } = await requestAllocation(committed(1, '10'));
      const answers = await Promise.all([
        world.decide('approve', lineId, { login: 'operator', version: 1 }),
        world.decide('approve', lineId, { login: 'second', version: 1 }),
        world.decide('reject', lineId, { login: 'second', version: 1 }),
      ]);
      expect(statuses(answers)).toEqual([200, 409, 409]);
      for (const { body } of answers.filter(({ status }) => status === 409)) {
        expect(body.error_name).toBe('stale_version');
        expect(body.current?.budget_line_item?.status).not.toBe('pending');
      }
    }
  });

  test('of an approval, a rejection and a withdrawal of the same request exactly one happens; ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      await world.fund('1', 10);
      const before = await unallocated('1');
      const { lineId, allocationId } = await requestAllocation(committed(1, '10'));
      const verbs = ['approve', 'withdraw', ...(round % 2 ? (['reject'] as const) : [])] as const;
      const answers = await Promise.all(
        verbs.map((verb) =>
          world.decide(verb, lineId, { version: 1, login: verb === 'withdraw' ? 'retailer' : 'second' }),
        ),
      );
      expect(statuses(answers)).toEqual([200, ...verbs.slice(1).map(() => 409)]);
      const winner = verbs[answers.findIndex(({ status }) => status === 200)];
      const moved = Math.round((Number(before) - Number(await unallocated('1'))) * 100);
      expect(moved).toBe(winner === 'approve' ? 1000 : 0);
      const path = `/api/advertisers/1/allocations/${allocationId}`;
      const displays = { approve: 'ready', reject: 'rejected', withdraw: 'withdrawn' };
      expect((await world.call('retailer', 'GET', path)).body.display).toBe(displays[winner ?? 'approve']);
    }
  });

  test('a change and a withdrawal of the same request never mix', async () => {
    await world.fund('1', 1000);
    for (let round = 0; round < 10; round += 1) {
      const { lineId, allocationId } = await requestAllocation(committed(1, '10'));
      const answers = await Promise.all([
        world.decide('withdraw', lineId, { version: 1, login: 'retailer' }),
        world.change(allocationId, 1, { rewards: [{ sku: REWARDS.fine, quantity: 2 }] }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
    }
  });

  test('a change and an approval of the same request never mix: what was approved is what was seen', async () => {
    await world.fund('1', 1000);
    for (let round = 0; round < 10; round += 1) {
      const { lineId, allocationId } = await requestAllocation(committed(1, '10'));
      const [approved, changed] = await Promise.all([
        world.decide('approve', lineId, { version: 1 }),
        world.change(allocationId, 1, { rewards: [{ sku: REWARDS.fine, quantity: 2 }] }),
      ]);
      expect(statuses([approved, changed])).toEqual([200, 409]);
      if (approved.status === 200) expect(approved.body.allocation?.amount).toBe('10.00');
    }
  });

  test('ALLOC-8: twenty first requests at once make one open allocation', async () => {
    await world.fund('2', 1_000_000, 'JPY');
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.ask(open('100'), { id: '2' })));
    expect(new Set(statuses(answers))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.allocation?.id)).size).toBe(1);
  });

  test('one of two requests that bring the same reward at once is told it is there already', async () => {
    const body = open('10', REWARDS.fine);
    const answers = await Promise.all([world.ask(body), world.ask(body)]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error_name).toBe('double_reward');
  });

  test('ALLOC-43: what was used since it was asked for is not given back', async () => {
    const filled = await requestAllocation(open('50'));
    await world.decide('approve', filled.lineId);
    const back = await requestAllocation(open('-40'));
    await systemScope(world.database).write((tx) =>
      post(tx, [
        {
          advertiserId: '1',
          currency: 'EUR',
          kind: 'book',
          amount: 1001n,
          allocationId: filled.allocationId,
        },
      ]),
    );
    const { status, body } = await world.decide('approve', back.lineId);
    expect([status, body.error_name]).toEqual([409, 'insufficient_allocation']);
  });
});

describe('a key', () => {
  test('asked ten times in turn there is one request, and the same answer', async () => {
    const answers: Answer[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      answers.push(await world.ask(committed(1, '1'), { key: 'ten' }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await requestsWith('ten')).toBe(1);
  });

  test('asked twenty times at once there is one request: the same answer or in flight', async () => {
    const before = await lines();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.ask(committed(1, '1'), { key: 'twenty' })),
    );
    expect(await lines()).toBe(before + 1);
    for (const { status, body } of answers)
      expect([201, 'idempotency_in_flight']).toContain(status === 201 ? status : body.error_name);
    const late = await world.ask(committed(1, '1'), { key: 'twenty' });
    expect(late.text).toBe(answers.find(({ status }) => status === 201)?.text);
  });

  test('is for one body; another person’s is another; without one nothing is judged', async () => {
    await world.ask(committed(1, '1'), { key: 'mine' });
    const other = await world.ask(committed(2, '1'), { key: 'mine' });
    expect([other.status, other.body.error_name]).toEqual([422, 'idempotency_mismatch']);
    const before = await lines();
    expect((await world.ask(committed(1, '1'), { key: 'mine', login: 'colleague' })).status).toBe(201);
    expect(await lines()).toBe(before + 1);
    const bare = await world.call('retailer', 'POST', '/api/advertisers/1/allocations', { body: {} });
    expect(bare.status).toBe(422);
    const due = await world.call('retailer', 'POST', '/api/advertisers/1/allocations', { body: committed() });
    expect([due.status, due.body.error_name]).toEqual([400, 'idempotency_key_missing']);
  });

  test.each(['approve', 'reject'] as const)(
    'to %s ten times in turn and twenty at once decides once',
    async (verb) => {
      await world.fund('1', 100);
      const { lineId } = await requestAllocation(committed(1, '1'));
      const before = await unallocated('1');
      const once = { version: 1, key: `${verb}-once` };
      const atOnce = await Promise.all(Array.from({ length: 20 }, () => world.decide(verb, lineId, once)));
      const successes = atOnce.filter(({ status }) => status === 200);
      expect(successes.length).toBeGreaterThan(0);
      for (const { status, body } of atOnce)
        expect([200, 'idempotency_in_flight']).toContain(status === 200 ? status : body.error_name);
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await world.decide(verb, lineId, once)).text).toBe(successes[0]?.text);
      const moved = Math.round((Number(before) - Number(await unallocated('1'))) * 100);
      expect(moved).toBe(verb === 'approve' ? 100 : 0);
      const other = await world.decide(verb === 'approve' ? 'reject' : 'approve', lineId, once);
      expect(other.body.error_name).toBe('idempotency_mismatch');
      const bare = await world.call('second', 'POST', `/api/allocation_requests/${lineId}/${verb}`, {
        version: 1,
        ...(verb === 'reject' && { body: { reason: 'Not now' } }),
      });
      expect(bare.status).toBe(400);
      const mails = await storedRows(
        world.database.db,
        sql`select 1 from jobs where dedupe_key like ${`mail:allocation_%:${lineId}`}`,
      );
      expect(mails.length).toBe(1);
    },
  );

  const lines = async () => (await storedRows(world.database.db, sql`select 1 from budget_lines`)).length;
  const requestsWith = async (key: string) =>
    (await storedRows(world.database.db, sql`select 1 from idempotency_keys where key = ${key}`)).length;
});

test('the ledger ties after all of it, and the database counted no deadlock', async () => {
  expect(await world.ties()).toBe(true);
  const [row] = await rowsOf(
    world.database.db,
    { deadlocks: text },
    sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
  );
  expect(row?.deadlocks).toBe('0');
});
