// Counts of redemptions that charts are drawn from. Nobody writes them by hand: a trigger notes what changed, a job adds it up.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import { bytes, identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';

/** Owners of counts: everything, an organization, an advertiser, a promotion, or a set of advertisers. */
export const STATS_OWNERS = ['all', 'organization', 'advertiser', 'promotion', 'set'] as const;
export type StatsOwner = (typeof STATS_OWNERS)[number];

/** The quarters of an hour of one row of the sums, which has a column for each. */
export const QUARTERS = Array.from({ length: 16 }, (_, n) => `q${n}`);

/** Notes: additions to quarters of an hour, or subtractions. Changes write them in their transactions; the fold job adds them to the sums. */
export const statsDeltas = pgTable('stats_deltas', {
  id: identity(),
  advertiserId: textId('advertiser_id').notNull(),
  promotionId: textId('promotion_id').notNull(),
  state: text('state').$type<RedemptionState>().notNull(),
  quarter: instant('quarter').notNull(),
  redemptions: bigint('redemptions', { mode: 'bigint' }).notNull(),
});

/**
 * How many redemptions of an owner entered the state that they are in, by quarters of an hour: days of any zone are whole ones. A row holds those of one sixth of a day of UTC, `part` 0 to 5, so that
 * a chart of years reads few rows; null where there are none. `ownerId` is 0 for all, that of the organization or the set, else that of the advertiser; `promotionId` is 0 where it is not of a promotion. The key's
 * index also includes the quarters (baseline migration), so that charts read nothing else.
 */
export const statsSums = pgTable(
  'stats_sums',
  {
    owner: text('owner').$type<StatsOwner>().notNull(),
    ownerId: textId('owner_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    day: date('day').notNull(),
    part: smallint('part').notNull(),
    state: text('state').$type<RedemptionState>().notNull(),
    ...Object.fromEntries(QUARTERS.map((name) => [name, integer(name)])),
  },
  (table) => [
    primaryKey({
      name: 'stats_sums_key',
      columns: [table.owner, table.ownerId, table.promotionId, table.day, table.part, table.state],
    }),
    check('stats_sums_owner', sql`${table.owner} in (${namesIn(STATS_OWNERS)})`),
  ],
);

/**
 * Exactly the advertisers that some caller may see, where these are many: their redemptions are counted together, so that its charts do not read those of each. The
 * first chart makes a set, the job sums it up, and it is forgotten when no chart has asked for it for some days.
 */
export const statsSets = pgTable('stats_sets', {
  id: identity(),
  /** SHA-256 of the members, which names the set. */
  digest: bytes('digest').notNull().unique(),
  /** Its sums are there, and changes are added to them. */
  isSummed: boolean('is_summed').notNull().default(false),
  usedOn: date('used_on').notNull(),
});

/** The members of a set. They never change. */
export const statsSetMembers = pgTable(
  'stats_set_members',
  {
    advertiserId: textId('advertiser_id').notNull(),
    setId: textId('set_id')
      .notNull()
      .references(() => statsSets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.setId] }),
    index('stats_set_members_set').on(table.setId),
  ],
);
