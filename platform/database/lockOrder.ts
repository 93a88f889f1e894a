/**
 * The order in which a transaction locks rows of these tables, and the advisory locks among them (decision 0058). Two transactions that keep it never
 * wait for each other in a circle. Within a table, rows are locked in the order of their keys. Rows that a transaction locked or inserted before may be
 * written at any time. Tables that are not listed hold rows of which a listed one is the whole: `provider_orders` are written under the lock of their
 * redemption. The recorder of the tests (`tests/support/lockRecorder.ts`) fails a transaction that locks in another order.
 */
export const LOCK_ORDER = [
  // The work itself: the job's own lease, and what several workers share.
  'jobs',
  'bulk_actions',
  'advisory plan',
  // What is given, from the whole to the part.
  'dispatches',
  'redemptions',
  'promotions',
  'promotion_rewards',
  // What it is charged to. No quota begins between the count of redemptions and the commit.
  'advisory quotas',
  'allocations',
  'budget_lines',
  'allocated_rewards',
  'redemption_quotas',
  // Who gets it, and what it claims for ever: a second insert of a key waits for the first.
  'recipients',
  'unique_recipients',
  'order_claims',
  'portal_entries',
  'code_hashes',
  // Hot rows, for the shortest time: the accounts of an advertiser, then the sums that a posting writes.
  'ledger_accounts',
  'ledger_sums',
  'advertiser_balances',
  // Progress, counted once it is certain.
  'budget_line_days',
  'batch_lines',
  'batches',
  'advertisers',
  'alerts',
] as const;

/** A table, or `advisory` and the first word of an advisory lock's name. */
export type Lock = (typeof LOCK_ORDER)[number];
