import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  startAllocationWorld,
} from '../../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../../tests/support/world.ts';
import { storedRows } from '../../../../testing/storedRows.ts';
import type { Json } from '../../../../testing/testPlatform.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers, looked into freely
type Loose = any;

describe.each(ENGINES)('one decision about several requests on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    await world.fund('2', 100_000, 'JPY');
  });
  afterAll(() => world?.close());

  const requestAllocation = async (body: object = committed(1, '10'), id = '1', login = 'retailer') => {
    const { request } = (await world.ask(body, { id, login })).body;
    expect(request).toBeTruthy();
    return String(request?.id);
  };
  const free = async (id = '1') =>
    (await world.call('operator', 'GET', `/api/advertisers/${id}/budget`)).body.unallocated;
  const rows = <Row>(statement: ReturnType<typeof sql>) => storedRows<Row>(world.database.db, statement);

  test('APPR-10: those that can be decided are, each other one is named with its reason; the try is what then happens', async () => {
    const before = await free();
    const [one, two, yen] = [
      await requestAllocation(),
      await requestAllocation(committed(2, '10')),
      await requestAllocation(open('500'), '2'),
    ];
    const own = await requestAllocation(committed(1, '1'), '1', 'second');
    const gone = await requestAllocation();
    await world.decide('withdraw', gone, { login: 'retailer' });
    const seen = { id: await requestAllocation(), version: 1 };
    const [line] = await rows<{ allocation_id: string }>(
      sql`select allocation_id::text from budget_lines where id = ${seen.id}`,
    );
    await world.change(line?.allocation_id, 1, { external_id: 'IO-CHANGED' });
    const requests = [own, two, { id: gone, version: 1 }, seen, yen, one, { id: '999999', version: 1 }];
    const picture = await world.picture();
    const tried = await world.decideMany('approve', requests, { query: '?dry_run=true' });
    expect(tried.status).toBe(200);
    expect(await world.picture()).toBe(picture);
    const decisions = (await world.decideMany('approve', requests)).body as Loose;
    const outcomesOf = (answer: Loose) =>
      answer.results.map(({ id, outcome, code, request }: Loose) => [
        ...[id, outcome, code],
        request?.budget_line_item?.status ?? null,
      ]);
    expect(outcomesOf(decisions)).toEqual([
      [own, 'refused', 'own_request', 'pending'],
      [two, 'decided', null, 'approved'],
      [gone, 'refused', 'stale_version', 'withdrawn'],
      [seen.id, 'refused', 'stale_version', 'pending'],
      [yen, 'decided', null, 'approved'],
      [one, 'decided', null, 'approved'],
      ['999999', 'refused', 'not_found', null],
    ]);
    expect(outcomesOf(tried.body)).toEqual(outcomesOf(decisions));
    expect(decisions).toMatchObject({
      decided_count: 3,
      budgets: [
        {
          retailer: { id: '1', name: 'Alpha' },
          count: 2,
          currency: 'EUR',
          unallocated: before,
          unallocated_after: (Number(before) - 30).toFixed(2),
        },
        { retailer: { id: '2' }, count: 1, unallocated: '100000', unallocated_after: '99500' },
      ],
    });
    expect(decisions.effects.postings).toHaveLength(3);
    expect(decisions.effects.mails).toHaveLength(3);
    for (const key of ['budgets', 'effects', 'decided_count'])
      expect((tried.body as Loose)[key]).toEqual(decisions[key]);
    expect(await free()).toBe(decisions.budgets[0].unallocated_after);
    expect(await world.ties()).toBe(true);
  });

  test('APPR-10: the last money goes to the first of them, and the try says so already', async () => {
    const rest = Number(await free());
    const half = (rest * 0.6).toFixed(2);
    const ids = [
      await requestAllocation(committed(1, half)),
      await requestAllocation(committed(1, half)),
      await requestAllocation(committed(1, '0.01')),
    ];
    const outcomes = (answer: Loose) => answer.results.map(({ outcome, code }: Loose) => code ?? outcome);
    const expected = ['decided', 'insufficient_unallocated_budget', 'decided'];
    const tried = await world.decideMany('approve', ids, { query: '?dry_run=true' });
    expect(outcomes(tried.body)).toEqual(expected);
    expect(outcomes((await world.decideMany('approve', ids)).body)).toEqual(expected);
    await world.fund('1', 1000);
    expect(outcomes((await world.decideMany('approve', [ids[1] ?? ''])).body)).toEqual(['decided']);
    expect(await world.ties()).toBe(true);
  });

  test('APPR-10: sent again with its key it is answered again; with another selection, or decision, it is refused', async () => {
    const ids = [await requestAllocation(), await requestAllocation()];
    const requests = ids.map((id) => ({ id, version: 1 }));
    const first = await world.decideMany('approve', requests, { key: 'many-once' });
    const before = await world.picture();
    expect((await world.decideMany('approve', requests, { key: 'many-once' })).text).toBe(first.text);
    expect((await world.decideMany('approve', requests.slice(1), { key: 'many-once' })).status).toBe(422);
    expect(
      (await world.decideMany('reject', requests, { key: 'many-once', reason: 'No' })).body.error_name,
    ).toBe('idempotency_mismatch');
    expect(await world.picture()).toBe(before);
  });

  test('APPR-10, APPR-11: what is wrong with the selection is said at its field', async () => {
    const one = { id: await requestAllocation(), version: 1 };
    const wrong = async (decision: 'approve' | 'reject', requests: (typeof one)[], reason?: string) => {
      const { status, body } = await world.decideMany(decision, requests, {
        ...(reason === undefined ? {} : { reason }),
      });
      return [status, body.field_errors];
    };
    const at = (field: string, rule: string) => [422, [expect.objectContaining({ field, rule })]];
    expect(await wrong('approve', [])).toEqual(at('requests', 'required'));
    expect(await wrong('approve', [one, one])).toEqual(at('requests', 'duplicate_value'));
    expect(await wrong('reject', [one])).toEqual(at('reason', 'required'));
    expect(await wrong('reject', [one], '  ')).toEqual(at('reason', 'required'));
    const many = Array.from({ length: 101 }, (_, n) => ({ id: String(n + 1), version: 1 }));
    expect((await wrong('approve', many))[0]).toBe(422);
  });

  test('APPR-11: a rejection without a reason is refused; its reason stands in the mail, in the report and in the log', async () => {
    const single = await requestAllocation();
    const without = await world.decide('reject', single, { reason: ' ' });
    expect([without.status, without.body.field_errors]).toMatchObject([
      422,
      [{ field: 'reason', rule: 'required' }],
    ]);
    const { body } = await world.decide('reject', single, { reason: ' Wrong IO number ' });
    expect(body.request).toMatchObject({ reason: 'Wrong IO number' });
    const many = [await requestAllocation(), await requestAllocation()];
    const answer = await world.decideMany('reject', many, { reason: 'The quarter is over' });
    expect(answer.body).toMatchObject({ decided_count: 2, effects: { postings: [] } });
    const mails = await rows<{ reason: string; template: string }>(
      sql`select payload->'params'->>'reason' as reason, payload->>'template' as template from jobs where kind = 'mail' order by id desc limit 3`,
    );
    expect(mails).toEqual(
      ['The quarter is over', 'The quarter is over', 'Wrong IO number'].map((reason) => ({
        reason,
        template: 'allocation_rejected',
      })),
    );
    const events = await rows<{ after: Json }>(
      sql`select after from events where noun = 'budget_lines' and action = 'rejected' order by id desc limit 1`,
    );
    expect(events[0]?.after).toMatchObject({ reason: 'The quarter is over' });
    const report = await world.call('second', 'GET', '/api/me/allocations_report?statuses=rejected');
    expect((report.body.items as Loose)[0]).toMatchObject({ reason: 'The quarter is over' });
  });

  test('A11, APPR-10: an attempt by somebody who made the account of whoever asked is named and recorded; who is no staff decides nothing', async () => {
    const requestId = await requestAllocation(committed(1, '1'), '1', 'colleague');
    await rows(
      sql`insert into events (account_id, caller, noun, noun_id, action, after, request_id) values (10, 'account:10', 'accounts', '11', 'created', '{"roles": ["admin"]}', 'test')`,
    );
    const { body } = (await world.decideMany('approve', [requestId])) as Loose;
    expect(body.results[0]).toMatchObject({ outcome: 'refused', code: 'made_requester' });
    const events = await rows<{ after: Json }>(
      sql`select after from events where noun_id = ${requestId} and action = 'decision_refused'`,
    );
    expect(events).toEqual([{ after: { verdict: 'approved', reason: 'made_requester', account_id: '11' } }]);
    expect((await world.decideMany('approve', [requestId], { login: 'retailer' })).status).toBe(403);
  });
});
