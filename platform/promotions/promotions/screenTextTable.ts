// Texts that advertisers wrote for the screens of the redemption flow.
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  SCREEN_NAMES,
  type ScreenName,
} from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { instant, textId } from '../../foundation/database/columns.ts';
import { promotionRewards } from './offers/offerTable.ts';
import { promotions } from './table.ts';

const screens = sql.raw(SCREEN_NAMES.map((name) => `'${name}'`).join(', '));

/** Texts of one screen in one language: of a reward of a promotion, of a promotion, or of an advertiser (CUSTOM-46). What is left out is said by the next of them. */
export const screenTexts = pgTable(
  'screen_texts',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    promotionId: textId('promotion_id'),
    sku: text('sku'),
    screen: text('screen').$type<ScreenName>().notNull(),
    locale: text('locale').$type<PromotionLocale>().notNull(),
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('screen_texts_of')
      .on(table.advertiserId, table.promotionId, table.sku, table.screen, table.locale)
      .nullsNotDistinct(),
    foreignKey({
      name: 'screen_texts_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    foreignKey({
      name: 'screen_texts_reward',
      columns: [table.advertiserId, table.promotionId, table.sku],
      foreignColumns: [promotionRewards.advertiserId, promotionRewards.promotionId, promotionRewards.sku],
    }),
    index('screen_texts_promotion_screens').on(table.promotionId),
    check('screen_texts_level', sql`${table.sku} is null or ${table.promotionId} is not null`),
    check('screen_texts_screen', sql`${table.screen} in (${screens})`),
    check('screen_texts_locale', sql`${table.locale} in ('en', 'fr', 'ja', 'it', 'de', 'pt')`),
  ],
);
