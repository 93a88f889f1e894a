import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';

/** Unique constraints that are violated when another transaction takes the address at the same time. */
const UNIQUE_CONSTRAINTS = /^accounts_(email|login_unique|subject_unique)$/;

/** Refuses an e-mail that another account has or signs in with, letter case aside: 422 field `email`, rule `taken`. */
export async function checkEmailFree(tx: Queries, email: string, exceptFor: string | null): Promise<void> {
  const same = await rowCountOf(
    tx,
    sql`select 1 from accounts where (lower(email) = lower(${email}) or lower(login) = lower(${email}))
      and id is distinct from ${exceptFor}::bigint`,
  );
  if (same > 0) throw invalidField('email', 'taken');
}

/** Turns a violated unique constraint on the e-mail into the same refusal; rethrows every other error. */
export function orTaken(error: unknown): never {
  throw UNIQUE_CONSTRAINTS.test(constraintOf(error)) ? invalidField('email', 'taken') : error;
}
