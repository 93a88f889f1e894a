import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  REWARDS,
  startAllocationWorld,
} from '../../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../../tests/support/world.ts';
import { loadKeys } from '../../../../people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../../../people/signIn/tokens/accessToken.ts';

describe.each(ENGINES)('a request is decided by a second person on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const allocation = async (id: unknown) =>
    (await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${id}`)).body;
  const requestAllocation = async (body: object, login: string) => {
    const answer = (await world.ask(body, { login })).body;
    return { lineId: String(answer.request?.id), allocationId: String(answer.allocation?.id) };
  };

  describe('two persons', () => {
    let lineId = '';
    let allocationId = '';
    beforeEach(async () => {
      ({ lineId, allocationId } = await requestAllocation(committed(1, '3'), 'operator'));
    });
    const refused = async (answer: ReturnType<AllocationWorld['decide']>, name: string) => {
      const { status, body } = await answer;
      expect([status, body.error_name]).toEqual([
        name === 'missing_ability' || name === 'staff_only' ? 403 : 409,
        name,
      ]);
      expect((await allocation(allocationId)).status).toBe('pending');
    };

    test('whoever asked neither approves nor rejects, in whatever order, with whatever key, nor as a try', async () => {
      await refused(world.decide('approve', lineId, { login: 'operator' }), 'own_request');
      await refused(world.decide('reject', lineId, { login: 'operator' }), 'own_request');
      await refused(world.decide('approve', lineId, { login: 'operator', key: 'another' }), 'own_request');
      await refused(
        world.decide('approve', lineId, { login: 'operator', query: '?dry_run=true' }),
        'own_request',
      );
    });

    test('nor does whoever changed what is asked for', async () => {
      await world.change(
        allocationId,
        1,
        { rewards: [{ sku: REWARDS.fine, selling_price: '4' }] },
        { login: 'second' },
      );
      await refused(world.decide('approve', lineId), 'own_request');
      await refused(world.decide('approve', lineId, { login: 'operator' }), 'own_request');
    });

    test('nor with the key under which somebody else has decided', async () => {
      const other = await requestAllocation(committed(1, '1'), 'operator');
      await world.decide('approve', other.lineId, { key: 'shared' });
      await refused(world.decide('approve', lineId, { login: 'operator', key: 'shared' }), 'own_request');
    });

    test('nor a retailer who may see the report, nor operator staff who may not', async () => {
      await refused(world.decide('approve', lineId, { login: 'colleague' }), 'staff_only');
      await refused(world.decide('approve', lineId, { login: 'retailer' }), 'missing_ability');
      await world.database.db.execute(sql`update accounts set roles = '{superadmin}' where login = 'second'`);
      world.app.authentication.forget('10');
      await refused(world.decide('approve', lineId), 'missing_ability');
      await world.database.db.execute(
        sql`update accounts set roles = '{superadmin,platform_admin}' where login = 'second'`,
      );
      world.app.authentication.forget('10');
    });

    test('nor after having been given another role in the meantime', async () => {
      const mine = await requestAllocation(committed(1, '1'), 'retailer');
      await world.database.db.execute(
        sql`update accounts set roles = '{admin,platform_admin}', email = 'retailer@guerdon.example' where login = 'retailer'`,
      );
      world.app.authentication.forget('2');
      const { status, body } = await world.decide('approve', mine.lineId, { login: 'retailer' });
      expect([status, body.error_name]).toEqual([409, 'own_request']);
      await world.database.db.execute(
        sql`update accounts set roles = '{admin}', email = 'retailer@retail.example' where login = 'retailer'`,
      );
      world.app.authentication.forget('2');
    });

    test('nor by an API key of one’s own, neither who decides by it nor who asked by it', async () => {
      const created = await world.call('operator', 'POST', '/api/advertisers/1/credentials', {
        body: { name: 'Till' },
      });
      const subject = String(created.body.credential?.client_id);
      const { publicUrl } = world.config;
      const token = await mintAccessToken(await loadKeys(world.database), {
        publicUrl,
        subject,
        clientId: subject,
      });
      const headers = { authorization: `Bearer ${token}` };
      const keyed = { ...headers, 'idempotency-key': subject };
      const url = `/api/allocation_requests/${lineId}/approve`;
      expect((await world.call(null, 'POST', url, { headers: keyed, version: 1 })).status).toBe(403);
      const asks = { body: committed(1, '1'), headers: keyed };
      const byKey = await world.call(null, 'POST', '/api/advertisers/1/allocations', asks);
      expect(byKey.status).toBe(201);
      const { status, body } = await world.decide('approve', byKey.body.request?.id, { login: 'operator' });
      expect([status, body.error_name]).toEqual([409, 'own_request']);
    });

    test('nor past the application: the database refuses a grantor who is the requester', async () => {
      await expect(
        world.database.db.execute(
          sql`update budget_lines set status = 'approved', grantor_id = requester_id, decided_at = now() where id = ${lineId}`,
        ),
      ).rejects.toThrow();
    });

    test('the report says beforehand who can decide', async () => {
      const row = async (login: string) =>
        (await world.call(login, 'GET', '/api/me/allocations_report?statuses=pending')).body.items?.[0];
      expect(await row('second')).toMatchObject({ id: lineId, can_decide: true });
      expect(await row('operator')).toMatchObject({ id: lineId, can_decide: false });
      expect(await row('colleague')).toMatchObject({ id: lineId, can_decide: false });
    });
  });
});
