import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { findingsOf } from '../reconciliation/findings.ts';

let keys = 0;

describe.each(ENGINES)('giving back what an expired committed allocation holds on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const over = async (body: object = committed(5, '10')) => {
    const { allocation, request } = (await world.ask(body)).body;
    await world.decide('approve', request?.id);
    await world.end(allocation?.id);
    return String(allocation?.id);
  };
  const giveBack = (
    id: string,
    amount: string,
    { login = 'retailer', query = '', key = `back-${keys++}` } = {},
  ) =>
    world.call(login, 'POST', `/api/advertisers/1/allocations/${id}/give_back${query}`, {
      body: { amount },
      headers: { 'idempotency-key': key },
    });
  const allocation = async (id: string) =>
    (await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${id}`)).body;
  /** Whether what allocations were given is what their pieces cost. */
  const stockFindings = async () =>
    (await systemScope(world.database).read((tx) => findingsOf(tx, '1'))).filter(
      ({ check }) => check === 'stock' || check === 'line',
    );
  const free = async () =>
    Number((await world.call('operator', 'GET', '/api/advertisers/1/budget')).body.unallocated);

  test('APPR-14: it is asked for, decided by a second person and then free again; the books tie', async () => {
    const id = await over();
    const before = await free();
    expect(await allocation(id)).toMatchObject({ display: 'expired', give_back_limit: '50.00' });
    const answer = await giveBack(id, '50');
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        request: { budget_line_item: { type: 'deallocate', amount: '50.00', status: 'pending' } },
        effects: { postings: [] },
        allocation: { give_back_limit: null, amount_pending: '50.00' },
      },
    ]);
    expect(await free()).toBe(before);
    const { body } = await world.decide('approve', answer.body.request?.id);
    expect(body).toMatchObject({
      allocation: { amount: '0.00', amount_available: '0.00', display: 'expired', give_back_limit: null },
      effects: { postings: [{ kind: 'deallocate', amount: '50.00' }] },
    });
    expect(await free()).toBe(before + 50);
    expect(await world.ties()).toBe(true);
    expect(await stockFindings()).toEqual([]);
  });

  test('APPR-14: in part, never more than is left less what waits; a key once; a try keeps nothing', async () => {
    const id = await over();
    const picture = await world.picture();
    expect((await giveBack(id, '20', { query: '?dry_run=true' })).status).toBe(201);
    expect(await world.picture()).toBe(picture);
    const first = await giveBack(id, '20', { key: 'part' });
    expect((await giveBack(id, '20', { key: 'part' })).text).toBe(first.text);
    expect((await giveBack(id, '21', { key: 'part' })).body.error_name).toBe('idempotency_mismatch');
    const wrong = async (amount: string) => (await giveBack(id, amount)).body.field_errors;
    expect(await wrong('30.01')).toEqual([{ field: 'amount', rule: 'amount_too_high', limit: '30.00' }]);
    for (const amount of ['0', '-5'])
      expect(await wrong(amount)).toMatchObject([{ rule: 'request_too_low' }]);
    expect(await wrong('1.005')).toMatchObject([{ rule: 'price_two_decimals' }]);
    const second = await giveBack(id, '30');
    expect((await giveBack(id, '1')).body.error_name).toBe('nothing_to_give_back');
    await world.decide('approve', first.body.request?.id);
    await world.decide('reject', second.body.request?.id);
    expect(await allocation(id)).toMatchObject({ amount: '30.00', give_back_limit: '30.00' });
    expect(await stockFindings()).toEqual([]);
  });

  test('APPR-14: nothing is given back of one that is not over, waits or is open; nor by a rival, nor without the ability', async () => {
    const { allocation: running, request } = (await world.ask(committed(1, '10'))).body;
    const id = String(running?.id);
    expect((await giveBack(id, '1')).body.error_name).toBe('nothing_to_give_back');
    await world.decide('approve', request?.id);
    expect(await allocation(id)).toMatchObject({ give_back_limit: null });
    expect((await giveBack(id, '1')).body.error_name).toBe('nothing_to_give_back');
    const opened = await over(open('20'));
    expect((await giveBack(opened, '1')).body.error_name).toBe('nothing_to_give_back');
    await world.end(id);
    expect((await giveBack(id, '1', { login: 'rival' })).status).toBe(404);
    expect((await giveBack(id, '1', { login: 'user' })).status).toBe(403);
    expect((await giveBack('999999', '1')).status).toBe(404);
  });
});
