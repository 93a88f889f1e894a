// Growing waits after wrong passwords and other tries, per login and per address, counted in the database for all processes together.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../database/connection.ts';

interface Limit {
  /** Failures in a row that cost nothing. */
  free: number;
  /** The longest wait, in seconds. */
  longest: number;
  /** Seconds that forgive one failure. Without it, only an hour without any forgives. */
  leak?: number;
}

/**
 * An office has no hour without a failure. Its address is forgiven as many failures an hour as that hour would have given, so a
 * guesser gains nothing.
 */
const ofAddress = (free: number): Limit => ({ free, longest: 300, leak: 3600 / free });

/**
 * What is counted: passwords of a `login` and from an `ip`, or from a `browser` where the login has signed in before; mails asked for a login (`reset`) and from an address (`resetIp`); links that
 * do not work, from an address (`linkIp`); messages that an account sends to itself (`test`); wrong secrets of one program from one address (`secret`). An address
 * stands for many people (an office), so it is let through longer than one login.
 */
const LIMITS = {
  login: { free: 4, longest: 300 },
  browser: { free: 4, longest: 300 },
  ip: ofAddress(50),
  reset: { free: 3, longest: 900 },
  // Nothing is guessed with a reset: an office may ask for many mails, each login for few.
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

/** Takes back what the attempts of somebody with the right password had counted, typing errors included. */
export async function forgetAttempt(database: Database, attempt: SignInAttempt): Promise<void> {
  if (attempt.browser) return forgetTries(database.db, 'browser', `${attempt.browser} ${attempt.login}`);
  const [login] = await rowsOf<{ failures: number }>(
    database.db,
    sql`delete from sign_in_failures where key = ${keyOf('login', attempt.login)} returning failures`,
  );
  // No more than a person mistypes: the failures may be those of a guesser elsewhere.
  await takeBackTries(database, 'ip', {
    value: attempt.ip,
    tries: Math.min(login?.failures ?? 1, LIMITS.login.free + 1),
  });
}

/** Forgets every try that was counted for a login or an address. */
export async function forgetTries(queries: Queries, counted: Counted, value: string): Promise<void> {
  await queries.execute(sql`delete from sign_in_failures where key = ${keyOf(counted, value)}`);
}

/** Takes back one try that turned out to be right. */
export const takeBackTry = (database: Database, counted: Counted, value: string): Promise<void> =>
  takeBackTries(database, counted, { value, tries: 1 });

async function takeBackTries(
  database: Database,
  counted: Counted,
  { value, tries }: { value: string; tries: number },
): Promise<void> {
  await database.db.execute(
    sql`update sign_in_failures set failures = greatest(failures - ${tries}::float8, 0) where key = ${keyOf(counted, value)}`,
  );
}

/** Counts a try; answers 0 when it may be looked at, else the seconds until the next one may. */
export async function countTry(database: Database, counted: Counted, value: string): Promise<number> {
  const key = keyOf(counted, value);
  const limit: Limit = LIMITS[counted];
  const wait = waitOf(limit);
  const forgiven = limit.leak === undefined ? sql`0` : leakedOf(limit.leak);
  const taken = await rowsOf(
    database.db,
    sql`insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, now())
      on conflict (key) do update set last_at = now(),
        failures = case when f.last_at < now() - ${FORGIVEN} then 1 else greatest(f.failures - ${forgiven}, 0) + 1 end
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

/** How many failures of a row `f` are forgiven since its last try. */
const leakedOf = (seconds: number) =>
  sql`greatest(extract(epoch from now() - f.last_at) / ${seconds}::float8, 0)`;

/** How long a row `f` of failures makes wait. */
const waitOf = ({ free, longest }: Limit) =>
  sql`make_interval(secs => case when ceil(f.failures) <= ${free}::int then 0
    else least(${longest}::int, power(2, least(ceil(f.failures) - ${free}::int, 20))) end)`;

function keyOf(kind: Counted, value: string): string {
  return `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;
}
