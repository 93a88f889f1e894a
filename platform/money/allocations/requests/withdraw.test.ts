import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../tests/support/world.ts';
import { storedRows } from '../../../testing/storedRows.ts';

describe.each(ENGINES)('a request is withdrawn on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const requestAllocation = async (body: object, login = 'retailer') => {
    const answer = (await world.ask(body, { login })).body;
    return { lineId: String(answer.request?.id), allocationId: String(answer.allocation?.id) };
  };
  const withdraw = (id: string, more: Parameters<AllocationWorld['decide']>[2] = {}) =>
    world.decide('withdraw', id, { login: 'retailer', ...more });
  const allocation = async (id: string) =>
    (await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${id}`)).body;

  test('by whoever asked: nothing moves, nobody decided, no mail goes out; a try of it leaves nothing', async () => {
    const { lineId, allocationId } = await requestAllocation(committed(2, '10'));
    const before = await world.picture();
    const tried = await withdraw(lineId, { query: '?dry_run=true' });
    expect(tried.status).toBe(200);
    expect(await world.picture()).toBe(before);
    const { status, body } = await withdraw(lineId);
    expect(status).toBe(200);
    expect(body.effects).toEqual(tried.body.effects);
    expect(body).toMatchObject({
      allocation: { status: 'disabled', display: 'withdrawn', waiting_requests: [], amount_pending: '0.00' },
      request: { budget_line_item: { status: 'withdrawn' }, grantor: null, can_decide: false, version: 2 },
      effects: {
        postings: [],
        figures: [
          { name: 'requested' },
          { name: 'allocation_amount_pending', before: '20.00', after: '0.00' },
        ],
        mails: [],
      },
    });
    expect((await allocation(allocationId)).display).toBe('withdrawn');
    const events = sql`select action, account_id from events where noun = 'budget_lines' and noun_id = ${lineId} order by id`;
    expect(await storedRows(world.database.db, events)).toEqual([
      { action: 'requested', account_id: '2' },
      { action: 'withdrawn', account_id: '2' },
    ]);
    const jobs = sql`select 1 from jobs where dedupe_key like ${`mail:%:${lineId}`}`;
    expect(await storedRows(world.database.db, jobs)).toEqual([]);
  });

  test('by staff, their own or anybody’s; not by a colleague, an advertiser of another house, or without the right to ask', async () => {
    const { lineId, allocationId } = await requestAllocation(committed(1, '10'));
    const colleague = await withdraw(lineId, { login: 'colleague' });
    expect([colleague.status, colleague.body.error_name]).toEqual([409, 'not_own_request']);
    expect((await withdraw(lineId, { login: 'rival' })).status).toBe(404);
    expect((await withdraw(lineId, { login: 'user' })).status).toBe(403);
    const waiting = async (login: string) =>
      (await world.call(login, 'GET', `/api/advertisers/1/allocations/${allocationId}`)).body
        .waiting_requests?.[0]?.can_withdraw;
    expect([await waiting('retailer'), await waiting('colleague'), await waiting('operator')]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await withdraw(lineId, { login: 'operator' })).status).toBe(200);
    const own = await requestAllocation(committed(1, '10'), 'operator');
    expect((await withdraw(own.lineId, { login: 'operator' })).status).toBe(200);
  });

  test('once: a key is answered again, a stale version and a second time are refused, nobody approves it any more', async () => {
    const { lineId } = await requestAllocation(committed(1, '10'));
    expect((await withdraw(lineId, { version: 9 })).body.error_name).toBe('stale_version');
    const first = await withdraw(lineId, { version: 1, key: 'withdrawn-once' });
    expect((await withdraw(lineId, { version: 1, key: 'withdrawn-once' })).text).toBe(first.text);
    for (const answer of [await withdraw(lineId), await world.decide('approve', lineId)])
      expect([answer.status, answer.body.error_name]).toEqual([409, 'already_decided']);
    const decided = await requestAllocation(committed(1, '10'));
    await world.decide('approve', decided.lineId);
    expect((await withdraw(decided.lineId)).body.error_name).toBe('already_decided');
  });

  test('one of several requests of the open allocation goes alone, with its rewards, which may be asked for again', async () => {
    const filled = await requestAllocation(open('50'));
    await world.decide('approve', filled.lineId);
    const one = await requestAllocation(open('20', REWARDS.fine));
    const other = await requestAllocation(open('5'));
    const ids = async () =>
      ((await allocation(filled.allocationId)).waiting_requests as unknown as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual([one.lineId, other.lineId]);
    expect((await withdraw(one.lineId)).body.allocation).toMatchObject({
      status: 'enabled',
      display: 'ready',
      amount: '50.00',
      amount_pending: '5.00',
    });
    expect(await ids()).toEqual([other.lineId]);
    expect((await world.ask(open('20', REWARDS.fine))).status).toBe(201);
  });

  test('an allocation of which one request was rejected and the last withdrawn reads as rejected; the report finds each', async () => {
    await world.fund('2', 1000, 'JPY');
    const request = async () => (await world.ask(open('100'), { id: '2' })).body;
    const [one, two] = [await request(), await request()];
    await world.decide('reject', one.request?.id);
    const { body } = await withdraw(String(two.request?.id));
    expect(body.allocation).toMatchObject({ status: 'disabled', display: 'rejected' });
    const report = await world.call(
      'operator',
      'GET',
      '/api/me/allocations_report?client_id=2&statuses=withdrawn',
    );
    expect((report.body.items as unknown as { id: string }[]).map(({ id }) => id)).toEqual([
      String(two.request?.id),
    ]);
  });

  test('APPR-5: a waiting request names the end that it sets and its own IO number', async () => {
    const first = await requestAllocation({ ...open('10'), external_id: 'IO-FIRST' });
    await world.decide('approve', first.lineId);
    await requestAllocation({
      type: 'open',
      amount: '0',
      external_id: 'IO-LATER',
      expiration_datetime: '2031-03-01T12:00:00Z',
    });
    await requestAllocation({ type: 'open', amount: '5' });
    await requestAllocation(open('0', REWARDS.third));
    const later = { expiration_datetime: '2031-03-01T12:00:00.000Z', no_expiration: false };
    const { waiting_requests: waiting } = await allocation(first.allocationId);
    expect((waiting as unknown as object[]).slice(-3)).toMatchObject([
      { amount: '0.00', external_id: 'IO-LATER', expiration: later },
      { amount: '5.00', external_id: null, expiration: null },
      { amount: '0.00', expiration: { expiration_datetime: null, no_expiration: true } },
    ]);
  });
});
