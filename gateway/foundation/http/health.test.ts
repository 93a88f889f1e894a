import { afterEach, beforeEach, expect, test } from 'vitest';
import { list } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

test('ready means that the platform is ready too', async () => {
  gateway.platform.on('GET /readyz', { json: { status: 'ready' } });
  expect((await gateway.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('figures are for this machine: not what a proxy passes on', async () => {
  expect((await gateway.inject({ url: '/metrics' })).statusCode).toBe(200);
  const passedOn = { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await gateway.inject(passedOn)).statusCode).toBe(404);
});

test('while the platform is not, the gateway lives and is not ready', async () => {
  gateway.platform.on('GET /readyz', { status: 503, json: { status: 'starting' } });
  const answer = await gateway.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'waiting_for_platform' });
  expect((await gateway.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('a probe fills no log, another request is one line with its id once', async () => {
  await gateway.close();
  gateway = await startGateway((config) => {
    config.logLevel = 'info';
  });
  gateway.platform.on('GET /readyz', { json: { status: 'ready' } });
  await gateway.inject({ url: '/readyz' });
  await gateway.inject({ url: '/nowhere' });
  const requests = gateway.log.filter((line) => line.includes('"path"'));
  expect(requests).toHaveLength(1);
  expect(JSON.parse(requests[0] ?? '')).toMatchObject({ service: 'gateway', path: 'none', status: 404 });
  expect(requests[0]?.match(/requestId/g)).toHaveLength(1);
});

test('the gateway says that it drains and still answers, until its time to be noticed is over', async () => {
  gateway.platform.on('GET /readyz', { json: { status: 'ready' } });
  gateway.platform.on('GET /api/advertisers', { json: list([]) });
  expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
  const drained = gateway.app.drain({ delay: 500, limit: 60_000 });
  const probe = await gateway.inject({ url: '/readyz' });
  expect([probe.statusCode, probe.json(), probe.headers.connection]).toEqual([
    503,
    { status: 'draining' },
    'close',
  ]);
  expect((await gateway.graph('{ advertisers { items { id } } }')).status).toBe(200);
  await drained;
});
