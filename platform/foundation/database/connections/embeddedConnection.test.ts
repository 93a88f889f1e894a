import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedRows } from '../../../testing/storedRows.ts';
import { nullable, rowsOf, text } from '../rows.ts';
import { databaseCode } from './availability.ts';
import { type Database, openDatabase } from './connection.ts';
import { hasStalePlans, keepPlan } from './keepPlan.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, databaseFolder: ':memory:' });
});
afterAll(() => database?.close());

const enter = sql`select set_config('app.of_this_test', 'on', true)`;
const settingNow = async () =>
  (
    await rowsOf(
      database.db,
      { now: nullable(text) },
      sql`select nullif(current_setting('app.of_this_test', true), '') as now`,
    )
  )[0]?.now;

test('what a transaction begins with holds in it and not after it, however it ends', async () => {
  const within = () =>
    database.transaction(
      (tx) => rowsOf(tx, { it: text }, sql`select current_setting('app.of_this_test') as it`),
      { enter },
    );
  expect(await within()).toEqual([{ it: 'on' }]);
  expect(await settingNow()).toBe(null);
  const failed = database.transaction((tx) => tx.execute(sql`select 1 / 0`), { enter });
  expect(await failed.catch(databaseCode)).toBe('22012');
  expect(await settingNow()).toBe(null);
});

test('a transaction that cannot say who asks does nothing', async () => {
  let isRun = false;
  const wrong = sql`select set_config('no_such_setting_of_postgresql', 'on', true)`;
  const error = await database
    .transaction(
      async () => {
        isRun = true;
      },
      { enter: wrong },
    )
    .catch((reason: unknown) => reason);
  expect([isRun, databaseCode(error)]).toEqual([false, '42704']);
  expect(await database.transaction((tx) => storedRows(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
});

test('values and answers of every kind are as on a server', async () => {
  const [row] = await storedRows(
    database.db,
    sql`select ${true}::boolean as flag, ${'é “1”'}::text as text, ${null}::text as nothing, ${7}::bigint as big, ${1.5}::numeric as exact,
      ${JSON.stringify({ a: [1] })}::jsonb as json, ${Buffer.from([0, 255])}::bytea as bytes, ${'{a,"b c"}'}::text[] as texts, ${2}::int as whole`,
  );
  expect(row).toEqual({
    flag: true,
    text: 'é “1”',
    nothing: null,
    big: '7',
    exact: '1.5',
    json: { a: [1] },
    bytes: Buffer.from([0, 255]),
    texts: ['a', 'b c'],
    whole: 2,
  });
});

test('one that keeps the session lets others wait, and they are answered in turn', async () => {
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const first = database
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      order.push('in the transaction');
      await tx.execute(sql`select 2`);
    })
    .then(note('transaction'));
  const second = database.transaction((tx) => tx.execute(sql`select 3`)).then(note('the next one'));
  await Promise.all([first, second]);
  expect(order).toEqual(['in the transaction', 'transaction', 'the next one']);
});

test('a kept plan that its table outlived fails once: the session forgets it', async () => {
  const run = (statement: ReturnType<typeof sql>) => database.transaction((tx) => storedRows(tx, statement));
  await run(sql`create table outlived as select 1 as one`);
  const read = () => run(keepPlan(sql`select * from outlived`));
  expect(await read()).toEqual([{ one: 1 }]);
  await run(sql`alter table outlived add column two int`);
  expect(hasStalePlans(await read().catch((error: unknown) => error))).toBe(true);
  expect(await read()).toEqual([{ one: 1, two: null }]);
});
