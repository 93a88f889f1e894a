import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSlowClients } from '../../../tests/support/slowClients.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('sign-in reaches the platform under the public name, with the cookies that are not ours and the address of the caller', async () => {
  gateway.platform.on('GET /oidc/auth', {
    status: 303,
    headers: {
      location: '/oidc/interaction/x',
      'set-cookie': '_session=1; HttpOnly',
      'content-security-policy': "default-src 'none'",
    },
  });
  const answer = await gateway.inject({
    url: '/oidc/auth?client_id=x',
    headers: {
      host: 'evil.example',
      cookie: 'guerdon=1.secret; guerdon.1=more; _interaction=2',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
    },
  });
  expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    303,
    '/oidc/interaction/x',
    '_session=1; HttpOnly',
  ]);
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const [call] = gateway.platform.calls;
  expect(call?.query).toEqual({ client_id: 'x' });
  expect(call?.headers).toMatchObject({
    host: 'localhost:4000',
    'x-forwarded-host': 'localhost:4000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
    cookie: '_interaction=2',
  });
});

test('behind a proxy its word about the caller counts, not what the caller told the proxy', async () => {
  const behind = await startGateway((config) => {
    config.trustProxy = true;
  });
  behind.platform.on('GET /oidc/auth', { status: 200 });
  await behind.inject({ url: '/oidc/auth', headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } });
  expect(behind.platform.calls[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  await behind.close();
});

test('the bytes of an upload go through as they are', async () => {
  gateway.platform.on('PUT /media/uploads/:token', { status: 204 });
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const headers = { 'content-type': 'image/png', 'content-length': String(bytes.length) };
  const { statusCode } = await gateway.inject({
    method: 'PUT',
    url: '/media/uploads/t',
    headers,
    payload: bytes,
  });
  expect(statusCode).toBe(204);
  const call = gateway.platform.calls.at(-1);
  expect(call?.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '7' });
  expect(String(call?.body)).toContain('PNG');
});

test('reports on deliveries go through byte for byte, with what signs them; nothing is read there', async () => {
  gateway.platform.on('POST /api/delivery_reports', { status: 204 });
  const payload = '{ "id":"1",  "event":"bounced" }';
  const headers = { 'content-type': 'application/octet-stream', 'x-signature': 'abc' };
  const send = (method: 'POST' | 'GET') =>
    gateway.inject({
      method,
      url: '/api/delivery_reports',
      headers,
      ...(method === 'POST' ? { payload } : {}),
    });
  expect((await send('POST')).statusCode).toBe(204);
  const call = gateway.platform.calls.at(-1);
  expect([call?.body, call?.headers['x-signature']]).toEqual([payload, 'abc']);
  expect((await send('GET')).statusCode).toBe(404);
});

test('nothing else of the platform is reachable, and a platform that is down says nothing of itself', async () => {
  const before = gateway.platform.calls.length;
  expect((await gateway.inject({ url: '/api/viewer' })).statusCode).toBe(404);
  expect((await gateway.inject({ url: '/oidc/../api/viewer' })).statusCode).toBe(404);
  expect(gateway.platform.calls.length).toBe(before);
  const other = await startGateway();
  await other.platform.close();
  const answer = await other.inject({ url: '/media/x.webp' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/);
  await other.app.close();
});

test('a body reaches the platform only whole: one that comes too slowly asks nothing, and is hung up on with 408', async () => {
  const patient = await startGateway((config) => {
    config.timeouts = { ...config.timeouts, receive: 1500 };
  });
  const url = await patient.app.listen({ host: '127.0.0.1', port: 0 });
  const slow = startSlowClients(url, {
    count: 8,
    addresses: 4,
    requests: ['token', 'headers'],
    everyMs: 200,
  });
  const first = slow.requests.slice(0, 8);
  await expect.poll(() => first.every(({ bornFor }) => bornFor !== null)).toBe(true);
  slow.stop();
  expect(first.filter(({ answer }) => !/^HTTP\/1\.1 408 Request Timeout\r\n/.test(answer))).toEqual([]);
  for (const { answer } of first) expect(answer).toContain('content-security-policy: ');
  expect(Math.min(...first.map(({ bornFor }) => bornFor ?? 0))).toBeGreaterThan(900);
  expect(patient.platform.routes()).toEqual([]);
  await patient.close();
});

test('a body that is too long for what is asked without signing in is refused with 413, and asks nothing', async () => {
  const before = gateway.platform.calls.length;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'a'.repeat(33 * 1024);
  const answer = await gateway.inject({ method: 'POST', url: '/oidc/token', headers, payload });
  expect(answer.statusCode).toBe(413);
  expect(gateway.platform.calls.length).toBe(before);
});

test('headers of one connection stay on it, whichever way they come; a type keeps its parameters', async () => {
  gateway.platform.on('POST /oidc/token', {
    status: 201,
    headers: { connection: 'close, x-hop', 'x-hop': 'of the platform', 'x-kept': 'yes' },
    text: 'done',
  });
  const answer = await gateway.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: {
      connection: 'keep-alive, x-mine',
      'x-mine': 'of the client',
      'keep-alive': 'timeout=5',
      expect: '100-continue',
      upgrade: 'h2c',
      'content-type': 'text/plain; charset=latin1',
    },
    payload: Buffer.from([0xe9]),
  });
  expect([answer.statusCode, answer.body, answer.headers['x-kept'], answer.headers['x-hop']]).toEqual([
    201,
    'done',
    'yes',
    undefined,
  ]);
  const call = gateway.platform.calls.at(-1);
  expect(call?.headers).toMatchObject({
    'content-type': 'text/plain; charset=latin1',
    'content-length': '1',
  });
  for (const name of ['x-mine', 'expect', 'upgrade']) expect(call?.headers).not.toHaveProperty(name);
});

test('an answer of the platform that says "later" is passed on once, as it is', async () => {
  const before = gateway.platform.calls.length;
  gateway.platform.on('GET /oidc/auth', {
    status: 503,
    headers: { 'retry-after': '2' },
    text: 'x'.repeat(100_000),
  });
  const answer = await gateway.inject({ url: '/oidc/auth' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.body.length]).toEqual([503, '2', 100_000]);
  expect(gateway.platform.calls.length).toBe(before + 1);
});

test('uploads whose senders hang up end nothing, neither those under way nor those that wait for a connection', async () => {
  const other = await startGateway();
  other.platform.on('PUT /media/uploads/:token', { silent: true });
  other.platform.on('GET /media/picture.webp', { text: 'bytes' });
  const url = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = startSlowClients(url, { count: 60, addresses: 4, requests: ['upload'], everyMs: 100 });
  await expect.poll(() => other.app.server.listening && leaving.open()).toBe(60);
  await fetch(`${url}/healthz`); // everything that was sent so far has arrived
  leaving.stop();
  await expect.poll(() => leaving.open()).toBe(0);
  const answers = await Promise.all(['/healthz', '/media/picture.webp'].map((path) => fetch(url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await other.close();
});

/** Asks for each of these on one connection, all at once, and reads nothing. */
function stubborn(port: number, paths: readonly string[]): Socket {
  const reader = connect(port, '127.0.0.1').pause();
  reader.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''));
  return reader;
}

describe('who does not read the answers', () => {
  let port: number;
  let other: TestGateway;
  let readers: Socket[] = [];
  beforeAll(async () => {
    other = await startGateway();
    other.platform.on('GET /media/large.webp', { text: 'x'.repeat(2_000_000) });
    other.platform.on('GET /media/small.webp', { text: 'bytes' });
    port = Number(new URL(await other.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.destroy();
  });
  afterAll(() => other.close());
  const large = (count: number) => Array<string>(count).fill('/media/large.webp');
  const status = async () => (await fetch(`http://127.0.0.1:${port}/media/small.webp`)).status;

  test('holds no connection to the platform', async () => {
    const before = other.platform.calls.length;
    readers = Array.from({ length: 4 }, () => stubborn(port, large(10)));
    await expect.poll(() => other.platform.calls.length - before).toBe(40);
    expect(await status()).toBe(200);
  });

  test('is answered 429 from a certain number on, until somebody there reads or goes', async () => {
    // The large ones are more than a connection takes unread, so that those behind them wait for their turn.
    readers = [stubborn(port, [...large(10), ...Array<string>(150).fill('/media/small.webp')])];
    await expect.poll(status).toBe(429);
    for (const reader of readers.splice(0)) reader.destroy();
    await expect.poll(status).toBe(200);
  });
});
