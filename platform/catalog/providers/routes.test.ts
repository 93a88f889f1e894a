import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await platform.database.db.execute(
    sql`insert into providers (id, name) values (1, 'Prepaid Partners'), (2, 'Cardhouse')`,
  );
});
afterAll(() => platform.close());

const ask = (login: string | null) => platform.call(login, 'GET', '/api/providers');

test('PRODUCT-64: providers are read by name', async () => {
  expect(await ask('operator')).toMatchObject({
    status: 200,
    body: {
      items: [
        { id: '2', name: 'Cardhouse' },
        { id: '1', name: 'Prepaid Partners' },
      ],
    },
  });
});

test.each(['admin', 'catalog_manager', 'user', 'nobody'])(
  'PRODUCT-64: who supplies is not told to %s, who is no operator staff',
  async (login) => {
    expect((await ask(login)).status).toBe(403);
  },
);
