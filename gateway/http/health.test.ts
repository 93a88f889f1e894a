import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

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
