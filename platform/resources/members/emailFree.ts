import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { constraintOf } from '../../database/constraint.ts';
import { invalidField } from '../../http/refusal.ts';

/** What the database says when somebody else took the address in the same moment. */
const TAKEN = /^accounts_(email|login_unique|subject_unique)$/;

/** Refuses an e-mail that another account has or signs in with, letter case aside: 422 field `email`, rule `taken`. */
export async function checkEmailFree(tx: Queries, email: string, exceptFor: string | null): Promise<void> {
  const same = await rowsOf(
    tx,
    sql`select 1 from accounts where (lower(email) = lower(${email}) or lower(login) = lower(${email}))
      and id is distinct from ${exceptFor}::bigint`,
  );
  if (same.length > 0) throw invalidField('email', 'taken');
}

/** The same refusal for an e-mail that the database found taken; every other error stays what it is. */
export function orTaken(error: unknown): never {
  throw TAKEN.test(constraintOf(error)) ? invalidField('email', 'taken') : error;
}
