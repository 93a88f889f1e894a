// Growing waits after wrong passwords and other tries, per login and per address, counted in the database for all processes together.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowCountOf, rowsOf } from '../../foundation/database/rows.ts';

interface Limit {
  /** Failures in a row without a delay. */
  free: number;
  /** Maximum delay in seconds. */
  longest: number;
  /** Seconds after which one failure is forgiven. Without it, only an hour without failures forgives. */
  leak?: number;
}

/**
 * An office has no hour without a failure. Its address is forgiven as many failures an hour as that hour would have given, so a
 * guesser gains nothing.
 */
const ofAddress = (free: number): Limit => ({ free, longest: 300, leak: 3600 / free });

/**
 * Limits by kind of attempt. `login`, `ip` and `browser` count passwords; `browser` applies where the login signed in before.
 * `reset` and `resetIp` count password mails by login and by address. `linkIp` counts invalid links from an address.
 * `test` counts messages that an account sends to itself. `secret` counts wrong secrets of one program from one address.
 * Many people may share an address (an office), so its limit is higher than that of a login.
 */
const LIMITS = {
  login: { free: 4, longest: 300 },
  browser: { free: 4, longest: 300 },
  ip: ofAddress(50),
  reset: { free: 3, longest: 900 },
  // Resets guess nothing: an office may request many mails, but few for each login.
  resetIp: ofAddress(200),
  linkIp: ofAddress(20),
  test: { free: 19, longest: 300 },
  secret: { free: 9, longest: 300 },
} as const satisfies Record<string, Limit>;
export type Counted = keyof typeof LIMITS;
/** Failures older than this are forgiven. */
const FORGIVEN = sql`interval '1 hour'`;

export interface SignInAttempt {
  login: string;
  ip: string;
  /** The browser, if the login has signed in there before. */
  browser?: string | null;
}

/**
 * Counts an attempt before its password is looked at, so that many at once gain nothing. Answers the seconds
 * to wait (the password must then not be looked at), or 0. Whether the login exists plays no part.
 */
export async function beginAttempt(database: Database, attempt: SignInAttempt): Promise<number> {
  if (attempt.browser) return countTry(database, 'browser', `${attempt.browser} ${attempt.login}`);
  const byIp = await countTry(database, 'ip', attempt.ip);
  return byIp > 0 ? byIp : countTry(database, 'login', attempt.login);
}

/** Forgives the attempts that a person counted before entering the right password, typing errors included. */
export async function forgetAttempt(database: Database, attempt: SignInAttempt): Promise<void> {
  if (attempt.browser) return forgetTries(database.db, 'browser', `${attempt.browser} ${attempt.login}`);
  const [login] = await rowsOf(
    database.db,
    { failures: number },
    sql`delete from sign_in_failures where key = ${keyOf('login', attempt.login)} returning failures`,
  );
  // At most as many as a person mistypes: the other failures may be a guesser's.
  await takeBackTries(database, 'ip', {
    value: attempt.ip,
    tries: Math.min(login?.failures ?? 1, LIMITS.login.free + 1),
  });
}

/** Deletes all counted attempts of a login or an address. */
export async function forgetTries(queries: Queries, counted: Counted, value: string): Promise<void> {
  await queries.execute(sql`delete from sign_in_failures where key = ${keyOf(counted, value)}`);
}

async function takeBackTries(
  database: Database,
  counted: Counted,
  { value, tries }: { value: string; tries: number },
): Promise<void> {
  await database.db.execute(
    sql`update sign_in_failures set failures = greatest(failures - ${tries}::float8, 0) where key = ${keyOf(counted, value)}`,
  );
}

/** Counts an attempt. Returns 0 if it may be checked, else the seconds until the next one may. */
export async function countTry(database: Database, counted: Counted, value: string): Promise<number> {
  const key = keyOf(counted, value);
  const limit: Limit = LIMITS[counted];
  const wait = waitOf(limit);
  const forgiven = limit.leak === undefined ? sql`0` : leakedOf(limit.leak);
  const countedTry = await rowCountOf(
    database.db,
    sql`insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, now())
      on conflict (key) do update set last_at = now(),
        failures = case when f.last_at < now() - ${FORGIVEN} then 1 else greatest(f.failures - ${forgiven}, 0) + 1 end
      where least(f.last_at, now()) + ${wait} <= now() returning f.key`,
  );
  return countedTry > 0 ? 0 : Math.max(1, await secondsToWait(database, counted, value));
}

/** Returns the seconds until the next attempt may be checked; 0 if one may now. Counts nothing. */
export async function secondsToWait(database: Database, counted: Counted, value: string): Promise<number> {
  const [row] = await rowsOf(
    database.db,
    { seconds: number },
    sql`select ceil(extract(epoch from least(f.last_at, now()) + ${waitOf(LIMITS[counted])} - now()))::int as seconds
      from sign_in_failures f where f.key = ${keyOf(counted, value)}`,
  );
  return Math.max(0, row?.seconds ?? 0);
}

/** The failures of a row `f` that are forgiven since its last attempt. */
const leakedOf = (seconds: number) =>
  sql`greatest(extract(epoch from now() - f.last_at) / ${seconds}::float8, 0)`;

/** The delay of a row `f` of failures. */
const waitOf = ({ free, longest }: Limit) =>
  sql`make_interval(secs => case when ceil(f.failures) <= ${free}::int then 0
    else least(${longest}::int, power(2, least(ceil(f.failures) - ${free}::int, 20))) end)`;

function keyOf(kind: Counted, value: string): string {
  return `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;
}
