import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
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
const create = (body: object, login = 'retailer', { query = '', key = '' } = {}) =>
  platform.call(login, 'POST', `/api/webhooks${query}`, {
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
const list = async (login: string, query = '') =>
  (await platform.call(login, 'GET', `/api/webhooks${query}`)).body.items as unknown as { id: string }[];

describe('making and changing', () => {
  test('a webhook is made for an advertiser; its secret is answered only by the creation and stored sealed', async () => {
    const { status, body, headers } = await create({
      advertiser_id: '1',
      url: URL,
      types: ['budget.credited'],
    });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    const secret = String(body.secret);
    expect(body.webhook).toMatchObject({
      advertiser_id: '1',
      organization_id: null,
      url: URL,
      types: ['budget.credited'],
      enabled: true,
      pause_reason: null,
      created_by: 'retailer',
      secrets: [{ hint: secret.slice(-4), expires_at: null }],
      pending: 0,
      unread: 0,
      success_rate: null,
      version: 1,
    });
    const read = await platform.call('retailer', 'GET', `/api/webhooks/${body.webhook?.id}`);
    expect(read.body).toEqual(body.webhook);
    expect(read.text).not.toContain(secret);
    const stored = await storedRows(
      platform.database.db,
      sql`select sealed::text, hint from webhook_secrets`,
    );
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(secret).toString('hex'));
    const log = await storedRows(platform.database.db, sql`select after from events where noun = 'webhooks'`);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  test.each([
    ['http://shop.example/', 'url_not_https'],
    ['ftp://shop.example/', 'url_not_https'],
    ['nowhere', 'invalid_url'],
    ...['10.0.0.1', '169.254.169.254', '[::ffff:10.0.0.1]', 'me:secret@shop.example'].map((host) => [
      `https://${host}/`,
      'url_not_public',
    ]),
  ])('%s is refused: %s', async (url, rule) => {
    const made = await create({ advertiser_id: '1', url });
    expect([made.status, made.body.field_errors]).toEqual([422, [{ field: 'url', rule }]]);
    const { id } = await hooks.create(URL);
    expect((await hooks.change('PUT', id, { url })).body.field_errors).toEqual([{ field: 'url', rule }]);
  });

  test('a name that resolves to this machine or to no machine is refused when it is connected to', async () => {
    const strict = await startTestPlatform(
      { LOG_LEVEL: 'silent' },
      { isDemo: false, oidcClientSecret: 'of the test alone' },
    );
    for (const [url, problem] of [
      ['https://localhost/', 'not_public'],
      ['https://nobody-has-this-name.invalid/', 'unreachable'],
    ]) {
      const { body } = await strict.call('retailer', 'POST', '/api/webhooks', {
        body: { advertiser_id: '1', url },
      });
      const tested = await strict.call('retailer', 'POST', `/api/webhooks/${body.webhook?.id}/test`);
      expect(tested.body.attempt).toMatchObject({ outcome: 'given_up', status: null, problem });
    }
    const local = await strict.call('retailer', 'POST', '/api/webhooks', {
      body: { advertiser_id: '1', url: receiver.url },
    });
    expect(local.body.field_errors).toEqual([{ field: 'url', rule: 'url_not_https' }]);
    await strict.close();
  });

  test('the same creation twice makes one and tells no secret again; a dry run makes none', async () => {
    const draft = { advertiser_id: '1', url: URL };
    const tried = await create(draft, 'retailer', { query: '?dry_run=true', key: 'k' });
    expect([tried.status, tried.body.secret]).toEqual([201, null]);
    expect((await create(draft, 'retailer', { key: 'k' })).status).toBe(201);
    const again = await create(draft, 'retailer', { key: 'k' });
    expect([again.status, again.body.error_name]).toEqual([409, 'webhook_secret_already_shown']);
    expect(await list('retailer')).toHaveLength(1);
  });

  test('what GET answered can be saved as it is; a stale version changes nothing; deleted, it is gone', async () => {
    const { id } = await hooks.create(URL);
    const before = await hooks.read(id);
    expect((await hooks.change('PUT', id, before)).body.webhook).toEqual(before);
    const changed = await hooks.change('PUT', id, {
      description: 'Warehouse',
      types: ['redemption.redeemed'],
    });
    expect(changed.body.webhook).toMatchObject({ description: 'Warehouse', version: 2 });
    const stale = await platform.call('retailer', 'PUT', `/api/webhooks/${id}`, {
      version: 1,
      body: { url: URL },
    });
    expect([stale.status, stale.body.error_name]).toEqual([409, 'stale_version']);
    expect((await hooks.change('DELETE', id)).status).toBe(200);
    expect((await platform.call('retailer', 'GET', `/api/webhooks/${id}`)).status).toBe(404);
  });

  test('twenty of an owner are the most', async () => {
    await platform.database.db.execute(sql`insert into webhooks (advertiser_id, url, description, is_enabled, position, created_by)
      select 1, ${URL}, '', false, 0, 2 from generate_series(1, 20)`);
    const { status, body } = await create({ advertiser_id: '1', url: URL });
    expect([status, body.error_name]).toEqual([409, 'too_many_webhooks']);
    expect((await create({ advertiser_id: '2', url: URL })).status).toBe(201);
  });
});

describe('test and replay', () => {
  test('a test event is sent at once, also by a disabled webhook; a dry run sends nothing', async () => {
    const { id } = await hooks.create(receiver.url, { enabled: false });
    const tried = await platform.call('retailer', 'POST', `/api/webhooks/${id}/test?dry_run=true`);
    expect([tried.status, tried.body.attempt]).toEqual([200, null]);
    expect(receiver.requests).toEqual([]);
    const { body } = await platform.call('retailer', 'POST', `/api/webhooks/${id}/test`);
    expect(body.attempt).toMatchObject({
      type: 'webhook.test',
      trigger: 'test',
      outcome: 'delivered',
      status: 200,
    });
    expect(receiver.requests).toMatchObject([{ body: { type: 'webhook.test', data: { webhookId: id } } }]);
  });

  test('events are replayed one by one, or all since a position or a moment', async () => {
    const started = new Date().toISOString();
    const { id } = await hooks.create(receiver.url);
    const { position } = await hooks.read(id);
    const ids = await hooks.publish(['a', 'b', 'a']);
    await hooks.publish(['c'], '3');
    await hooks.deliverAll();
    const replay = async (body: object) => {
      receiver.requests.length = 0;
      const answer = await platform.call('retailer', 'POST', `/api/webhooks/${id}/replay`, { body });
      await hooks.deliverAll();
      const sent = receiver.requests.map(({ body: { id: eventId } }) => eventId);
      return { ...answer, sent };
    };
    const one = await replay({ event_ids: [ids[1]] });
    expect([one.body.replayed, one.sent]).toEqual([1, [ids[1]]]);
    expect((await hooks.attempts(id, 'trigger=replay'))[0]).toMatchObject({ event_id: ids[1], attempt: 1 });
    const all = await replay({ after: position });
    expect([all.body.replayed, all.sent.sort()]).toEqual([3, [...ids].sort()]);
    expect((await replay({ since: started })).sent.length).toBeGreaterThanOrEqual(3);
    expect((await replay({ since: new Date(Date.now() + 60_000).toISOString() })).sent).toEqual([]);
    for (const wrong of [
      { event_ids: [randomUUID()] },
      { event_ids: [ids[0], randomUUID()] },
      {},
      { after: '0', since: started },
    ])
      expect((await replay(wrong)).status).toBe(422);
    const foreign = await hooks.publish(['x'], '3');
    expect((await replay({ event_ids: foreign })).status).toBe(422);
  });
});
