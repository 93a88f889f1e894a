import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

test('an id that no row can have is not found, on every route with one', async () => {
  const { paths } = (await platform.call(null, 'GET', '/api/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    path.includes('{') ? Object.keys(methods).map((method) => ({ path, method })) : [],
  );
  expect(routes.length).toBeGreaterThan(60);
  const answers = await Promise.all(
    routes.flatMap(({ path, method }) =>
      ['%00', 'a%00', '%F0%9F%8E%81%00'].map(async (id) => {
        const url = path.replaceAll(/\{\w+\}/g, id);
        const { status } = await platform.call('operator', method.toUpperCase(), url, { version: 1 });
        return { method, path, id, status };
      }),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const [method, path] of [
    ['GET', '/api/brands'],
    ['GET', '/api/products'],
    ['GET', '/api/skus'],
  ] as const)
    expect((await platform.call('operator', method, `${path}/A%00`)).status).toBe(404);
});
