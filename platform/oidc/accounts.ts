// What sign-in knows of accounts: who may try a password, and whether a subject still exists.
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/connection.ts';

export interface SignInAccount {
  subject: string;
  passwordHash: string | null;
}

/** The enabled account with this login (case does not matter), or null. */
export async function accountByLogin(database: Database, login: string): Promise<SignInAccount | null> {
  const [row] = await rowsOf<{ subject: string; password_hash: string | null }>(
    database.db,
    sql`select subject, password_hash from accounts
      where lower(login) = ${login.trim().toLowerCase()} and status = 'enabled' limit 1`,
  );
  return row ? { subject: row.subject, passwordHash: row.password_hash } : null;
}

/** Whether an enabled account has this subject. */
export async function hasAccount(database: Database, subject: string): Promise<boolean> {
  const rows = await rowsOf(
    database.db,
    sql`select 1 from accounts where subject = ${subject} and status = 'enabled' limit 1`,
  );
  return rows.length === 1;
}

/** The accounts that the sign-in page offers in demo mode, in the order they were made. */
export async function demoLogins(database: Database): Promise<{ login: string; name: string }[]> {
  return rowsOf(
    database.db,
    sql`select login, name from accounts where status = 'enabled' and password_hash is not null
      order by id limit 40`,
  );
}
