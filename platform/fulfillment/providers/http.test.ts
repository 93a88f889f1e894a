import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobFailed } from '../../foundation/jobs/work.ts';
import type { ProviderAdapter } from './adapter.ts';
import { httpProvider } from './http.ts';

let server: Server;
let url: string;
let respond: (response: ServerResponse, path: string) => void;
let received: { path: string; headers: IncomingHttpHeaders; body: unknown }[];
beforeEach(async () => {
  respond = (response) => json(response, 200, ORDER_ANSWER);
  received = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      respond(response, request.url ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const ORDER_ANSWER = {
  reference: 'P-1',
  cancelable: true,
  expires_at: '2027-01-31T00:00:00Z',
  codes: [{ usage: 'primary', value: 'ABCD-1234' }],
};
const ORDER = {
  sku: 'AAA-CARD-0001',
  value: '10.00',
  currency: 'EUR',
  minimalExpiration: '2027-01-01T00:00:00Z',
  address: null,
  testing: false,
};
const provider = (more: Partial<Parameters<typeof httpProvider>[0]> = {}) =>
  httpProvider({ url, token: 'bearer-of-the-test', isPlainAllowed: true, ...more });
const outcome = (adapter: ProviderAdapter) =>
  adapter.order('key-1', ORDER).then(
    (answer) => (answer.kind === 'answered' ? answer.codes[0]?.value : answer),
    (error: JobFailed) => `${error.reason}${error.isFinal ? ' for good' : ''}`,
  );

test('an order is handed over with its key, so that a repetition is the same order', async () => {
  expect(await provider().order('key-1', ORDER)).toEqual({
    kind: 'answered',
    reference: 'P-1',
    cancelable: true,
    expiresAt: '2027-01-31T00:00:00Z',
    codes: ORDER_ANSWER.codes,
    orderStatus: null,
    trackingCode: null,
  });
  expect(received).toMatchObject([
    {
      path: '/v1/orders',
      headers: { 'idempotency-key': 'key-1', authorization: 'Bearer bearer-of-the-test' },
      body: {
        sku: 'AAA-CARD-0001',
        value: '10.00',
        currency: 'EUR',
        address: null,
        testing: false,
        minimal_expiration: '2027-01-01T00:00:00Z',
      },
    },
  ]);
});

test('goods have a state and no code', async () => {
  respond = (response) =>
    json(response, 200, { reference: 'P-1', order_status: 'ordered', tracking_code: 'T1' });
  expect(await provider().order('key-1', ORDER)).toMatchObject({
    codes: [],
    orderStatus: 'ordered',
    trackingCode: 'T1',
    cancelable: false,
  });
});

test('what it refuses is told, for good or not', async () => {
  const refusedOrders: unknown[] = [];
  for (const body of [{ reason: 'sold_out', final: false }, { reason: 'unknown_sku' }, { text: 'Mrs Ada' }]) {
    respond = (response) => json(response, 422, body);
    refusedOrders.push(await outcome(provider()));
  }
  expect(refusedOrders).toEqual([
    { kind: 'refused', reason: 'sold_out', isFinal: false },
    { kind: 'refused', reason: 'unknown_sku', isFinal: true },
    { kind: 'refused', reason: 'provider_422', isFinal: true },
  ]);
});

test('what leaves open whether it ordered is asked again with the same key', async () => {
  const outcomes: Record<string, unknown> = {};
  for (const status of [400, 401, 404, 429, 500, 503]) {
    respond = (response) => json(response, status, {});
    outcomes[status] = await outcome(provider());
  }
  expect(outcomes).toEqual({
    400: 'provider_400',
    401: 'provider_401',
    404: 'provider_404',
    429: 'provider_429',
    500: 'provider_500',
    503: 'provider_503',
  });
});

describe('garbage is no code', () => {
  test.each([
    ['no JSON', '<html>'],
    ['cut off', '{"reference":"P-1","codes":[{"usage":"primary"'],
    ['nothing', ''],
    ['no reference', { ...ORDER_ANSWER, reference: undefined }],
    ['neither code nor state', { ...ORDER_ANSWER, codes: [] }],
    ['nothing that pays', { ...ORDER_ANSWER, codes: [{ usage: 'tracking', value: 'T-1' }] }],
    ['an empty code', { ...ORDER_ANSWER, codes: [{ usage: 'primary', value: '' }] }],
    ['a line break in a code', { ...ORDER_ANSWER, codes: [{ usage: 'primary', value: 'A\r\nB' }] }],
    ['a code twice', { ...ORDER_ANSWER, codes: [...ORDER_ANSWER.codes, ...ORDER_ANSWER.codes] }],
    ['an unknown use', { ...ORDER_ANSWER, codes: [{ usage: 'other', value: 'A' }] }],
    ['a day that is none', { ...ORDER_ANSWER, expires_at: 'soon' }],
  ])('%s', async (_, body) => {
    respond = (response) =>
      response.writeHead(200).end(typeof body === 'string' ? body : JSON.stringify(body));
    expect(await outcome(provider())).toBe('provider_garbled');
  });

  test('more than 64 KB', async () => {
    respond = (response) => json(response, 200, { ...ORDER_ANSWER, more: 'x'.repeat(70_000) });
    expect(await outcome(provider())).toBe('provider_too_large');
  });
});

test('a redirection is not followed', async () => {
  respond = (response) => response.writeHead(307, { location: 'http://localhost:1/' }).end();
  expect(await outcome(provider())).toBe('provider_unreachable');
});

test('one that never answers, stops halfway or is not there is too slow or unreachable', async () => {
  respond = () => {};
  expect(await outcome(provider({ patience: 150 }))).toBe('provider_too_slow');
  respond = (response) => void response.writeHead(200).write('{"reference":');
  expect(await outcome(provider({ patience: 150 }))).toBe('provider_too_slow');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await outcome(provider())).toBe('provider_unreachable');
});

test('outside of a demo it has to be https', async () => {
  expect(await outcome(provider({ url: 'http://provider.example', isPlainAllowed: false }))).toBe(
    'provider_not_https',
  );
  expect(await outcome(provider({ isPlainAllowed: false }))).toBe('ABCD-1234'); // on this machine
  expect(received).toHaveLength(1);
});

test('after five failures it is left alone for a while, then one call tries', async () => {
  respond = (response) => json(response, 500, {});
  const adapter = provider({ pause: 200 });
  for (let n = 0; n < 5; n += 1) expect(await outcome(adapter)).toBe('provider_500');
  expect(await outcome(adapter)).toBe('provider_paused');
  expect(received).toHaveLength(5);
  respond = (response) => json(response, 200, ORDER_ANSWER);
  await expect.poll(() => outcome(adapter), { interval: 50 }).toBe('ABCD-1234');
  expect(received).toHaveLength(6);
  expect(await outcome(adapter)).toBe('ABCD-1234');
});

test('refusals do not count as failures', async () => {
  respond = (response) => json(response, 409, { reason: 'sold_out' });
  const adapter = provider();
  for (let n = 0; n < 7; n += 1) expect(await outcome(adapter)).toMatchObject({ reason: 'sold_out' });
});

test('a cancelation names the order and is done or refused', async () => {
  const answers: unknown[] = [];
  for (const status of [200, 204, 409, 404]) {
    respond = (response) => response.writeHead(status).end();
    answers.push(await provider().cancel('P/1', 'key-2'));
  }
  respond = (response) => json(response, 500, {});
  answers.push(
    await provider()
      .cancel('P/1', 'key-2')
      .catch((error: JobFailed) => error.reason),
  );
  expect(answers).toEqual(['canceled', 'canceled', 'refused', 'refused', 'provider_500']);
  expect(received[0]).toMatchObject({
    path: '/v1/orders/P%2F1/cancel',
    headers: { 'idempotency-key': 'key-2' },
  });
});
