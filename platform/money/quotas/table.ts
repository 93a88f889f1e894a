// How many redemptions of a reward an advertiser may have.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { foreignColumn, textId } from '../../foundation/database/columns.ts';

/** The quota of a reward: `used` counts redemptions that hold or took a piece and never passes `nbRedemptionsAllowed`. */
export const redemptionQuotas = pgTable(
  'redemption_quotas',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    id: textId('id').generatedByDefaultAsIdentity(),
    sku: text('sku')
      .notNull()
      .references(() => foreignColumn('skus', 'sku')),
    nbRedemptionsAllowed: integer('nb_redemptions_allowed').notNull(),
    alertThreshold: integer('alert_threshold'),
    used: integer('used').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    unique('redemption_quotas_one').on(table.advertiserId, table.sku),
    check('redemption_quotas_allowed', sql`${table.nbRedemptionsAllowed} >= 0`),
    check('redemption_quotas_alert', sql`${table.alertThreshold} >= 0`),
    check('redemption_quotas_used', sql`${table.used} >= 0`),
  ],
);
