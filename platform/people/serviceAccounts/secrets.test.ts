import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SERVICE_PATH as PATH, servicesOf } from '../../testing/serviceAccounts.ts';
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

describe('rotating and ending', () => {
  test('SERV-9: beside the new secret the old one goes on until its moment, then is refused with its tokens', async () => {
    const one = await services.made();
    const old = await services.bearer(one);
    const { body, headers } = await services.rotate(one, 24);
    expect(headers['cache-control']).toBe('no-store');
    const next = { ...one, secret: String(body.client_secret) };
    const fresh = await services.bearer(next);
    for (const by of [old, fresh, await services.bearer(one)])
      expect((await services.ask(by)).status).toBe(200);
    const { secrets } = body.service_account as unknown as { secrets: { id: string; expires_at: string }[] };
    const hours = (Date.parse(secrets[1]?.expires_at ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    await platform.database.db.execute(
      sql`update service_account_secrets set expires_at = now() where id = ${secrets[1]?.id ?? ''}`,
    );
    expect((await services.ask(old)).status).toBe(401);
    expect((await services.token(one)).status).toBe(401);
    expect((await services.ask(fresh)).status).toBe(200);
  });

  test('SERV-9: there are two at most; with 0 hours those there end at once', async () => {
    const one = await services.made();
    await services.rotate(one, 24);
    const third = await services.rotate({ ...one, version: 2 }, 1);
    expect([third.status, third.body.error_name]).toEqual([409, 'two_secrets']);
    const tried = await services.rotate({ ...one, version: 2 }, 0, 'operator', '?dry_run=true');
    expect([tried.status, tried.body.client_secret]).toEqual([200, null]);
    expect((await services.token(one)).status).toBe(200);
    const last = await services.rotate({ ...one, version: 2 }, 0);
    expect((await services.token(one)).status).toBe(401);
    expect((await services.token({ ...one, secret: String(last.body.client_secret) })).status).toBe(200);
  });

  test('SERV-9: whoever rotates holds all that it may', async () => {
    const one = await services.made({ abilities: ['viewBudget', 'editBudgetAlerts'] });
    const refused = await services.rotate(one, 0, 'second');
    expect([refused.status, refused.body.error_name]).toEqual([409, 'service_abilities_not_held']);
    expect(refused.body.message).toMatch(/editBudgetAlerts/);
    await services.change('PUT', one, { login: 'second', body: { abilities: ['viewBudget'] } });
    expect((await services.rotate({ ...one, version: 2 }, 0, 'second')).status).toBe(200);
  });

  test('SERV-10: one secret is ended at once with its tokens; without any it waits for the next', async () => {
    const one = await services.made();
    const by = await services.bearer(one);
    const [secret] = (await services.read(one.id)).secrets as unknown as { id: string }[];
    const ended = await services.change('DELETE', one, { at: `/secrets/${secret?.id}` });
    expect(ended.body.service_account).toMatchObject({ state: 'without_secret', secrets: [] });
    expect((await services.ask(by)).status).toBe(401);
    expect(
      (await services.change('DELETE', { ...one, version: 2 }, { at: `/secrets/${secret?.id}` })).status,
    ).toBe(404);
    const again = await services.rotate({ ...one, version: 2 }, 24);
    expect((await services.token({ ...one, secret: String(again.body.client_secret) })).status).toBe(200);
  });

  test('SERV-10: an ended one is refused at the next request, is changed by nobody, and keeps its name', async () => {
    const one = await services.made();
    const by = await services.bearer(one);
    expect((await services.ask(by)).status).toBe(200);
    await services.change('DELETE', one);
    expect((await services.ask(by)).status).toBe(401);
    expect((await services.token(one)).body.error).toBe('invalid_client');
    for (const answer of [
      await services.rotate({ ...one, version: 2 }, 0),
      await services.change('PUT', { ...one, version: 2 }, { body: { name: 'x' } }),
      await services.change('DELETE', { ...one, version: 2 }),
    ])
      expect([answer.status, answer.body.error_name]).toEqual([409, 'service_account_ended']);
    const active = await platform.call('operator', 'GET', `${PATH}?status=active`);
    const ended = await platform.call('operator', 'GET', `${PATH}?status=ended&search=nightly`);
    expect([active.body.total, ended.body.items]).toMatchObject([0, [{ id: one.id, state: 'ended' }]]);
  });
});
