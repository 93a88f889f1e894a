// Growing waits after wrong passwords and other tries, per login and per address, counted in the database for all processes together.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../database/connection.ts';

interface Limit {
  /** Failures in a row that cost nothing. */
  free: number;
  /** The longest wait, in seconds. */
  longest: number;
}

/**
 * What is counted: passwords of a `login` and from an `ip`; mails asked for a login (`reset`) and from an address (`resetIp`); links that
 * do not work, from an address (`linkIp`); messages that an account sends to itself (`test`); wrong secrets of one program from one address (`secret`). An address stands for many people (an office), so it is let through longer than one login.
 */
const LIMITS = {
  login: { free: 4, longest: 300 },
  ip: { free: 50, longest: 300 },
  reset: { free: 3, longest: 900 },
  resetIp: { free: 20, longest: 300 },
  linkIp: { free: 20, longest: 300 },
  test: { free: 19, longest: 300 },
  secret: { free: 9, longest: 300 },
} as const satisfies Record<string, Limit>;
export type Counted = keyof typeof LIMITS;
/** Failures older than this are forgiven. */
const FORGIVEN = sql`interval '1 hour'`;

export interface SignInAttempt {
  login: string;
  ip: string;
}

/**
 * Counts an attempt before its password is looked at, so that many at once gain nothing. Answers the seconds
 * to wait (the password must then not be looked at), or 0. Whether the login exists plays no part.
 */
export async function beginAttempt(database: Database, attempt: SignInAttempt): Promise<number> {
  const byIp = await countTry(database, 'ip', attempt.ip);
  return byIp > 0 ? byIp : countTry(database, 'login', attempt.login);
}

/** Takes back what a right password's attempt had counted. */
export async function forgetAttempt(database: Database, attempt: SignInAttempt): Promise<void> {
  await forgetTries(database.db, 'login', attempt.login);
  await takeBackTry(database, 'ip', attempt.ip);
}

/** Forgets every try that was counted for a login or an address. */
export async function forgetTries(queries: Queries, counted: Counted, value: string): Promise<void> {
  await queries.execute(sql`delete from sign_in_failures where key = ${keyOf(counted, value)}`);
}

/** Takes back one try that turned out to be right. */
export async function takeBackTry(database: Database, counted: Counted, value: string): Promise<void> {
  await database.db.execute(
    sql`update sign_in_failures set failures = greatest(failures - 1, 0) where key = ${keyOf(counted, value)}`,
  );
}

/** Counts a try; answers 0 when it may be looked at, else the seconds until the next one may. */
export async function countTry(database: Database, counted: Counted, value: string): Promise<number> {
  const key = keyOf(counted, value);
  const wait = waitOf(LIMITS[counted]);
  const taken = await rowsOf(
    database.db,
    sql`insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, now())
      on conflict (key) do update set last_at = now(),
        failures = case when f.last_at < now() - ${FORGIVEN} then 1 else f.failures + 1 end
      where least(f.last_at, now()) + ${wait} <= now() returning f.key`,
  );
  return taken.length > 0 ? 0 : Math.max(1, await secondsToWait(database, counted, value));
}

/** Seconds until the next try may be looked at; 0 when one may now. Counts nothing. */
export async function secondsToWait(database: Database, counted: Counted, value: string): Promise<number> {
  const [row] = await rowsOf<{ seconds: number }>(
    database.db,
    sql`select ceil(extract(epoch from least(f.last_at, now()) + ${waitOf(LIMITS[counted])} - now()))::int as seconds
      from sign_in_failures f where f.key = ${keyOf(counted, value)}`,
  );
  return Math.max(0, row?.seconds ?? 0);
}

/** How long a row `f` of failures makes wait. */
const waitOf = ({ free, longest }: Limit) =>
  sql`make_interval(secs => case when f.failures <= ${free}::int then 0
    else least(${longest}::int, power(2, least(f.failures - ${free}::int, 20))) end)`;

function keyOf(kind: Counted, value: string): string {
  return `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;
}
