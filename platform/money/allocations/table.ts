// Budget and stock set aside for rewards. What an allocation holds is in the ledger, what was asked for in the budget lines.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  AllocatedRewardStatus,
  AllocationStatus,
  AllocationType,
} from '../../../schema/foundation/transitions.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { foreignColumn, instant, textId } from '../../foundation/database/columns.ts';

/** One allocation of an advertiser; at most one open one that is not rejected. `requestedAmount` in minor units of `currency`. */
export const allocations = pgTable(
  'allocations',
  {
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    id: textId('id').generatedByDefaultAsIdentity(),
    type: text('type').$type<AllocationType>().notNull(),
    status: text('status').$type<AllocationStatus>().notNull().default('pending'),
    currency: text('currency').notNull(),
    requestedAmount: bigint('requested_amount', { mode: 'bigint' }).notNull(),
    externalId: text('external_id'),
    description: text('description'),
    expiresAt: instant('expires_at'),
    orderedAt: instant('ordered_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    uniqueIndex('allocations_one_open')
      .on(table.advertiserId)
      .where(sql`${table.type} = 'open' and ${table.status} <> 'disabled'`),
    index('allocations_id').on(table.id),
    index('allocations_ordered').on(table.advertiserId, table.type, table.orderedAt),
    check('allocations_type', sql`${table.type} in ('committed', 'open')`),
    check('allocations_status', sql`${table.status} in ('pending', 'enabled', 'disabled')`),
    check('allocations_amount', sql`${table.requestedAmount} >= 0`),
  ],
);

/**
 * A reward of an allocation. Committed: `quantity` pieces at `sellingPrice` (minor units of the allocation's currency). Open: no
 * quantity means as many as the amount pays for, and the price is the reward's own. `lineId` is the request that brought it: one that
 * was rejected keeps its rewards, disabled, and another may bring them again. A trigger of `platform/money/budgets/logic.sql` updates the report type of the line.
 */
export const allocatedRewards = pgTable(
  'allocated_rewards',
  {
    advertiserId: textId('advertiser_id').notNull(),
    id: textId('id').generatedByDefaultAsIdentity(),
    allocationId: textId('allocation_id').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => foreignColumn('skus', 'sku')),
    status: text('status').$type<AllocatedRewardStatus>().notNull().default('pending'),
    locked: boolean('locked').notNull().default(false),
    quantity: integer('quantity'),
    quantityUsed: integer('quantity_used').notNull().default(0),
    quantityExpired: integer('quantity_expired').notNull().default(0),
    sellingPrice: bigint('selling_price', { mode: 'bigint' }),
    lineId: textId('line_id'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    uniqueIndex('allocated_rewards_once')
      .on(table.advertiserId, table.allocationId, table.sku)
      .where(sql`${table.status} <> 'disabled'`),
    index('allocated_rewards_in').on(table.advertiserId, table.allocationId),
    foreignKey({
      name: 'allocated_rewards_allocation',
      columns: [table.advertiserId, table.allocationId],
      foreignColumns: [allocations.advertiserId, allocations.id],
    }),
    index('allocated_rewards_line').on(table.advertiserId, table.lineId),
    index('allocated_rewards_sku').on(table.sku),
    check('allocated_rewards_status', sql`${table.status} in ('pending', 'enabled', 'disabled')`),
    check(
      'allocated_rewards_stock',
      sql`${table.quantityUsed} >= 0 and ${table.quantityExpired} >= 0
        and (${table.quantity} is null or (${table.quantity} >= 1 and ${table.quantityUsed} + ${table.quantityExpired} <= ${table.quantity}))`,
    ),
    check('allocated_rewards_price', sql`${table.sellingPrice} is null or ${table.sellingPrice} >= 0`),
  ],
);
