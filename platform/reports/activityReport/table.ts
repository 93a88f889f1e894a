// Sums of redemptions that the activity report is read from. Nobody writes them by hand: a trigger notes what changed, a job sums it up.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { TIMEFRAME_SCOPES, type TimeframeScope } from '../../../schema/foundation/dates/timeframeScopes.ts';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';

import { identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';

/** Spans that are summed up, of UTC. */
export type Grain = 'day' | 'month';

const big = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** The summed columns: amounts in minor units, face value and purchase cost in `currency`, selling price in `charge_currency`. */
const sums = () => ({
  redemptions: big('redemptions'),
  totalFaceValue: big('total_face_value'),
  sellingPrice: big('selling_price'),
  purchaseCost: big('purchase_cost'),
  /** Number of redemptions whose purchase cost is known. */
  costed: big('costed'),
});

/** Columns that identify sums in every table. */
const apart = () => ({
  scope: text('scope').$type<TimeframeScope>().notNull(),
  state: text('state').$type<RedemptionState>().notNull(),
  reversed: boolean('reversed').notNull(),
  currency: text('currency').notNull(),
  chargeCurrency: text('charge_currency').notNull(),
});
const span = () => ({ grain: text('grain').$type<Grain>().notNull(), period: date('period').notNull() });

/** Notes: changes of the sums of a UTC day, written in the transaction of each change. The fold job adds them to the sums and deletes them. */
export const activityDeltas = pgTable(
  'activity_deltas',
  {
    id: identity(),
    ...apart(),
    period: date('period').notNull(),
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sourceAllocationId: textId('source_allocation_id'),
    sku: text('sku').notNull(),
    paymentTypes: smallint('payment_types').array().notNull(),
    ...sums(),
  },
  (table) => [check('activity_deltas_scope', sql`${table.scope} in (${namesIn(TIMEFRAME_SCOPES)})`)],
);

const isMonth = ({ grain }: { grain: PgColumn }) => sql`${grain} = 'month'`;

/** By reward, across all advertisers: for users who see all. */
export const activityRewards = pgTable(
  'activity_rewards',
  { ...apart(), ...span(), sku: text('sku').notNull(), ...sums() },
  (table) => [
    primaryKey({
      name: 'activity_rewards_key',
      columns: [
        ...([table.scope, table.grain, table.state, table.period, table.sku] as const),
        ...([table.currency, table.chargeCurrency, table.reversed] as const),
      ],
    }),
    // Months are read from this index alone.
    index('activity_rewards_months')
      .on(
        ...([table.scope, table.state, table.period, table.sku] as const),
        ...([table.currency, table.chargeCurrency, table.reversed, table.redemptions] as const),
        ...([table.totalFaceValue, table.sellingPrice, table.purchaseCost, table.costed] as const),
      )
      .where(isMonth(table)),
  ],
);

/** By reward and way to pay, of all advertisers together. */
export const activityPayments = pgTable(
  'activity_payments',
  {
    ...apart(),
    ...span(),
    sku: text('sku').notNull(),
    paymentTypes: smallint('payment_types').array().notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({
      name: 'activity_payments_key',
      columns: [
        ...([table.scope, table.grain, table.state, table.period, table.sku, table.paymentTypes] as const),
        ...([table.currency, table.chargeCurrency, table.reversed] as const),
      ],
    }),
    // Months are read from this index alone.
    index('activity_payments_months')
      .on(
        ...([table.scope, table.state, table.period, table.sku, table.paymentTypes] as const),
        ...([table.currency, table.chargeCurrency, table.reversed, table.redemptions] as const),
        ...([table.totalFaceValue, table.sellingPrice, table.purchaseCost, table.costed] as const),
      )
      .where(isMonth(table)),
  ],
);

/** By promotion and allocation; 0: of no allocation. */
export const activityPromotions = pgTable(
  'activity_promotions',
  {
    ...apart(),
    ...span(),
    advertiserId: textId('advertiser_id').notNull(),
    promotionId: textId('promotion_id').notNull(),
    sourceAllocationId: textId('source_allocation_id').notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({
      name: 'activity_promotions_key',
      columns: [
        ...([table.scope, table.grain, table.state, table.period, table.advertiserId] as const),
        ...([table.promotionId, table.sourceAllocationId] as const),
        ...([table.currency, table.chargeCurrency, table.reversed] as const),
      ],
    }),
    // Months are read from this index alone.
    index('activity_promotions_months')
      .on(
        ...([
          table.scope,
          table.state,
          table.period,
          table.advertiserId,
          table.promotionId,
          table.sourceAllocationId,
        ] as const),
        ...([table.currency, table.chargeCurrency, table.reversed, table.redemptions] as const),
        ...([table.totalFaceValue, table.sellingPrice, table.purchaseCost, table.costed] as const),
      )
      .where(isMonth(table)),
    index('activity_promotions_advertiser').on(table.advertiserId, table.scope, table.grain, table.period),
  ],
);

/** The one row that says when sums were last made and compared with the redemptions; `drift` counts those that were counted wrongly. */
export const activityState = pgTable(
  'activity_state',
  {
    id: integer('id').primaryKey().default(1),
    foldedAt: instant('folded_at'),
    recountedAt: instant('recounted_at'),
    drift: integer('drift'),
  },
  (table) => [check('activity_state_one', sql`${table.id} = 1`)],
);
