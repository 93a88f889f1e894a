import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { SERVICE_PATH as PATH, servicesOf } from '../../testing/serviceAccounts.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let services: ReturnType<typeof servicesOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  services = servicesOf(platform);
  await services.addSecond();
});
afterAll(() => platform.close());
beforeEach(() => services.clear());

describe('making', () => {
  test('SERV-1, SERV-2, SERV-3: it is made of a name, an owner and abilities; its secret is answered by the creation alone', async () => {
    const { status, body, headers } = await services.create();
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    const secret = String(body.client_secret);
    expect(secret).toMatch(/^gss_[0-9A-Za-z]{49}$/);
    expect(body.service_account).toMatchObject({
      name: 'Nightly import',
      organization: null,
      subject: null,
      state: 'working',
      version: 1,
      abilities: ['viewAdvertisers', 'viewBudget'],
      missing_abilities: [],
      last_used_at: null,
      client_id: expect.stringMatching(/^gsi_/),
      secrets: [{ hint: secret.slice(-4), expires_at: null, last_used_at: null, made_by: 'operator' }],
    });
    const listed = await platform.call('operator', 'GET', PATH);
    expect(listed.body).toMatchObject({ items: [body.service_account], total: 1, is_external_issuer: false });
    expect(listed.text).not.toContain(secret);
    const hashes = await storedRows(
      platform.database.db,
      sql`select secret_hash from service_account_secrets`,
    );
    expect(JSON.stringify(hashes)).not.toContain(secret);
  });

  test('SERV-1: operator staff with createAccounts alone make, see, change and end them', async () => {
    const one = await services.made();
    for (const login of ['retailer', 'catalog_manager', 'superadmin', 'nobody']) {
      const answers = await Promise.all([
        services.create({}, { login }),
        platform.call(login, 'GET', PATH),
        platform.call(login, 'GET', `${PATH}/${one.id}`),
        services.change('PUT', one, { login, body: { name: 'x' } }),
        services.rotate(one, 0, login),
        services.change('DELETE', one, { login }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
    }
    expect(await services.read(one.id)).toMatchObject({
      name: 'Nightly import',
      version: 1,
      state: 'working',
    });
  });

  test('SERV-1: the list is searched by a name without its accents, and with others', async () => {
    await services.made({ name: 'Envoi récurrent' });
    for (const text of ['recurrent', 'RÉCURRENT', 'envoí'])
      expect(
        (await platform.call('operator', 'GET', `${PATH}?search=${encodeURIComponent(text)}`)).body.items,
      ).toMatchObject([{ name: 'Envoi récurrent' }]);
  });

  test.each([
    [{ abilities: [] }, 'abilities', 'required'],
    [{ abilities: ['createAccounts'] }, 'abilities.0', 'choice'],
    [{ abilities: ['editBudgetAlerts'] }, 'abilities', 'ability_not_held'],
    [{ organization_id: '1', abilities: ['createAdvertisers'] }, 'abilities', 'not_of_organizations'],
    [{ organization_id: '999' }, 'organization_id', 'unknown_organization'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: '\u200b' }, 'name', 'text_invisible_character'],
    [{ name: 'Import\u202etropmI' }, 'name', 'text_direction_character'],
    [{ name: 'Import\nOlivia' }, 'name', 'text_line_break'],
    [{ abilities: ['viewBudget', 'viewBudget'] }, 'abilities', 'duplicate_value'],
    [{ subject: 'abc' }, 'subject', 'subject_of_another_issuer'],
    [{ client_id: 'mine' }, 'client_id', 'unknown'],
  ])('SERV-2: %j is refused by its field', async (more, field, rule) => {
    const { status, body } = await services.create(more, { login: 'second' });
    expect([status, body.field_errors]).toEqual([422, [expect.objectContaining({ field, rule })]]);
  });

  test('SERV-4: the same creation twice makes one, and tells no secret again; a try makes none', async () => {
    const tried = await services.create({}, { query: '?dry_run=true', key: 'k' });
    expect([tried.status, tried.body.client_secret]).toEqual([201, null]);
    expect((await services.create({}, { key: 'k' })).status).toBe(201);
    const again = await services.create({}, { key: 'k' });
    expect([again.status, again.body.error_name]).toEqual([409, 'service_secret_already_shown']);
    expect((await platform.call('operator', 'GET', PATH)).body.total).toBe(1);
  });

  test('SERV-4: fifty of an owner are the most, counted also where two are made at once', async () => {
    await platform.database.db.execute(sql`insert into service_accounts (name, client_id, abilities, made_by)
      select 'Filler', 'gsi_' || n, '{viewBudget}', 1 from generate_series(1, 49) n`);
    const both = await Promise.all([services.create(), services.create()]);
    expect(both.map(({ status, body }) => body.error_name ?? status).sort()).toEqual([
      201,
      'too_many_service_accounts',
    ]);
    expect((await services.create({ organization_id: '1' })).status).toBe(201);
  });

  test('SERV-4: every change is one event without a secret, and a stale one changes nothing', async () => {
    const one = await services.made();
    const renamed = await services.change('PUT', one, { body: { name: 'Other', abilities: ['viewBudget'] } });
    expect(renamed.body.service_account).toMatchObject({ name: 'Other', version: 2 });
    for (const answer of [
      await services.change('PUT', one, { body: { name: 'x' } }),
      await services.rotate(one, 0),
    ]) {
      expect([answer.status, answer.body.error_name]).toEqual([409, 'stale_version']);
      expect(answer.body.current).toMatchObject({ name: 'Other', version: 2 });
    }
    await services.rotate({ ...one, version: 2 }, 24);
    const { secrets } = await services.read(one.id);
    const old = (secrets as unknown as { id: string }[])[1]?.id;
    await services.change('DELETE', { ...one, version: 3 }, { at: `/secrets/${old}` });
    await services.change('DELETE', { ...one, version: 4 });
    const events = await rowsOf(
      platform.database.db,
      { action: text, caller: text },
      sql`select action, caller, before, after from events where noun = 'service_accounts' and noun_id = ${one.id} order by id`,
    );
    expect(events.map(({ action }) => action)).toEqual([
      ...['created', 'updated', 'rotated', 'secret_ended', 'ended'],
    ]);
    expect(JSON.stringify(events)).not.toContain('gss_');
  });
});
