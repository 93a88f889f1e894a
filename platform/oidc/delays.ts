// Growing waits after wrong passwords, per login and per address, counted in the database for all processes together.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/connection.ts';

interface Limit {
  /** Failures in a row that cost nothing. */
  free: number;
  /** The longest wait, in seconds. */
  longest: number;
}

/** An address stands for many people (an office), so it is let through longer than one login. */
const LIMITS = { login: { free: 4, longest: 300 }, ip: { free: 50, longest: 300 } } as const;
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
  const byIp = await count(database, keyOf('ip', attempt.ip), LIMITS.ip);
  if (byIp > 0) return byIp;
  return count(database, keyOf('login', attempt.login), LIMITS.login);
}

/** Takes back what a right password's attempt had counted. */
export async function forgetAttempt(database: Database, attempt: SignInAttempt): Promise<void> {
  await database.db.execute(sql`delete from sign_in_failures where key = ${keyOf('login', attempt.login)}`);
  await database.db.execute(
    sql`update sign_in_failures set failures = greatest(failures - 1, 0) where key = ${keyOf('ip', attempt.ip)}`,
  );
}

async function count(database: Database, key: string, limit: Limit): Promise<number> {
  const wait = sql`make_interval(secs => case when f.failures <= ${limit.free}::int then 0
    else least(${limit.longest}::int, power(2, least(f.failures - ${limit.free}::int, 20))) end)`;
  const counted = await rowsOf(
    database.db,
    sql`insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, now())
      on conflict (key) do update set last_at = now(),
        failures = case when f.last_at < now() - ${FORGIVEN} then 1 else f.failures + 1 end
      where f.last_at + ${wait} <= now() returning f.key`,
  );
  if (counted.length > 0) return 0;
  const [row] = await rowsOf<{ seconds: number }>(
    database.db,
    sql`select ceil(extract(epoch from f.last_at + ${wait} - now()))::int as seconds
      from sign_in_failures f where f.key = ${key}`,
  );
  return Math.max(1, row?.seconds ?? 1);
}

function keyOf(kind: 'login' | 'ip', value: string): string {
  return `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;
}
