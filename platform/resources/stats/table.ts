// Counts of redemptions that charts are drawn from. Nobody writes them by hand: a trigger notes what changed, a job adds it up.
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RedemptionState } from '../../../schema/transitions.ts';
import { identity, instant, namesIn, textId } from '../../database/columns.ts';

/** What redemptions are counted of: of everything, of an organization's or an advertiser's, of a promotion. */
export const STATS_OWNERS = ['all', 'organization', 'advertiser', 'promotion'] as const;
export type StatsOwner = (typeof STATS_OWNERS)[number];

const count = () => bigint('redemptions', { mode: 'bigint' }).notNull();

/** What statements added to a quarter of an hour or took off it, in the transactions of the changes, until the job has added it up. */
export const statsDeltas = pgTable('stats_deltas', {
  id: identity(),
  advertiserId: textId('advertiser_id').notNull(),
  promotionId: textId('promotion_id').notNull(),
  state: text('state').$type<RedemptionState>().notNull(),
  quarter: instant('quarter').notNull(),
  redemptions: count(),
});

/**
 * How many redemptions of an owner entered the state that they are in, by the quarter of an hour in which they did: days of any zone are whole ones. `ownerId` is 0 for
 * all, that of the organization, else that of the advertiser; `promotionId` is 0 where it is not of a promotion. The key's index holds the number too (migration 0063), so that charts read nothing else.
 */
export const statsSums = pgTable(
  'stats_sums',
  {
    owner: text('owner').$type<StatsOwner>().notNull(),
    ownerId: textId('owner_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    state: text('state').$type<RedemptionState>().notNull(),
    quarter: instant('quarter').notNull(),
    redemptions: count(),
  },
  (table) => [
    primaryKey({
      name: 'stats_sums_key',
      columns: [table.owner, table.ownerId, table.promotionId, table.state, table.quarter],
    }),
    check('stats_sums_owner', sql`${table.owner} in (${namesIn(STATS_OWNERS)})`),
  ],
);
