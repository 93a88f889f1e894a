import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ engine: 'postgres', size: 'small' });
});
afterAll(() => world.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(world.gatewayUrl + path, { redirect: 'manual', ...init });

test('the gateway passes recipients’ pages on with their own policy, and what they answer', async () => {
  const unknown = await ask('/r/AAAAAAAAAAAAAAAAAAAAAA', { headers: { 'accept-language': 'fr' } });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Ce lien ne fonctionne pas');
  expect(unknown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(unknown.headers.get('referrer-policy')).toBe('same-origin');
  expect(unknown.headers.get('cache-control')).toBe('no-store');
});

test('a portal takes a form of its own origin alone, and says what it does not know', async () => {
  await world.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    await tx.execute(sql`update promotions set ui_id = 'page-test', status = 'enabled', start_datetime = now() - interval '1 day', end_datetime = null,
      restricted_languages = '{}' where id = (select min(p.id) from promotions p join advertisers a on a.id = p.advertiser_id where a.status = 'enabled')`);
  });
  const form = (origin: string) =>
    ask('/r/p/page-test', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: 'step=entry&code=NOT-THERE',
    });
  const own = await form(world.publicUrl);
  expect([own.status, (await own.text()).includes('id="e-code"')]).toEqual([422, true]);
  expect((await form('https://evil.example')).status).toBe(400);
});
