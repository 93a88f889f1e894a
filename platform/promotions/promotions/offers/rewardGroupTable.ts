// Which reward groups a promotion gives from.
import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { rewardGroups } from '../../../catalog/search/store/table.ts';
import { textId } from '../../../foundation/database/columns.ts';
import { promotions } from '../table.ts';

/** A reward group that a promotion of the advertiser gives from: it joins those of the rewards that are chosen, and leaves none. */
export const promotionRewardGroups = pgTable(
  'promotion_reward_groups',
  {
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    groupId: textId('group_id')
      .notNull()
      .references(() => rewardGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.promotionId, table.groupId] }),
    foreignKey({
      name: 'promotion_reward_groups_promotion',
      columns: [table.advertiserId, table.promotionId],
      foreignColumns: [promotions.advertiserId, promotions.id],
    }),
    index('promotion_reward_groups_group').on(table.groupId),
  ],
);
