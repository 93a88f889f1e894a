// API keys of advertisers: OAuth clients that see one advertiser.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../schema/foundation/abilities.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { accounts } from '../../people/accounts/table.ts';
import { advertisers } from '../advertisers/table.ts';

/** One API key; of its secret only the hash is kept. `roles` are its creator's when it was made; it never has more than they have now. */
export const credentials = pgTable(
  'credentials',
  {
    id: identity(),
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    name: text('name').notNull(),
    clientId: text('client_id').notNull().unique(),
    secretHash: text('secret_hash').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    createdBy: textId('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('credentials_advertiser').on(table.advertiserId, table.createdAt)],
);
