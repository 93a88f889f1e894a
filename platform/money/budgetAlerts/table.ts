// Limits that a check of the balance compares with.
import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { textId } from '../../foundation/database/columns.ts';

/** Limits that the balance of an advertiser was below at the last check, so that no alert is repeated. */
export const budgetLevels = pgTable('budget_levels', {
  advertiserId: textId('advertiser_id')
    .primaryKey()
    .references(() => advertisers.id),
  isBelow1: boolean('is_below_1').notNull().default(false),
  isBelow2: boolean('is_below_2').notNull().default(false),
});
