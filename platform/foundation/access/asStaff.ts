import { sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import type { Scope } from './scope.ts';

/**
 * Reads within a caller's transaction as operator staff sees, for a rule that judges people whom the caller may not see, such as the maker of a
 * dispatch. The caller learns the judgment, never the people. An error leaves the transaction to be rolled back.
 */
export async function asStaff<T>(
  tx: Queries,
  { isStaff }: Pick<Scope, 'isStaff'>,
  read: () => Promise<T>,
): Promise<T> {
  if (isStaff) return read();
  await tx.execute(sql`select set_config('app.staff', 'on', true)`);
  const answer = await read();
  await tx.execute(sql`select set_config('app.staff', 'off', true)`);
  return answer;
}
