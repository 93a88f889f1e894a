import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  startAllocationWorld,
} from '../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../tests/support/world.ts';
import { type MadeService, servicesOf } from '../../../testing/serviceAccounts.ts';
import { storedRows } from '../../../testing/storedRows.ts';

const MAY = ['createInventory', 'viewInventory', 'viewAllocationsReport', 'viewAdvertisers'];

describe.each(ENGINES)('a service account is its makers where two persons decide, on %s', (engine) => {
  let world: AllocationWorld;
  let services: ReturnType<typeof servicesOf>;
  let own: MadeService;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    services = servicesOf(world);
    await world.fund('1', 10_000);
    await world.database.db.execute(sql`insert into accounts (organization_id, subject, login, email, email_verified, name, roles)
      values (1, 'third', 'third', 'third@guerdon.example', true, 'Third', '{superadmin,platform_admin}')`);
    own = await services.made({ abilities: MAY });
  });
  afterAll(() => world?.close());

  let count = 0;
  const headers = async (one: MadeService) => ({
    authorization: `Bearer ${await services.bearer(one)}`,
    'idempotency-key': `by service ${count++}`,
  });
  const askedBy = async (one: MadeService) => {
    const asks = { body: committed(1, '1'), headers: await headers(one) };
    const { body, text } = await world.call(null, 'POST', '/api/advertisers/1/allocations', asks);
    if (!body.request) throw new Error(text);
    return String(body.request.id);
  };
  const requestAllocation = async (login: string) =>
    String((await world.ask(committed(1, '1'), { login })).body.request?.id);
  const decidedBy = async (one: MadeService, lineId: string, verb = 'approve') => {
    const url = `/api/allocation_requests/${lineId}/${verb}`;
    const why = verb === 'reject' ? { body: { reason: 'Not needed' } } : {};
    const asks = { version: 1, headers: await headers(one), ...why };
    const { status, body } = await world.call(null, 'POST', url, asks);
    return status === 200 ? 'done' : body.error_name;
  };
  const decided = async (lineId: string, login: string, verb: 'approve' | 'reject' = 'approve') => {
    const { status, body } = await world.decide(verb, lineId, { login });
    return status === 200 ? 'done' : body.error_name;
  };

  test('SERV-11: what it asked its maker neither approves nor rejects, nor does another service account of that maker', async () => {
    const lineId = await askedBy(own);
    const other = await services.made({ abilities: MAY });
    for (const verb of ['approve', 'reject'] as const) {
      expect(await decided(lineId, 'operator', verb)).toBe('own_request');
      expect(await decidedBy(own, lineId, verb)).toBe('own_request');
      expect(await decidedBy(other, lineId, verb)).toBe('own_request');
    }
    expect(await decided(lineId, 'third')).toBe('done');
  });

  test('SERV-11: nor does it decide about what its maker asked; about another’s it does', async () => {
    expect(await decidedBy(own, await requestAllocation('operator'))).toBe('own_request');
    expect(await decidedBy(own, await requestAllocation('retailer'))).toBe('done');
  });

  test('SERV-11: whoever has rotated its secret is its maker as well, and the first one stays so', async () => {
    const one = await services.made({ abilities: MAY });
    const { body } = await services.rotate(one, 24, 'third');
    const rotated = { ...one, secret: String(body.client_secret) };
    for (const by of [one, rotated]) {
      const lineId = await askedBy(by);
      expect(await decided(lineId, 'operator')).toBe('own_request');
      expect(await decided(lineId, 'third')).toBe('own_request');
      expect(await decided(lineId, 'second')).toBe('done');
      for (const login of ['operator', 'third'])
        expect(await decidedBy(by, await requestAllocation(login))).toBe('own_request');
    }
  });

  test('SERV-11: the report says beforehand who can decide', async () => {
    const lineId = await askedBy(own);
    const canDecide = async (login: string) => {
      const url = '/api/me/allocations_report?statuses=pending&per_page=100';
      const { items } = (await world.call(login, 'GET', url)).body;
      return Object.values(items ?? {}).find(({ id }) => String(id) === lineId)?.can_decide;
    };
    expect([await canDecide('operator'), await canDecide('third')]).toEqual([false, true]);
  });

  test('SERV-12: the log tells what it did from what its maker did', async () => {
    const lineId = await askedBy(own);
    const [event] = await storedRows(
      world.database.db,
      sql`select caller, account_id from events where noun = 'budget_lines' and noun_id = ${lineId} order by id limit 1`,
    );
    expect(event).toEqual({ caller: `service:${own.id}`, account_id: '1' });
  });
});
