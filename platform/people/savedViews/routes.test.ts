import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_VIEWS } from '../../../schema/people/savedViews.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { type Call, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) =>
  platform.database.transaction(async (tx) => void (await tx.execute(statement)));

beforeAll(async () => {
  platform = await startTestPlatform();
  // A colleague of `operator`: staff too, without account management.
  await run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (90, 2, 'staff', 'staff', 'staff@guerdon.example', true, 'staff', '{admin}')`);
});
afterAll(() => platform?.close());
beforeEach(() => run(sql`delete from saved_views`));

const place = '/api/saved_views';
const create = (body: object = {}, login = 'retailer', more: Call = {}, url = place) =>
  platform.call(login, 'POST', url, {
    ...more,
    body: { screen: 'redemptions', name: 'Failed', query: 'states=failed', ...body },
  });
const save = (id: unknown, version: number, body: object, login = 'retailer') =>
  platform.call(login, 'PUT', `${place}/${id}`, { version, body });
const remove = (id: unknown, version: number, login = 'retailer') =>
  platform.call(login, 'DELETE', `${place}/${id}`, { version });
const namesOf = async (login: string, screen = 'redemptions') => {
  const { body } = await platform.call(login, 'GET', `${place}?screen=${screen}`);
  return (body.items as unknown as { name: string }[]).map(({ name }) => name);
};
const count = async () => (await storedRows(platform.database.db, sql`select from saved_views`)).length;

describe('a saved view', () => {
  it('VIEWS-1, VIEWS-2: keeps what an address shows in one spelling, without page and view', async () => {
    const response = await create({
      name: '  Failed ',
      query: 'saved_view=3&states=failed&order=asc&page=7&empty=',
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      screen: 'redemptions',
      name: 'Failed',
      query: 'order=asc&states=failed',
      is_shared: false,
      owner_name: 'retailer',
      is_own: true,
      can_edit: true,
      version: 1,
    });
    const read = await platform.call('retailer', 'GET', `${place}/${response.body.id}`);
    expect(read.body).toEqual(response.body);
    expect(await namesOf('retailer', 'members')).toEqual([]);
  });

  it('VIEWS-1: has a name of at most 80 characters, a screen that there is, and no longer query than can be kept', async () => {
    const wrong = async (body: object) => {
      const { status, body: answer } = await create(body);
      return [status, answer.field_errors?.[0]?.field, answer.field_errors?.[0]?.rule];
    };
    expect(await wrong({ name: ' ' })).toEqual([422, 'name', 'required']);
    expect(await wrong({ name: '\u200b' })).toEqual([422, 'name', 'text_invisible_character']);
    expect(await wrong({ name: 'a\nb' })).toEqual([422, 'name', 'text_line_break']);
    expect(await wrong({ name: 'a\u202eb' })).toEqual([422, 'name', 'text_direction_character']);
    expect(await wrong({ name: 'x'.repeat(81) })).toEqual([422, 'name', 'max_length']);
    expect(await wrong({ screen: 'everything' })).toEqual([422, 'screen', 'choice']);
    // Each of these takes nine characters where it is kept.
    expect(await wrong({ query: `search=${'€'.repeat(1000)}` })).toEqual([422, 'query', 'max_length']);
    expect((await create({ query: '' })).status).toBe(201);
  });

  it('VIEWS-3: no two of a person and a screen are called alike, case and marks aside; those of others may be', async () => {
    const first = await create({ name: 'Relancés' });
    const second = await create({ name: 'Other' });
    const nameTaken = [{ field: 'name', rule: 'view_name_taken' }];
    expect((await create({ name: 'RELANCES' })).body.field_errors).toEqual(nameTaken);
    expect((await save(second.body.id, 1, { name: 'relancés' })).body.field_errors).toEqual(nameTaken);
    expect((await save(first.body.id, 1, { name: 'relancés' })).status).toBe(200);
    expect((await create({ name: 'Relancés', screen: 'members' })).status).toBe(201);
    expect((await create({ name: 'Relancés' }, 'shop')).status).toBe(201);
  });

  it('VIEWS-4: is its owner’s alone; shared it is seen by the organization and by nobody else', async () => {
    const { body } = await create();
    for (const login of ['shop', 'rival', 'operator']) {
      expect(await namesOf(login)).toEqual([]);
      expect((await platform.call(login, 'GET', `${place}/${body.id}`)).status).toBe(404);
      expect((await save(body.id, 1, { name: 'Mine now' }, login)).status).toBe(404);
      expect((await remove(body.id, 1, login)).status).toBe(404);
    }
    expect((await save(body.id, 1, { is_shared: true })).body).toMatchObject({ is_shared: true, version: 2 });
    const seen = await platform.call('shop', 'GET', `${place}/${body.id}`);
    expect(seen.body).toMatchObject({ is_own: false, can_edit: false, owner_name: 'retailer' });
    expect([await namesOf('rival'), await namesOf('operator')]).toEqual([[], []]);
  });

  it('VIEWS-4: of operator staff it is shared with staff of every organization, and with nobody else of their own', async () => {
    const { body } = await create({ is_shared: true }, 'operator');
    expect(await namesOf('staff')).toEqual(['Failed']);
    expect(await namesOf('retailer')).toEqual([]);
    expect((await platform.call('retailer', 'GET', `${place}?ids=${body.id}`)).body.items).toEqual([]);
  });

  it('VIEWS-4: is hidden by the database itself, also where the application forgot to ask', async () => {
    await create({ name: 'Private' });
    await create({ name: 'Shared', is_shared: true });
    const seenBy = (account: string, organization: string, staff: 'on' | 'off') =>
      platform.database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.account', ${account}, true), set_config('app.organization', ${organization}, true),
          set_config('app.staff', ${staff}, true), set_config('role', 'guerdon_app', true)`);
        const rows = await rowsOf(tx, { name: text }, sql`select name from saved_views order by name`);
        return rows.map(({ name }) => name);
      });
    expect(await seenBy('2', '1', 'off')).toEqual(['Private', 'Shared']);
    expect(await seenBy('3', '1', 'off')).toEqual(['Shared']);
    expect(await seenBy('4', '2', 'off')).toEqual([]);
    expect(await seenBy('1', '1', 'on')).toEqual([]);
  });

  it('VIEWS-5: a shared one is changed by its owner, and by whoever manages accounts; its owner alone stops sharing it', async () => {
    const { body } = await create({ is_shared: true });
    const refused = await save(body.id, 1, { name: 'Other' }, 'shop');
    expect([refused.status, refused.body.error_name]).toEqual([409, 'view_of_another']);
    expect((await remove(body.id, 1, 'shop')).body.error_name).toBe('view_of_another');
    const manager = await save(body.id, 1, { name: 'Renamed' }, 'superadmin');
    expect(manager.body).toMatchObject({ name: 'Renamed', is_own: false, can_edit: true, version: 2 });
    expect((await save(body.id, 2, { is_shared: false }, 'superadmin')).body.error_name).toBe(
      'not_its_owner',
    );
    expect((await remove(body.id, 2, 'superadmin')).status).toBe(200);
    expect(await namesOf('retailer')).toEqual([]);
  });

  it('VIEWS-5: one whose owner has left is changed and deleted by everybody who sees it, until they are back', async () => {
    const { body } = await create({ is_shared: true });
    const seen = async () => (await platform.call('shop', 'GET', `${place}/${body.id}`)).body;
    const left = { owner_has_left: true, can_edit: true };
    const stays = { owner_has_left: false, can_edit: false };
    expect(await seen()).toMatchObject(stays);
    await run(sql`update accounts set organization_id = 2 where id = 2`);
    expect(await seen()).toMatchObject({ ...left, owner_name: null });
    await run(sql`update accounts set organization_id = 1 where id = 2`);
    expect(await seen()).toMatchObject(stays);
    await run(sql`update accounts set status = 'disabled' where id = 2`);
    try {
      expect(await seen()).toMatchObject({ ...left, owner_name: 'retailer' });
      expect((await save(body.id, 1, { name: 'Ours' }, 'shop')).body).toMatchObject({ name: 'Ours' });
      const unshared = await save(body.id, 2, { is_shared: false }, 'shop');
      expect(unshared.body.error_name).toBe('not_its_owner');
      expect((await save(body.id, 2, { name: 'Theirs' }, 'rival')).status).toBe(404);
      expect((await remove(body.id, 2, 'shop')).status).toBe(200);
    } finally {
      await run(sql`update accounts set status = 'enabled' where id = 2`);
    }
  });

  it('VIEWS-6: whoever read an older version is told what is there; saving what already is changes nothing', async () => {
    const { body } = await create();
    const saved = await save(body.id, 1, { query: 'states=pending' });
    expect((await save(body.id, 2, { query: 'states=pending&page=3' })).body).toEqual(saved.body);
    for (const late of [await save(body.id, 1, { name: 'Late' }), await remove(body.id, 1)])
      expect([late.status, late.body.error_name, late.body.current]).toEqual([
        409,
        'stale_version',
        saved.body,
      ]);
  });

  it('VIEWS-6: the log tells who made, changed and deleted it', async () => {
    const { body } = await create();
    await save(body.id, 1, { name: 'Other' });
    await remove(body.id, 2);
    const events = await storedRows(
      platform.database.db,
      sql`select action, account_id::text as account, before, after from events
        where noun = 'saved_views' and noun_id = ${String(body.id)} order by id`,
    );
    const facts = { screen: 'redemptions', query: 'states=failed', is_shared: false };
    expect(events).toEqual([
      { action: 'created', account: '2', before: null, after: { ...facts, name: 'Failed' } },
      { action: 'updated', account: '2', before: { name: 'Failed' }, after: { name: 'Other' } },
      { action: 'deleted', account: '2', before: { ...facts, name: 'Other' }, after: null },
    ]);
  });

  it('VIEWS-6: the same key makes it once, and a try leaves nothing', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    const responses = [await create({}, 'retailer', { headers }), await create({}, 'retailer', { headers })];
    expect(responses.map(({ body }) => body.id)).toEqual([responses[0]?.body.id, responses[0]?.body.id]);
    const other = await create({ name: 'Other' }, 'retailer', { headers });
    expect(other.body.error_name).toBe('idempotency_mismatch');
    const tried = await create({ name: 'Tried' }, 'retailer', {}, `${place}?dry_run=true`);
    expect([tried.status, tried.body.name, await count()]).toEqual([201, 'Tried', 1]);
  });

  it('VIEWS-7: a person has a hundred of a screen, an organization shares a hundred, also when all are made at once', async () => {
    const fill = (account: number, isShared: boolean) =>
      run(sql`insert into saved_views (screen, account_id, organization_id, name, query, is_shared)
        select 'redemptions', ${account}::bigint, 1, 'View ' || n, '', ${isShared} from generate_series(1, ${MAX_VIEWS - 1}::int) n`);
    await fill(2, false);
    const both = await Promise.all([create({ name: 'One' }), create({ name: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error_name).toBe('too_many_views');
    expect((await create({ screen: 'members' })).status).toBe(201);
    await fill(3, true);
    const shared = await Promise.all(
      ['user', 'admin'].map((login) => create({ name: 'Last', is_shared: true }, login)),
    );
    expect(shared.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(shared.find(({ status }) => status === 409)?.body.error_name).toBe('too_many_shared_views');
  });
});

describe('the view that a screen opens with', () => {
  const set = (screen: string, view_id: unknown, login = 'retailer') =>
    platform.call(login, 'PUT', `/api/default_views/${screen}`, { body: { view_id } });
  const defaultsOf = async (login: string) =>
    (await platform.call(login, 'GET', '/api/viewer')).body.default_views;

  it('VIEWS-8: is each person’s own, an own view or a shared one, and none once it is deleted or no longer shared', async () => {
    const { body } = await create({ is_shared: true });
    expect((await set('redemptions', body.id)).body.default_views).toEqual([body]);
    expect(await defaultsOf('shop')).toEqual([]);
    expect((await set('redemptions', body.id, 'shop')).status).toBe(200);
    expect(await defaultsOf('shop')).toMatchObject([{ id: body.id, is_own: false }]);
    await save(body.id, 1, { is_shared: false });
    expect(await defaultsOf('shop')).toEqual([]);
    expect((await set('redemptions', null)).body.default_views).toEqual([]);
    await set('redemptions', body.id);
    expect((await remove(body.id, 2)).status).toBe(200);
    expect(await defaultsOf('retailer')).toEqual([]);
  });

  it('VIEWS-8: is of its screen, and seen by whoever sets it', async () => {
    const { body } = await create();
    const wrong = await set('members', body.id);
    expect(wrong.body.field_errors).toEqual([{ field: 'view_id', rule: 'view_of_another_screen' }]);
    expect((await set('redemptions', body.id, 'rival')).status).toBe(404);
    expect((await set('redemptions', '999999')).status).toBe(404);
    expect((await set('everything', body.id)).status).toBe(404);
  });
});
