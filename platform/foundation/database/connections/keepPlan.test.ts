import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerDatabase, retailerScope } from '../../../../tests/support/ledgerDatabase.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { boolean, number, rowsOf, text } from '../rows.ts';
import type { Database } from './connection.ts';
import { hasStalePlans, keepPlan } from './keepPlan.ts';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await ledgerDatabase('postgres', 2));
});
afterAll(() => close?.());

const seenBy = (advertiserId: string) =>
  retailerScope(database, [advertiserId]).read(async (tx) => {
    const rows = await rowsOf(
      tx,
      { id: text },
      keepPlan(sql`select id from advertisers where id > ${0}::bigint`),
    );
    return rows.map(({ id }) => id);
  });

test('a statement that is kept is prepared once a session, and still answers each caller what it may see', async () => {
  for (let round = 0; round < 8; round++) {
    expect(await seenBy('1')).toEqual(['1']);
    expect(await seenBy('2')).toEqual(['2']);
  }
  const [plans] = await database.transaction(
    (tx) =>
      rowsOf(
        tx,
        { n: number, generic: boolean },
        sql`select count(*)::int as n, sum(generic_plans) > 0 as generic from pg_prepared_statements
        where statement like '/* kept */ select id from advertisers%'`,
      ),
    { isRequest: true },
  );
  expect(plans).toEqual({ n: 1, generic: true });
});

test('a session whose plan a migration outlived is replaced: one request fails, not all', async () => {
  const run = (statement: SQL) => database.transaction((tx) => storedRows(tx, statement));
  await run(sql`create table outlived as select 1 as one`);
  const read = () => run(keepPlan(sql`select * from outlived`));
  expect(await read()).toEqual([{ one: 1 }]);
  await run(sql`alter table outlived add column two int`);
  expect(hasStalePlans(await read().catch((error: unknown) => error))).toBe(true);
  expect(await read()).toEqual([{ one: 1, two: null }]);
});
