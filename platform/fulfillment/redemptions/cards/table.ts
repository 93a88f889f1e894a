// Operations of cards whose codes were made here.
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, namesIn, textId } from '../../../foundation/database/columns.ts';
import { redemptions } from '../table.ts';

/** Operations on a card that the platform issued. Redemption opens it with its value; the end of its code closes it. */
export const CARD_OPERATION_TYPES = ['activation', 'cancellation'] as const;

/** One operation; `amount` and what was left after it in minor units of the redemption's currency. Append-only by a trigger (`logic.sql`). */
export const cardOperations = pgTable(
  'card_operations',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    redemptionId: textId('redemption_id').notNull(),
    at: instant('at').notNull(),
    type: text('type').$type<(typeof CARD_OPERATION_TYPES)[number]>().notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    balance: bigint('balance', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    index('card_operations_of').on(table.advertiserId, table.redemptionId, table.id),
    foreignKey({
      name: 'card_operations_redemption',
      columns: [table.advertiserId, table.redemptionId],
      foreignColumns: [redemptions.advertiserId, redemptions.id],
    }),
    check('card_operations_type', sql`${table.type} in (${namesIn(CARD_OPERATION_TYPES)})`),
    check('card_operations_balance', sql`${table.balance} >= 0`),
  ],
);
