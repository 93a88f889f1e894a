import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { type AllocationWorld, committed, open, startAllocationWorld } from '../support/allocationWorld.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let world: AllocationWorld;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
});
afterAll(() => world?.close());

// biome-ignore lint/suspicious/noExplicitAny: answers, looked into freely
type Loose = any;
interface Seen {
  id: string;
  version: number;
}

const requestAllocation = async (
  body: object = committed(1, '1'),
  id = '1',
): Promise<Seen & { allocationId: string }> => {
  const { request, allocation } = (await world.ask(body, { id, login: id === '3' ? 'rival' : 'retailer' }))
    .body;
  return { id: String(request?.id), version: Number(request?.version), allocationId: String(allocation?.id) };
};
const seen = (requests: readonly Seen[]) => requests.map(({ id, version }) => ({ id, version }));
const free = async (id = '1') =>
  Number((await world.call('operator', 'GET', `/api/advertisers/${id}/budget`)).body.unallocated);
const codes = ({ body }: Answer) =>
  new Map((body as Loose).results.map(({ id, code }: Loose) => [id, code] as const));

describe('a selection that several people decide about', () => {
  test('APPR-10: of fifty requests with one that was changed meanwhile, forty-nine are approved and that one is named', async () => {
    await world.fund('1', 1000);
    const requests = [];
    for (let n = 0; n < 50; n += 1) requests.push(await requestAllocation());
    const changed = requests[31] as (typeof requests)[number];
    expect((await world.change(changed.allocationId, 1, { external_id: 'IO-OTHER' })).status).toBe(200);
    const before = await free();
    const tried = await world.decideMany('approve', seen(requests), { query: '?dry_run=true' });
    const decision = await world.decideMany('approve', seen(requests));
    for (const answer of [tried, decision]) {
      expect((answer.body as Loose).decided_count).toBe(49);
      const left = (answer.body as Loose).results.filter(({ outcome }: Loose) => outcome !== 'decided');
      expect(left).toMatchObject([
        { id: changed.id, code: 'stale_version', request: { external_id: 'IO-OTHER', version: 2 } },
      ]);
    }
    expect((decision.body as Loose).effects).toEqual((tried.body as Loose).effects);
    expect(await free()).toBe(before - 49);
    expect(await world.ties()).toBe(true);
  });

  test('APPR-10: two approvers with the same selection at once: each request is decided once, the other is told of each; ten rounds', async () => {
    await world.fund('1', 1000);
    for (let round = 0; round < 10; round += 1) {
      const requests = [
        await requestAllocation(),
        await requestAllocation(),
        await requestAllocation(),
        await requestAllocation(),
      ];
      const before = await free();
      const answers = await Promise.all([
        world.decideMany('approve', seen(requests), { login: 'operator' }),
        world.decideMany('approve', seen([...requests].reverse()), { login: 'second' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      for (const { id } of requests)
        expect(answers.map((answer) => codes(answer).get(id)).sort()).toEqual([null, 'stale_version'].sort());
      expect(await free()).toBe(before - 4);
    }
    expect(await world.ties()).toBe(true);
  });

  test('APPR-10: selections that overlap over advertisers, single decisions, edits and withdrawals at once: nobody waits for ever, each request ends once', async () => {
    for (const [id, currency] of [
      ['1', 'EUR'],
      ['2', 'JPY'],
    ] as const)
      await world.fund(id, 10_000, currency);
    const opened = (await world.ask(open('100'), { id: '2' })).body;
    await world.decide('approve', opened.request?.id);
    for (let round = 0; round < 8; round += 1) {
      const requests = [
        await requestAllocation(),
        await requestAllocation(open('10'), '2'),
        await requestAllocation(),
        await requestAllocation(open('10'), '2'),
      ];
      const [first, second, third, fourth] = requests as unknown as [Seen, Seen, Seen, Seen];
      const answers = await Promise.all([
        world.decideMany('approve', seen([fourth, first, second])),
        world.decideMany('reject', seen([third, second, fourth]), { login: 'operator', reason: 'No' }),
        world.decide('approve', first.id, { version: first.version, login: 'operator' }),
        world.decide('withdraw', third.id, { version: third.version, login: 'retailer' }),
        world.decide('reject', second.id, { version: second.version }),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const { items } = (await world.call('operator', 'GET', '/api/me/allocations_report?per_page=100'))
        .body as Loose;
      const ended = requests.map(
        ({ id }) => items.find((row: Loose) => row.id === id).budget_line_item.status,
      );
      expect(ended).not.toContain('pending');
      const decisionCount = answers.reduce(
        (sum, { status, body }) => sum + ((body as Loose).decided_count ?? (status === 200 ? 1 : 0)),
        0,
      );
      expect(decisionCount).toBe(requests.length);
    }
    expect(await world.ties()).toBe(true);
  });

  test('APPR-10: of two selections for the last money exactly what is there is given; sent at once with one key it happens once', async () => {
    const rest = await free();
    const drain = await requestAllocation(committed(1, rest.toFixed(2)));
    await world.decide('approve', drain.id);
    await world.fund('1', 3);
    const one = [await requestAllocation(), await requestAllocation(), await requestAllocation()];
    const two = [await requestAllocation(), await requestAllocation(), await requestAllocation()];
    const answers = await Promise.all([
      world.decideMany('approve', seen(one), { login: 'operator' }),
      world.decideMany('approve', seen(two), { login: 'second' }),
    ]);
    expect(answers.reduce((sum, { body }) => sum + (body as Loose).decided_count, 0)).toBe(3);
    expect(await free()).toBe(0);
    await world.fund('1', 10);
    const again = seen([await requestAllocation(), await requestAllocation()]);
    const twice = await Promise.all(
      [1, 2, 3].map(async () => {
        for (;;) {
          const answer = await world.decideMany('approve', again, { key: 'at-once' });
          if ((answer.body as Loose).error_name !== 'idempotency_in_flight') return answer;
        }
      }),
    );
    expect(new Set(twice.map(({ text }) => text)).size).toBe(1);
    expect(await free()).toBe(8);
    expect(await world.ties()).toBe(true);
  });
});
