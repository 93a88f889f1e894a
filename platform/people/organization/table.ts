// The companies accounts and advertisers belong to.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from '../../foundation/database/columns.ts';

/** One company; the first billing currency is the default of its new advertisers, `uiId` names its look. */
export const organizations = pgTable('organizations', {
  id: identity(),
  uiId: text('ui_id').notNull().unique(),
  name: text('name').notNull(),
  theme: text('theme').notNull().default('default'),
  operatingCountries: text('operating_countries').array().notNull(),
  billingCurrencies: text('billing_currencies').array().notNull(),
});
