// Budgets that the operator keeps with providers, and that what they supply is paid from.
import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { providers } from '../../../catalog/providers/table.ts';
import { instant, textId } from '../../../foundation/database/columns.ts';

/** Numbers below this one name kinds of sources: see `REWARD_SOURCES`. */
export const FIRST_SOURCE_ID = 11;

/**
 * A provider's budget in one currency, as it was when somebody last looked: `declared` minor units at `declaredAt`. What was redeemed since
 * is taken off when it is read.
 */
export const rewardSources = pgTable(
  'reward_sources',
  {
    id: textId('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_SOURCE_ID }),
    providerId: textId('provider_id')
      .notNull()
      .references(() => providers.id),
    currency: text('currency').notNull(),
    declared: bigint('declared', { mode: 'bigint' }).notNull(),
    declaredAt: instant('declared_at').notNull(),
    dashboardUrl: text('dashboard_url'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('reward_sources_one').on(table.providerId, table.currency),
    check('reward_sources_declared', sql`${table.declared} >= 0`),
    check('reward_sources_id', sql`${table.id} >= ${sql.raw(String(FIRST_SOURCE_ID))}`),
  ],
);
