import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

test('a PostgreSQL for tests answers and goes away', async () => {
  const server = await startPostgres({ isEmpty: true });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  await server.stop();
  expect(rows).toEqual([{ one: 1 }]);
  const gone = new pg.Client({ connectionString: server.url });
  await expect(gone.connect()).rejects.toThrow();
});
