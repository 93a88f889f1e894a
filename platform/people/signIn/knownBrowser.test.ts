import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf } from '../../foundation/database/rows.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { beginAttempt, forgetAttempt } from './delays.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterEach(() => database.db.execute(sql`delete from sign_in_failures`));
afterAll(() => database?.close());

const OFFICE = '198.51.100.7';
/** Attempts until one has to wait. */
async function attempts(attempt: (at: number) => Parameters<typeof beginAttempt>[1], most: number) {
  for (let at = 0; at < most; at += 1) if ((await beginAttempt(database, attempt(at))) > 0) return at;
  return most;
}

test('an office whose people mistype twice and then sign in is not slowed down, whatever the day brings', async () => {
  for (let person = 0; person < 60; person += 1) {
    const attempt = { login: `person${person}`, ip: OFFICE };
    for (let tried = 0; tried < 3; tried += 1) expect(await beginAttempt(database, attempt)).toBe(0);
    await forgetAttempt(database, attempt);
  }
});

test('guesses at many logins from one address wait after fifty; a browser that knows its login does not, and is slowed down by itself', async () => {
  expect(await attempts((at) => ({ login: `victim${at}`, ip: OFFICE }), 60)).toBe(51);
  const trustedAttempt = { login: 'person', ip: OFFICE, browser: 'one' };
  expect(await beginAttempt(database, trustedAttempt)).toBe(0);
  await forgetAttempt(database, trustedAttempt);
  expect(await attempts(() => trustedAttempt, 10)).toBe(5);
  expect(await beginAttempt(database, { ...trustedAttempt, browser: 'other' }), 'another browser').toBe(0);
});

test('failures of an address are forgiven as fast as an hour without one forgave them: 50 an hour', async () => {
  await attempts((at) => ({ login: `victim${at}`, ip: OFFICE }), 60);
  await database.db.execute(sql`update sign_in_failures set last_at = last_at - interval '59 minutes'`);
  expect(await beginAttempt(database, { login: 'late', ip: OFFICE })).toBe(0);
  const [row] = await rowsOf(
    database.db,
    { failures: number },
    sql`select max(failures) as failures from sign_in_failures where failures <> 1`,
  );
  expect(row?.failures).toBeGreaterThan(2);
  expect(row?.failures).toBeLessThan(4);
});
