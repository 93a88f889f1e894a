import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReceiver } from '../../platform/testing/webhooks.ts';
import { startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const FIELDS =
  'id url description types enabled pauseReason createdByName pending unread successRate version secrets { hint createdAt expiresAt }';
const ATTEMPT =
  'eventId type subjectId trigger attempt outcome status problem answer requestBytes requestHeaders { name value } nextAttemptAt';
const FAILURES =
  '... on InvalidInput { fieldErrors { field rule } } ... on Refused { code message } ... on StaleWebhook { current { id version } }';

const changeOf = (name: string, fields: string, failures = FAILURES) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Success { ${fields} effects { mails { subject } } } ${failures} } }`;
};
const WITHOUT_VERSION = '... on InvalidInput { fieldErrors { field rule } } ... on Refused { code message }';
const CHANGES = {
  createWebhook: changeOf('createWebhook', `secret webhook { ${FIELDS} }`, WITHOUT_VERSION),
  updateWebhook: changeOf('updateWebhook', `webhook { ${FIELDS} }`),
  rotateWebhookSecret: changeOf('rotateWebhookSecret', `secret webhook { ${FIELDS} }`),
  testWebhook: changeOf('testWebhook', `attempt { ${ATTEMPT} }`, WITHOUT_VERSION),
  replayWebhookEvents: changeOf('replayWebhookEvents', 'replayed', WITHOUT_VERSION),
  deleteWebhook: changeOf('deleteWebhook', 'webhook { id }'),
};

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  world = await startWorld({ engine: 'pglite', size: 'small' });
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver?.close();
  await world?.close();
});

/** The answer to a change, as far as the test goes on with it. */
interface Fields {
  webhook?: { id: string; secrets: unknown[] };
}
const change = async (name: keyof typeof CHANGES, input: object): Promise<Fields> =>
  (await world.ask<Record<string, Fields>>(RETAILER, CHANGES[name], { input }))[name] ?? {};

test('the graph makes, reads, tests, rotates, replays and deletes a webhook', async () => {
  const { body } = await world.rest<{ items: { id: string }[] }>(
    RETAILER,
    'GET',
    '/api/advertisers?sort=name',
  );
  const advertiserId = body.items[0]?.id;
  const made = await change('createWebhook', { advertiserId, url: receiver.url, idempotencyKey: 'one' });
  expect(made).toMatchObject({
    __typename: 'CreateWebhookSuccess',
    secret: expect.stringMatching(/^whsec_/),
    webhook: {
      url: receiver.url,
      description: '',
      types: null,
      enabled: true,
      version: 1,
      successRate: null,
    },
  });
  const id = made.webhook?.id ?? '';
  expect(await change('testWebhook', { id })).toMatchObject({
    attempt: { type: 'webhook.test', outcome: 'delivered', status: 200, answer: 'noted', trigger: 'test' },
  });
  expect(receiver.requests).toHaveLength(1);
  const read = await world.ask<Record<string, Fields>>(
    RETAILER,
    `query ($id: ID!) { webhook(id: $id) { ${FIELDS} } webhooks(filter: {}) { items { id } page { totalCount } }
      webhookAttempts(webhookId: $id, filter: { types: ["webhook.test"], outcome: delivered, trigger: test }) { items { ${ATTEMPT} } page { totalCount } } }`,
    { id },
  );
  expect(read).toMatchObject({
    webhook: { id, successRate: 1 },
    webhooks: { items: [{ id }], page: { totalCount: 1 } },
    webhookAttempts: { page: { totalCount: 1 } },
  });
  const saved = await change('updateWebhook', {
    id,
    version: 1,
    types: ['redemption.redeemed'],
    enabled: false,
  });
  expect(saved).toMatchObject({ webhook: { types: ['redemption.redeemed'], enabled: false, version: 2 } });
  expect(await change('updateWebhook', { id, version: 1, enabled: true })).toMatchObject({
    __typename: 'StaleWebhook',
    current: { version: 2 },
  });
  expect(await change('updateWebhook', { id, version: 2, url: 'http://shop.example/' })).toMatchObject({
    fieldErrors: [{ field: 'url', rule: 'url_not_https' }],
  });
  const rotated = await change('rotateWebhookSecret', { id, version: 2, oldSecretHours: 24 });
  expect(rotated).toMatchObject({ webhook: { version: 3 } });
  expect(rotated.webhook?.secrets).toHaveLength(2);
  expect(await change('replayWebhookEvents', { id, after: '0' })).toMatchObject({
    replayed: expect.any(Number),
  });
  expect(await change('replayWebhookEvents', { id })).toMatchObject({
    fieldErrors: [{ field: 'eventIds', rule: 'required' }],
  });
  expect(await change('deleteWebhook', { id, version: 3 })).toMatchObject({ webhook: { id } });
});
