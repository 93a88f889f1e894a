import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { type AllocationWorld, committed, startAllocationWorld } from '../support/allocationWorld.ts';
import { ENGINES } from '../support/world.ts';

// An account made by staff was staff at once, its password was answered to its maker, and it approved its maker's request.

describe.each(ENGINES)('A11: a second account of one’s own is no second person, on %s', (engine) => {
  let world: AllocationWorld;
  let mails: SentMails;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    mails = openSentMails(world);
    await world.fund('1', 10_000);
  });
  afterAll(async () => {
    mails?.close();
    await world?.close();
  });

  const EMAIL = 'puppet@guerdon.example';
  const ROLES = ['superadmin', 'platform_admin'];
  const OPERATOR = '1';
  let puppet = { id: '', subject: '' };
  const requestLine = async (login: string) =>
    String((await world.ask(committed(1, '1'), { login })).body.request?.id);
  const outcome = ({ status, body }: Answer) => (status === 200 ? 'approved' : body.error_name);
  const approve = async (lineId: string, login: string) =>
    outcome(await world.decide('approve', lineId, { login }));
  const save = async (by: string, id: string, body: object) =>
    world.call(by, 'PUT', `/api/members/${id}`, {
      body,
      version: Number((await world.call(by, 'GET', `/api/members/${id}`)).body.version),
    });
  const accept = async () =>
    world.call(null, 'POST', await mails.pathOf(EMAIL), {
      body: new URLSearchParams({
        password: 'four words of a poem',
        repeated: 'four words of a poem',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('whoever makes an account gets nothing to use it by, and it is not operator staff', async () => {
    const creation = await world.call('operator', 'POST', '/api/members', {
      body: {
        name: 'Puppet',
        email: EMAIL,
        organization_id: '1',
        locale: 'en',
        timezone: 'UTC',
        roles: ROLES,
        advertiser_ids: [],
      },
    });
    expect(creation.text).not.toMatch(/password|token|link/);
    expect(creation.body).toMatchObject({ is_staff: false, status: 'invited' });
    const [row] = await rowsOf(
      world.database.db,
      { id: text, subject: text },
      sql`select id, subject from accounts where email = ${EMAIL}`,
    );
    puppet = { id: String(row?.id), subject: String(row?.subject) };
    expect((await world.call(puppet.subject, 'GET', '/api/viewer')).status).toBe(401);
    expect(await approve(await requestLine('operator'), puppet.subject)).toBe('unauthenticated');
  });

  test('nor once its address is proved does it decide what its maker asked, or its maker what it asked, by any way', async () => {
    expect((await accept()).status).toBe(200);
    const [own, theirs] = [await requestLine('operator'), await requestLine(puppet.subject)];
    const ways: Record<string, () => Promise<unknown>> = {
      'the puppet approves': () => approve(own, puppet.subject),
      'the maker approves': () => approve(theirs, 'operator'),
      'the puppet rejects': async () => outcome(await world.decide('reject', own, { login: puppet.subject })),
      'the maker rejects': async () => outcome(await world.decide('reject', theirs, { login: 'operator' })),
      'from a second tab, at once': async () =>
        (await Promise.all([approve(own, puppet.subject), approve(own, puppet.subject)]))[1],
      'as a try first': async () => {
        await world.decide('approve', own, { login: puppet.subject, query: '?dry_run=true' });
        return approve(own, puppet.subject);
      },
      'after its roles went and came back': async () => {
        await save('operator', puppet.id, { roles: [] });
        await save('operator', puppet.id, { roles: ROLES });
        return approve(own, puppet.subject);
      },
      'after it was disabled and enabled': async () => {
        await save('operator', puppet.id, { status: 'disabled' });
        await save('operator', puppet.id, { status: 'enabled' });
        return approve(own, puppet.subject);
      },
      'after the maker was changed by it': async () => {
        expect((await save(puppet.subject, OPERATOR, { roles: [...ROLES, 'developer'] })).status).toBe(200);
        return approve(theirs, 'operator');
      },
      'after the request was changed by a third': async () => {
        const third = await world.ask(committed(1, '1'), { login: 'retailer' });
        const change = { rewards: [{ sku: 'ABC-AA0001-10', selling_price: '2' }] };
        await world.change(third.body.allocation?.id, 1, change, { login: puppet.subject });
        return approve(String(third.body.request?.id), 'operator');
      },
      'with the key under which somebody else decided': async () => {
        await world.decide('approve', await requestLine('retailer'), { key: 'shared' });
        return outcome(await world.decide('approve', own, { login: puppet.subject, key: 'shared' }));
      },
      'under another address': async () => {
        await save('operator', puppet.id, { email: 'puppet2@guerdon.example' });
        return approve(own, puppet.subject);
      },
    };
    const outcomes: [string, unknown][] = [];
    for (const [way, attempt] of Object.entries(ways)) outcomes.push([way, await attempt()]);
    expect(outcomes).toHaveLength(12);
    expect(outcomes.filter(([, one]) => one === 'approved' || one === undefined)).toEqual([]);
    const names = [
      'made_by_requester',
      'made_requester',
      'changed_by_requester',
      'changed_requester',
      'missing_ability',
      'staff_only',
    ];
    expect(outcomes.filter(([, one]) => !names.includes(String(one)))).toEqual([]);
    const refusals = await storedRows(
      world.database.db,
      sql`select 1 from events where action = 'decision_refused' and noun_id in (${own}, ${theirs})`,
    );
    expect(refusals.length).toBeGreaterThanOrEqual(9);
    for (const lineId of [own, theirs]) expect(await approve(lineId, 'second')).toBe('approved');
  });

  test('nor does anybody give a role to their own account, by whatever account they use', async () => {
    const own = await save('operator', OPERATOR, { roles: [...ROLES, 'developer', 'catalog_manager'] });
    expect([own.status, own.body.field_errors]).toEqual([422, [{ field: 'roles', rule: 'own_role' }]]);
  });
});
