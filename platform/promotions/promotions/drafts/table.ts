// Promotions that somebody has begun in the wizard.
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { advertisers } from '../../../advertisers/advertisers/table.ts';
import { identity, instant, textId } from '../../../foundation/database/columns.ts';
import { accounts } from '../../../people/accounts/table.ts';
import { experiences } from '../../experiences/table.ts';
import { promotions } from '../table.ts';

/** An account's input so far for a promotion of an advertiser: one draft each, visible to nobody else. `settings` may still break every rule. */
export const promotionDrafts = pgTable(
  'promotion_drafts',
  {
    id: identity(),
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    experienceId: textId('experience_id').references(() => experiences.id),
    /** A duplicate takes over the look and the texts of this promotion when it is created. */
    copiedFrom: textId('copied_from'),
    skus: text('skus').array().notNull().default(sql`'{}'`),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    page: text('page').$type<'experience' | 'reward' | 'settings'>().notNull().default('experience'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('promotion_drafts_own').on(table.advertiserId, table.accountId),
    foreignKey({
      name: 'promotion_drafts_copied',
      columns: [table.advertiserId, table.copiedFrom],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    index('promotion_drafts_age').on(table.updatedAt),
    check('promotion_drafts_page', sql`${table.page} in ('experience', 'reward', 'settings')`),
  ],
);
