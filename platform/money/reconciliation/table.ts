import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../foundation/database/columns.ts';

/** The only row: the moment until which changes of the books were recounted; null before the first time. */
export const reconciliationState = pgTable(
  'reconciliation_state',
  {
    id: integer('id').primaryKey().default(1),
    recountedUntil: instant('recounted_until'),
  },
  (table) => [check('reconciliation_state_one', sql`${table.id} = 1`)],
);
