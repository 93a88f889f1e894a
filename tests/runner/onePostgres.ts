import { openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { migrate } from '../../platform/foundation/database/migrate.ts';
import { databaseOn, ownServer } from '../support/postgres.ts';

/** The PostgreSQL settings of a test run, and its shutdown. */
interface OnePostgres {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * One server for a whole run instead of one a file, with a migrated database that the files' own are copied from. A server that
 * `TEST_DATABASE_URL` names is left as it is.
 */
export async function onePostgres(): Promise<OnePostgres> {
  if (process.env.TEST_DATABASE_URL) return { env: {}, stop: async () => {} };
  const server = await ownServer({ isInMemory: true });
  const { url } = await databaseOn(server.url);
  const database = await openDatabase({ databaseUrl: url, databaseFolder: '' });
  await migrate(database).finally(() => database.close());
  const template = new URL(url).pathname.slice(1);
  return { env: { TEST_DATABASE_URL: server.url, TEST_DATABASE_TEMPLATE: template }, stop: server.stop };
}
