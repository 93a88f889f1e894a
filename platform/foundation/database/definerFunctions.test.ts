import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { rowsOf, text } from './rows.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

test('which redemption a link or a portal leads to is asked by nobody but the application', async () => {
  const open = await rowsOf(
    platform.database.db,
    { name: text },
    sql`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.proname in ('guerdon_link', 'guerdon_portal')
        and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`,
  );
  expect(open).toEqual([]);
});
