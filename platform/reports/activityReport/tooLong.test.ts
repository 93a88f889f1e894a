import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { listActivity } from './list.ts';
import { reportQuery } from './reportRequest.ts';

// The embedded database gives no statement up.
let server: PostgresForTests;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  database = await migratedDatabase(server.url);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Staff whose statements may take so many milliseconds. */
function hurried(milliseconds: number): Scope {
  const scope = systemScope(database);
  return {
    ...scope,
    abilities: new Set(ABILITIES),
    read: (run) =>
      scope.read(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
        return run(tx);
      }),
  };
}

test('a report that the database gives up counting says so, and what helps', async () => {
  const query = reportQuery.parse({ group_by: 'promotion,reward' });
  expect((await listActivity(hurried(60_000), query)).items).toEqual([]);
  // Nobody reads the redemptions until this is over.
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table redemptions in access exclusive mode`);
    await expect(listActivity(hurried(100), query)).rejects.toMatchObject({
      name: 'report_too_long',
      status: 422,
      detail: { message: expect.stringContaining('shorten the time') },
    });
  });
});
