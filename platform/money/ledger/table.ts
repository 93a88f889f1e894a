// The ledger's tables. Triggers of `logic.sql` keep them append-only, check that postings sum to zero, and update sums and balances of advertisers. Balances
// of accounts change only in `ledger_post` and `ledger_reverse`.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { instant, textId } from '../../foundation/database/columns.ts';

/** The purpose of an account; an allocation's account also carries its id. */
export const LEDGER_ACCOUNT_KINDS = [
  'funding',
  'unallocated',
  'allocation',
  'pending',
  'delivered',
  'expired',
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

const units = (name: string) => bigint(name, { mode: 'bigint' });

/** One account per advertiser, currency, kind and allocation; `balance` and `floor` in minor units. Only funding goes below 0, down to its floor. A frozen one takes no posting. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: textId('id').generatedAlwaysAsIdentity(),
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    currency: text('currency').notNull(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    allocationId: textId('allocation_id'),
    balance: units('balance').notNull().default(sql`0`),
    floor: units('floor').notNull().default(sql`0`),
    frozenAt: instant('frozen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    unique('ledger_accounts_one')
      .on(table.advertiserId, table.currency, table.kind, table.allocationId)
      .nullsNotDistinct(),
    check('ledger_accounts_covered', sql`${table.kind} = 'funding' or ${table.balance} >= 0`),
    check('ledger_accounts_capped', sql`${table.kind} <> 'funding' or ${table.balance} >= ${table.floor}`),
    check(
      'ledger_accounts_allocation',
      sql`(${table.kind} = 'allocation') = (${table.allocationId} is not null)`,
    ),
  ],
);

/** Kind of posting → the accounts it moves money between; `source` is the posting's allocation, or unallocated without one. */
export const ledgerKinds = pgTable('ledger_kinds', {
  kind: text('kind').primaryKey(),
  fromAccount: text('from_account').notNull(),
  toAccount: text('to_account').notNull(),
});

/** One posting. `reference` is what moved the money (an order id, a budget line), `at` when it counts, `madeBy` the account that did it. One that `reverses` another has its kind and its entries with the signs turned. */
export const ledgerTxns = pgTable(
  'ledger_txns',
  {
    id: textId('id').generatedAlwaysAsIdentity(),
    advertiserId: textId('advertiser_id').notNull(),
    kind: text('kind')
      .notNull()
      .references(() => ledgerKinds.kind),
    reference: text('reference'),
    madeBy: textId('made_by'),
    reverses: textId('reverses'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.id] }),
    index('ledger_txns_reference').on(table.advertiserId, table.reference),
    index('ledger_txns_at').on(table.advertiserId, table.at),
    // Postings come in the order of their moments: those since one are found by a few numbers for each part of the table.
    index('ledger_txns_since').using('brin', table.at),
    // Hardly any posting undoes another: the rest costs the index nothing.
    uniqueIndex('ledger_txns_reversed_once')
      .on(table.advertiserId, table.reverses)
      .where(sql`${table.reverses} is not null`),
    foreignKey({
      name: 'ledger_txns_undoes',
      columns: [table.advertiserId, table.reverses],
      foreignColumns: [table.advertiserId, table.id],
    }),
  ],
);

/**
 * The lines of a posting, minor units, with its kind and moment, by which those of an account are found. That they sum to zero and that their posting and accounts exist is looked at by a trigger for all
 * that a statement writes: foreign keys look row by row, which is most of what a posting to a hot balance costs.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    advertiserId: textId('advertiser_id').notNull(),
    txnId: textId('txn_id').notNull(),
    line: integer('line').notNull(),
    accountId: textId('account_id').notNull(),
    amount: units('amount').notNull(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.txnId, table.line] }),
    // All that a sum or a page of entries reads: the table itself is not read.
    index('ledger_entries_moments').on(
      ...([table.advertiserId, table.accountId, table.kind] as const),
      ...([table.at, table.txnId, table.amount] as const),
    ),
    check('ledger_entries_moves', sql`${table.amount} <> 0`),
  ],
);

/** UTC periods for sums of entries. */
export type LedgerGrain = 'day' | 'month';

/**
 * Daily and monthly sums of an account's entries by kind, in UTC: their number, their total (minor units) and the time of the first.
 * A figure at a past moment is its months, the days of the last one, and the entries of the last day. A trigger on what is written to `ledger_entries` is their one
 * writer, under the locks that the posting holds, and the reconciler counts them again.
 */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    advertiserId: textId('advertiser_id').notNull(),
    accountId: textId('account_id').notNull(),
    grain: text('grain').$type<LedgerGrain>().notNull(),
    period: date('period').notNull(),
    kind: text('kind').notNull(),
    firstAt: instant('first_at').notNull(),
    entries: units('entries').notNull(),
    amount: units('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.advertiserId, table.accountId, table.grain, table.period, table.kind],
    }),
  ],
);

/**
 * Each advertiser's unallocated money in its billing currency, so that lists are read in its order: the sum of its balances in `unallocated`,
 * `allocation` and `pending`. A trigger on what is written to `ledger_entries` is its one writer, and the reconciler counts it again.
 */
export const advertiserBalances = pgTable(
  'advertiser_balances',
  {
    advertiserId: textId('advertiser_id')
      .primaryKey()
      .references(() => advertisers.id),
    currency: text('currency').notNull(),
    balance: units('balance').notNull().default(sql`0`),
  },
  (table) => [
    index('advertiser_balances_rising').on(
      sql`${table.currency} collate "C"`,
      table.balance,
      table.advertiserId,
    ),
    index('advertiser_balances_falling').on(
      sql`${table.currency} collate "C"`,
      table.balance.desc().nullsFirst(),
      table.advertiserId,
    ),
  ],
);
