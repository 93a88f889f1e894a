// How many working days before a stock or a budget runs out its alert comes.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { MAX_WORKING_DAYS } from '../../../schema/foundation/dates/workingDays.ts';
import { skus } from '../../catalog/skus/table.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { organizations } from '../../people/organization/table.ts';
import { rewardSources } from '../inventoryReport/sources/table.ts';

/** The lead time of one stock or one budget, set by staff of the organization that its alert is shown in; `saidAt` is set once its alert was sent, and cleared when it is refilled. */
export const runOutAlerts = pgTable(
  'run_out_alerts',
  {
    id: identity(),
    organizationId: textId('organization_id')
      .notNull()
      .references(() => organizations.id),
    sku: text('sku').references(() => skus.sku),
    sourceId: textId('source_id').references(() => rewardSources.id),
    workingDays: integer('working_days').notNull(),
    saidAt: instant('said_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('run_out_alerts_sku').on(table.sku),
    unique('run_out_alerts_source').on(table.sourceId),
    check('run_out_alerts_of', sql`(${table.sku} is null) <> (${table.sourceId} is null)`),
    check(
      'run_out_alerts_working_days',
      sql`${table.workingDays} between 1 and ${sql.raw(String(MAX_WORKING_DAYS))}`,
    ),
  ],
);
