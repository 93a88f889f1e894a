import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  startAllocationWorld,
} from '../../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../../tests/support/world.ts';
import { rowsOf, text } from '../../../../foundation/database/rows.ts';
import { loadKeys } from '../../../../people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../../../people/signIn/tokens/accessToken.ts';
import { storedRows } from '../../../../testing/storedRows.ts';

describe.each(ENGINES)('who may be the second person, on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 10_000);
  });
  afterAll(() => world?.close());

  let staffCount = 0;
  /** Operator staff that nobody made or changed. */
  async function staff(): Promise<{ id: string; login: string }> {
    staffCount += 1;
    const login = `staff${staffCount}`;
    const [row] = await rowsOf(
      world.database.db,
      { id: text },
      sql`insert into accounts (organization_id, subject, login, email, email_verified, name, roles)
        values (1, ${login}, ${login}, ${`${login}@guerdon.example`}, true, ${`Staff ${staffCount}`}, '{superadmin,platform_admin}')
        returning id`,
    );
    return { id: String(row?.id), login };
  }
  const save = async (by: string, id: string, body: object) => {
    const version = (await world.call(by, 'GET', `/api/members/${id}`)).body.version;
    const { status } = await world.call(by, 'PUT', `/api/members/${id}`, { body, version: Number(version) });
    expect(status).toBe(200);
  };
  const requestAllocation = async (login: string) =>
    String((await world.ask(committed(1, '1'), { login })).body.request?.id);
  const decided = async (lineId: string, login: string, verb: 'approve' | 'reject' = 'approve') => {
    const { status, body } = await world.decide(verb, lineId, { login });
    return status === 200 ? 'done' : body.error_name;
  };
  const row = async (login: string, lineId: string) => {
    const { items } = (
      await world.call(login, 'GET', '/api/me/allocations_report?statuses=pending&per_page=100')
    ).body;
    return Object.values(items ?? {}).find(({ id }) => String(id) === lineId);
  };
  /** As if it had been so many days ago. */
  const happened = (action: string, by: string, to: string, after: object, days: number) =>
    world.database.db.execute(sql`insert into events (account_id, noun, noun_id, action, after, request_id, at)
      values (${by}, 'accounts', ${to}, ${action}, ${JSON.stringify(after)}::jsonb, 'r', now() - make_interval(days => ${days}))`);

  test.each([
    ['gave a role to', { roles: ['superadmin', 'platform_admin', 'catalog_manager'] }],
    ['took a role from', { roles: ['superadmin'] }],
    ['gave another address to', { email: 'moved%@guerdon.example' }],
  ])(
    'A11: whoever %s an account decides about nothing it asked, nor the other way round',
    async (_, change) => {
      const [one, other, third] = [await staff(), await staff(), await staff()];
      const body = JSON.parse(JSON.stringify(change).replace('%', String(staffCount)));
      const [before, after] = [await requestAllocation(other.login), await requestAllocation(one.login)];
      await save(one.login, other.id, body);
      world.app.authentication.forget(other.id);
      for (const verb of ['approve', 'reject'] as const)
        expect(await decided(before, one.login, verb)).toBe('changed_requester');
      // An address that is not proved makes nobody staff, so that the other one is not even let in.
      const isShutOut =
        'email' in change ? 'staff_only' : (change.roles as string[]).length < 2 && 'missing_ability';
      expect(await decided(after, other.login)).toBe(isShutOut || 'changed_by_requester');
      expect(await decided(before, third.login)).toBe('done');
      expect(await decided(after, third.login)).toBe('done');
    },
  );

  test('A11: whoever made an account decides about nothing it asked, nor the other way round', async () => {
    const [one, other] = [await staff(), await staff()];
    await happened('created', one.id, other.id, { roles: ['superadmin'], email: 'x@guerdon.example' }, 1);
    expect(await decided(await requestAllocation(other.login), one.login)).toBe('made_requester');
    expect(await decided(await requestAllocation(one.login), other.login)).toBe('made_by_requester');
  });

  test('A11: accounts made one by another, or by the same hand, are no second person to each other', async () => {
    const [first, second, third, sibling] = [await staff(), await staff(), await staff(), await staff()];
    const after = { roles: ['superadmin'], email: 'x@guerdon.example' };
    await happened('created', first.id, second.id, after, 1);
    await happened('created', second.id, third.id, after, 2);
    await happened('updated', first.id, sibling.id, { email: 'y@guerdon.example' }, 3);
    expect(await decided(await requestAllocation(first.login), third.login)).toBe('same_maker');
    expect(await decided(await requestAllocation(third.login), first.login)).toBe('same_maker');
    expect(await decided(await requestAllocation(sibling.login), third.login)).toBe('same_maker');
    expect(await decided(await requestAllocation(first.login), second.login)).toBe('made_by_requester');
    const outsider = await staff();
    expect(await decided(await requestAllocation(third.login), outsider.login)).toBe('done');
  });

  test('roles that one person gave to two, or a step that is thirty days old, leave them two persons', async () => {
    const [one, left, right, grandchild] = [await staff(), await staff(), await staff(), await staff()];
    for (const { id } of [left, right]) await happened('updated', one.id, id, { roles: [] }, 1);
    expect(await decided(await requestAllocation(left.login), right.login)).toBe('done');
    const after = { roles: [], email: 'x@guerdon.example' };
    await happened('created', left.id, right.id, after, 31);
    await happened('created', right.id, grandchild.id, after, 1);
    expect(await decided(await requestAllocation(left.login), grandchild.login)).toBe('done');
  });

  test('a name, advertisers or a status that was changed, or a mail sent again, is in nobody’s way', async () => {
    const [one, other] = [await staff(), await staff()];
    await save(one.login, other.id, { name: 'Renamed', advertiser_ids: ['1'] });
    await happened('invited', one.id, other.id, { email: 'x@guerdon.example' }, 0);
    await happened('updated', one.id, other.id, { status: 'enabled' }, 0);
    expect(await decided(await requestAllocation(other.login), one.login)).toBe('done');
    expect(await decided(await requestAllocation(one.login), other.login)).toBe('done');
  });

  test('after thirty days it is in nobody’s way any more', async () => {
    const [one, other] = [await staff(), await staff()];
    await happened('created', one.id, other.id, { roles: [], email: 'x@guerdon.example' }, 31);
    await happened('updated', one.id, other.id, { roles: [] }, 30);
    expect(await decided(await requestAllocation(other.login), one.login)).toBe('done');
    await happened('updated', one.id, other.id, { roles: [] }, 29);
    expect(await decided(await requestAllocation(other.login), one.login)).toBe('changed_requester');
  });

  test('whoever changed what is asked for counts as whoever asked', async () => {
    const [one, other, third] = [await staff(), await staff(), await staff()];
    const { body } = await world.ask(committed(1, '1'), { login: third.login });
    const lineId = String(body.request?.id);
    await world.change(body.allocation?.id, 1, { external_id: 'IO-7' }, { login: other.login });
    await happened('updated', one.id, other.id, { roles: [] }, 3);
    expect(await decided(lineId, one.login)).toBe('changed_requester');
    expect((await row(third.login, lineId))?.decision_obstacle).toEqual({
      code: 'own_request',
      person: null,
      until: null,
    });
    expect((await row(other.login, lineId))?.decision_obstacle).toMatchObject({ code: 'own_change' });
  });

  test('what an account asked by its API key counts as its own', async () => {
    const [one, other] = [await staff(), await staff()];
    const key = await world.call(other.login, 'POST', '/api/advertisers/1/credentials', {
      body: { name: 'K' },
    });
    const subject = String(key.body.credential?.client_id);
    const { publicUrl } = world.config;
    const keys = await loadKeys(world.database);
    const token = await mintAccessToken(keys, { publicUrl, subject, clientId: subject });
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': subject };
    const byKey = await world.call(null, 'POST', '/api/advertisers/1/allocations', {
      body: committed(1, '1'),
      headers,
    });
    await happened('created', one.id, other.id, { roles: [], email: '' }, 2);
    expect(await decided(String(byKey.body.request?.id), one.login)).toBe('made_requester');
  });

  test('the refusal names the person and the day, in either language, and is remembered; a try is not', async () => {
    const [one, other] = [await staff(), await staff()];
    const name = `Staff ${staffCount}`;
    await happened('created', one.id, other.id, { roles: [], email: '' }, 10);
    const lineId = await requestAllocation(other.login);
    const before = await world.picture();
    const tried = await world.decide('approve', lineId, { login: one.login, query: '?dry_run=true' });
    expect([tried.status, tried.body.error_name]).toEqual([409, 'made_requester']);
    expect(await world.picture()).toBe(before);
    const { body } = await world.decide('reject', lineId, { login: one.login });
    expect(body.message).toMatch(
      new RegExp(
        `^You created the account of ${name}, who requested or changed this: until \\w+ \\d+, \\d{4} someone else decides\\.$`,
      ),
    );
    const french = await world.call(one.login, 'POST', `/api/allocation_requests/${lineId}/approve`, {
      version: 1,
      headers: { 'idempotency-key': 'french', 'accept-language': 'fr' },
    });
    expect(french.body.message).toMatch(new RegExp(`^Vous avez créé le compte de ${name}`));
    const events = await storedRows(
      world.database.db,
      sql`select account_id, advertiser_id, action, after from events where noun = 'budget_lines' and noun_id = ${lineId} order by id`,
    );
    const refusal = (verdict: string) => ({
      account_id: one.id,
      advertiser_id: '1',
      action: 'decision_refused',
      after: { verdict, reason: 'made_requester', account_id: other.id },
    });
    expect(events.slice(1)).toEqual([refusal('rejected'), refusal('approved')]);
  });

  test('the report says beforehand why, and until when', async () => {
    const [one, other, third] = [await staff(), await staff(), await staff()];
    await happened('created', one.id, other.id, { roles: [], email: '' }, 10);
    const lineId = await requestAllocation(other.login);
    const refused = await row(one.login, lineId);
    expect(refused).toMatchObject({
      can_decide: false,
      decision_obstacle: { code: 'made_requester', person: `Staff ${staffCount - 1}` },
    });
    const days = (Date.parse(String(refused?.decision_obstacle?.until)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(19.9);
    expect(days).toBeLessThan(20.1);
    expect(await row(third.login, lineId)).toMatchObject({ can_decide: true, decision_obstacle: null });
    expect(await row('colleague', lineId)).toMatchObject({ can_decide: false, decision_obstacle: null });
    expect(await decided(lineId, third.login)).toBe('done');
  });

  test('of what is in the way the longest is named', async () => {
    const [one, other] = [await staff(), await staff()];
    await happened('created', one.id, other.id, { roles: [], email: '' }, 20);
    await happened('updated', other.id, one.id, { email: '' }, 5);
    const lineId = await requestAllocation(other.login);
    expect(await decided(lineId, one.login)).toBe('changed_by_requester');
    await happened('updated', one.id, other.id, { roles: [] }, 4);
    expect(await decided(lineId, one.login)).toBe('changed_requester');
  });
});
