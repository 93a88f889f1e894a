// Account data for sign-in: who may try a password, and whether a subject still exists. An invited person who has not accepted may not.
import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { nullable, number, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';

const maySignIn = sql`status = 'enabled' and accepted_at is not null`;

export interface SignInAccount {
  subject: string;
  passwordHash: string | null;
  /** Grows with every new password. */
  passwordVersion: number;
}

/** The enabled account with this login (case does not matter), or null. */
export async function accountByLogin(database: Database, login: string): Promise<SignInAccount | null> {
  const [row] = await rowsOf(
    database.db,
    { subject: text, password_hash: nullable(text), password_version: number },
    sql`select subject, password_hash, password_version from accounts
      where lower(login) = ${login.trim().toLowerCase()} and ${maySignIn} limit 1`,
  );
  return row
    ? { subject: row.subject, passwordHash: row.password_hash, passwordVersion: row.password_version }
    : null;
}

/** True if an enabled account has this subject and still the password of its sign-in. */
export async function hasAccount(
  database: Database,
  subject: string,
  passwordVersion: number,
): Promise<boolean> {
  const rows = await rowCountOf(
    database.db,
    sql`select 1 from accounts
      where subject = ${subject} and password_version = ${passwordVersion} and ${maySignIn} limit 1`,
  );
  return rows === 1;
}

/** The accounts that the sign-in page offers in demo mode, oldest first: those that still have the demo's password. */
export async function demoLogins(database: Database): Promise<{ login: string; name: string }[]> {
  return rowsOf(
    database.db,
    { login: text, name: text },
    sql`select login, name from accounts where ${maySignIn} and password_hash is not null and password_version = 0
      order by id limit 40`,
  );
}
