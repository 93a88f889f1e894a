import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('G1: the log names the route of a recipient’s page, never its address, what was entered or who asked', async () => {
  const token = 'Canary0Canary0Canary00';
  const { app } = platform;
  const from = { 'x-forwarded-for': '203.0.113.77', 'content-type': 'application/x-www-form-urlencoded' };
  expect((await app.inject({ url: `/r/${token}?lang=canary`, headers: from })).statusCode).toBe(404);
  expect((await app.inject({ url: `/r/${token}/code.pdf`, headers: from })).statusCode).toBe(404);
  const form = { method: 'POST', headers: from, payload: 'step=entry&code=Canary1Canary1' } as const;
  expect((await app.inject({ ...form, url: `/r/${token}` })).statusCode).toBe(404);
  expect((await app.inject({ ...form, url: '/r/p/canary-label' })).statusCode).toBe(404);
  const log = platform.log.join('');
  expect(log).toContain('"route":"/r/:token"');
  expect(log).toContain('"route":"/r/p/:label"');
  expect(log).not.toMatch(/canary|203\.0\.113\.77/i);
});
