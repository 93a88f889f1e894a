import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { startReceiver, webhooksOf } from '../../testing/webhooks.ts';

let platform: TestPlatform;
let hooks: Awaited<ReturnType<typeof webhooksOf>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' }, { isDemo: true });
  hooks = await webhooksOf(platform);
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.requests.length = 0;
  await hooks.clear();
});
afterAll(async () => {
  receiver?.close();
  await hooks?.close();
  await platform?.close();
});

const URL = 'https://shop.example/hooks';
const create = (body: object, login = 'retailer') => platform.call(login, 'POST', '/api/webhooks', { body });
const list = async (login: string) =>
  (await platform.call(login, 'GET', '/api/webhooks')).body.items as unknown as { id: string }[];

test('reading needs viewCredentials, changing createCredentials; others find nothing', async () => {
  const { id } = await hooks.create(URL);
  expect(await list('shop')).toHaveLength(1);
  const answers = await Promise.all([
    create({ advertiser_id: '1', url: URL }, 'shop'),
    hooks.change('PUT', id, { enabled: false }, { login: 'shop' }),
    hooks.change('DELETE', id, undefined, { login: 'shop' }),
    hooks.change('POST', id, { old_secret_hours: 0 }, { login: 'shop', at: '/rotate' }),
    platform.call('shop', 'POST', `/api/webhooks/${id}/test`),
    platform.call('shop', 'POST', `/api/webhooks/${id}/replay`, { body: { after: '0' } }),
    platform.call('customer_support_agent', 'GET', '/api/webhooks'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403));
  expect(await list('rival')).toEqual([]);
  for (const [method, at] of [
    ['GET', ''],
    ['GET', '/attempts'],
    ['POST', '/test'],
    ['DELETE', ''],
  ] as const)
    expect([
      at,
      (await platform.call('rival', method, `/api/webhooks/${id}${at}`, { version: 1 })).status,
    ]).toEqual([at, 404]);
});

test('of the provider only staff make one; of an organization also its members', async () => {
  expect((await create({ url: URL })).body.field_errors).toEqual([
    { field: 'advertiser_id', rule: 'required' },
  ]);
  expect((await create({ organization_id: '2', url: URL })).body.field_errors).toEqual([
    { field: 'organization_id', rule: 'unknown_organization' },
  ]);
  expect((await create({ advertiser_id: '3', url: URL })).status).toBe(404);
  expect((await create({ organization_id: '1', url: URL })).status).toBe(201);
  expect((await create({ url: URL }, 'operator')).status).toBe(201);
  expect(
    [await list('operator'), await list('retailer'), await list('rival')].map(({ length }) => length),
  ).toEqual([2, 1, 0]);
});

test('somebody else changes neither its address nor its events, unless they take it over: it receives what its creator sees', async () => {
  const { body } = await create({ organization_id: '1', url: receiver.url }, 'retailer');
  const id = String(body.webhook?.id);
  await hooks.publish(['seen'], '2');
  await hooks.deliverAll();
  expect(receiver.requests).toHaveLength(1);
  const refused = await hooks.change('PUT', id, { url: URL }, { login: 'promotion_user' });
  expect([refused.status, refused.body.error_name]).toEqual([409, 'webhook_of_another']);
  expect(refused.body.message).toContain('retailer');
  const described = await hooks.change('PUT', id, { description: 'x' }, { login: 'promotion_user' });
  expect(described.body.webhook).toMatchObject({ description: 'x', created_by: 'retailer' });
  const taken = await hooks.change('PUT', id, { take_over: true }, { login: 'promotion_user' });
  expect(taken.body.webhook).toMatchObject({ created_by: 'promotion_user' });
  // It sees advertiser 1 alone.
  await hooks.publish(['unseen'], '2');
  const [own] = await hooks.publish(['own'], '1');
  await hooks.deliverAll();
  expect(receiver.requests.slice(1).map(({ body: sent }) => sent.id)).toEqual([own]);
  expect(await hooks.attempts(id, '', 'promotion_user')).toHaveLength(1);
  expect(await hooks.attempts(id, '', 'retailer')).toHaveLength(2);
});

test('when its creator may no longer see it, it stops and colleagues are told; one of them takes it over', async () => {
  const { id } = await hooks.create(receiver.url, {}, 'promotion_user');
  const set = (roles: string) =>
    platform.database.db.execute(
      sql`update accounts set roles = ${roles}::text[] where login = 'promotion_user'`,
    );
  await set('{customer_support_agent}');
  const ids = await hooks.publish(['a', 'b']);
  await hooks.deliverAll();
  expect(receiver.requests).toEqual([]);
  expect(await hooks.read(id)).toMatchObject({
    enabled: false,
    pause_reason: 'creator_not_allowed',
    unread: 2,
  });
  const mails = await hooks.mails();
  expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(['webhook_without_creator']));
  const logins = mails.map(({ login }) => login);
  expect(logins).toContain('retailer');
  for (const login of ['promotion_user', 'shop', 'rival']) expect(logins).not.toContain(login);
  const refused = await hooks.change('PUT', id, { enabled: true });
  expect([refused.status, refused.body.error_name]).toEqual([409, 'webhook_without_creator']);
  const taken = await hooks.change('PUT', id, { take_over: true });
  expect(taken.body.webhook).toMatchObject({ enabled: true, pause_reason: null, created_by: 'retailer' });
  await hooks.deliverAll();
  expect(receiver.requests.map(({ body }) => body.id)).toEqual(ids);
  await set('{promotion_user}');
});
