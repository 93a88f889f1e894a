// Who supplies what SKUs give.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from '../../database/columns.ts';

/** One partner that supplies the codes or the goods of SKUs; only operator staff know which one. */
export const providers = pgTable('providers', {
  id: identity(),
  name: text('name').notNull().unique(),
});
