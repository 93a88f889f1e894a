/**
 * The order in which a transaction locks rows of these tables, and the advisory locks among them (decision 0058). Transactions that keep it never wait for
 * each other in a circle, so that no deadlock has to be repeated. Three rules belong to it:
 * - Rows of one table are locked in the order of their keys.
 * - Rows that the transaction locked or inserted before can be written at any time.
 * - A table that is not listed holds parts of a listed one, and its rows are written under the lock of the whole: rewards of an allocation under the
 *   allocation; lines, links, codes and orders under their redemption; sums of the ledger under their account.
 *
 * A change that needs a row of an earlier table late locks it early (`lockDispatchesOf`, `lockSources`), or does what comes later at its end (`postLast`).
 * Rows written per item come before the locks on stock, quotas and accounts (decision 0075); under their lock nothing is read that grows with
 * a dispatch. One that writes for long locks it at its end through `lockPatiently` (decisions 0067 and 0071).
 * `tests/support/lockRecorder.ts` fails a suite of money in which a transaction locks in another order.
 */
export const LOCK_ORDER = [
  // The work itself: the job's own lease, and what several workers share.
  'jobs',
  'bulk_actions',
  'advisory plan',
  // The stock that is given, from the whole to the part.
  'promotions',
  'promotion_rewards',
  'dispatches',
  'redemptions',
  // Budgets and quotas that are charged. No quota begins between the count of redemptions and the commit.
  'advisory quotas',
  'allocations',
  'budget_lines',
  'redemption_quotas',
  // Recipients and their permanent claims: a second insert of a key waits for the first.
  'recipients',
  'order_claims',
  'portal_entries',
  'unique_recipients',
  'code_hashes',
  // Rows that an earlier dispatch refused: one dispatch sends each of them again.
  'refused_rows',
  // Hot rows, for the shortest time: every redemption of an advertiser locks its accounts, and writes its listed balance.
  'ledger_accounts',
  'advertiser_balances',
  // Consequences of a posting: counted once it is certain.
  'budget_line_days',
  'advertisers',
  'advisory orders_failed',
  'alerts',
  'batches',
] as const;

/** A table, or `advisory` and the first word of an advisory lock's name. */
export type Lock = (typeof LOCK_ORDER)[number];

/** Tables of which an insert is a lock: another insert of the same key waits for it, or updates the row that it finds. */
export const LOCKED_BY_INSERT: readonly Lock[] = [
  'recipients',
  'order_claims',
  'portal_entries',
  'unique_recipients',
  'code_hashes',
  'advertiser_balances',
  'budget_line_days',
];

/**
 * Locks that a transaction may take after `lockAccounts`, by which one that posts twice locks all accounts of its advertiser. A replacement is booked with
 * the money that its former redemption returned. Its order ID is new, and its recipient's one redemption was its own before: nobody holds what it claims.
 */
export const AFTER_ALL_ACCOUNTS: readonly Lock[] = ['recipients', 'order_claims', 'unique_recipients'];

/**
 * How long `lockPatiently` waits for a row: less than a server takes to look for a circle of waits (`deadlock_timeout`, a second). What is locked within
 * this limit may be of an earlier table, since a transaction that waits so shortly and then lets go is never part of a circle for long.
 */
export const PATIENT_LOCK_TIMEOUT = '500ms';
