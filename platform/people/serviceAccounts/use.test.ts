import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { SERVICE_PATH as PATH, servicesOf } from '../../testing/serviceAccounts.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let services: ReturnType<typeof servicesOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  services = servicesOf(platform);
  await services.addSecond();
});
afterAll(() => platform.close());
beforeEach(() => services.clear());

const idsOf = ({ body }: { body: Json }) =>
  (body.items as unknown as { id: string }[]).map(({ id }) => id).sort();

describe('asking', () => {
  test('SERV-5: id and secret give a token of five minutes, in the header or in the body; what is wrong is said as RFC 6749 does', async () => {
    const one = await services.made();
    for (const isPost of [false, true]) {
      const { status, body, headers } = await services.token(one, isPost);
      expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 300]);
      expect(headers['cache-control']).toMatch(/no-store/);
      expect((await services.ask(String(body.access_token))).status).toBe(200);
      const wrong = await services.token({ ...one, secret: (await services.made()).secret }, isPost);
      expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    }
    const other = await platform.call(null, 'POST', '/oidc/token', {
      body: `grant_type=password&client_id=${one.clientId}&client_secret=${one.secret}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([other.status, other.body.error]).toEqual([400, 'unsupported_grant_type']);
    expect((await services.token({ clientId: one.clientId, secret: 'gss_short' })).body.error).toBe(
      'invalid_client',
    );
    expect((await services.token({ clientId: `gsi_${'0'.repeat(22)}`, secret: one.secret })).status).toBe(
      401,
    );
  });

  test.each([false, true])(
    'SERV-5: wrong secrets make that program wait, from that address; in the body: %s',
    async (isPost) => {
      const [one, other] = [await services.made(), await services.made()];
      const wrong = { ...one, secret: other.secret };
      for (let tries = 0; tries < 10; tries += 1)
        expect((await services.token(wrong, isPost)).status).toBe(401);
      const { status, body, headers } = await services.token(one, isPost);
      expect([status, body.error]).toEqual([429, 'slow_down']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body.access_token).toBeUndefined();
      expect((await services.token(other, isPost)).status).toBe(200);
    },
  );

  test('SERV-5: another spelling of the address or of the client id neither passes the wait nor goes uncounted', async () => {
    const [one, other] = [await services.made(), await services.made()];
    await platform.database.db.execute(sql`delete from sign_in_failures`);
    const spelt = { ...one, clientId: one.clientId.replace('_', '%5F') };
    const paths = ['/oidc/token', '/oidc/token/', '/oidc/TOKEN'];
    for (let tries = 0; tries < 10; tries += 1)
      await services.token({ ...spelt, secret: other.secret }, false, paths[tries % 3]);
    // As after more of them, so that the wait outlasts this test.
    const counted = await storedRows(
      platform.database.db,
      sql`update sign_in_failures set failures = failures + 7 where failures = 10 returning 1`,
    );
    expect(counted).toHaveLength(1);
    for (const path of paths)
      expect([path, (await services.token(one, false, path)).status]).toEqual([path, 429]);
    expect((await services.token(spelt)).status).toBe(429);
  });

  test('SERV-6: one of the provider sees all advertisers, one of an organization its own; it may what it was given and nothing else', async () => {
    const provider = await services.bearer(await services.made());
    const own = await services.bearer(await services.made({ organization_id: '2' }));
    expect(idsOf(await services.ask(provider))).toEqual(
      idsOf(await platform.call('operator', 'GET', '/api/advertisers')),
    );
    const [{ ids } = { ids: '' }] = await rowsOf(
      platform.database.db,
      { ids: text },
      sql`select string_agg(id::text, ',' order by id) as ids from advertisers where organization_id = 2`,
    );
    expect(idsOf(await services.ask(own)).join(',')).toBe(ids);
    expect((await services.ask(own, '/api/advertisers/1/budget')).status).toBe(404);
    for (const url of ['/api/products', PATH, '/api/members', '/api/saved_views'])
      expect([url, (await services.ask(provider, url)).status]).toEqual([url, 403]);
    expect((await services.ask(provider, '/api/viewer')).status).toBe(403);
  });

  test('SERV-7: it never may more than its maker at that moment; who takes no abilities away says so on the screen', async () => {
    const one = await services.made({ abilities: ['viewAdvertisers', 'editBudgetAlerts'] });
    await services.set('operator', { roles: '{catalog_manager}' });
    const by = await services.bearer(one);
    expect((await services.ask(by)).status).toBe(403);
    await services.set('operator', {
      roles: '{superadmin,platform_admin,customer_support_manager,catalog_manager}',
    });
    expect((await services.ask(by)).status).toBe(200);
    await services.set('operator', { roles: '{superadmin}' });
    expect(await services.read(one.id)).toMatchObject({
      missing_abilities: ['editBudgetAlerts'],
      state: 'working',
    });
    await services.set('operator', {
      roles: '{superadmin,platform_admin,customer_support_manager,catalog_manager}',
    });
  });

  test('SERV-7: with its maker disabled it is refused at the next request, until somebody else makes a secret', async () => {
    const one = await services.made({}, 'second');
    const by = await services.bearer(one);
    expect((await services.ask(by)).status).toBe(200);
    await services.set('second', { status: 'disabled' });
    expect((await services.ask(by)).status).toBe(401);
    expect((await services.token(one)).body.error).toBe('invalid_client');
    expect((await services.read(one.id)).state).toBe('maker_gone');
    const rotated = await services.rotate(one, 0);
    await services.set('second', { status: 'enabled' });
    expect(rotated.body.service_account).toMatchObject({
      state: 'working',
      secrets: [{ made_by: 'operator' }],
    });
    expect((await services.token({ ...one, secret: String(rotated.body.client_secret) })).status).toBe(200);
  });

  test('SERV-8: its last use is shown, with each secret’s, and written once a minute', async () => {
    const one = await services.made();
    const by = await services.bearer(one);
    await services.ask(by);
    await expect.poll(async () => (await services.read(one.id)).last_used_at).not.toBeNull();
    const { secrets, last_used_at: first } = await services.read(one.id);
    expect((secrets as unknown as Json[])[0]?.last_used_at).toBe(first);
    const writes = sql`select xmin::text as xmin from service_account_secrets where service_account_id = ${one.id}`;
    const before = await storedRows(platform.database.db, writes);
    for (let count = 0; count < 5; count += 1) await services.ask(by);
    expect(await storedRows(platform.database.db, writes)).toEqual(before);
  });
});
