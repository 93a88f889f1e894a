/** Where a kind of posting takes money from and puts it; `source` is the posting's allocation, or unallocated without one. */
type Side = 'funding' | 'unallocated' | 'allocation' | 'pending' | 'delivered' | 'expired' | 'source';

/**
 * Every move of money there is (design: the platform). The database holds the same table as `ledger_kinds`, by which the
 * posting function finds its accounts; a test compares the two. A failed redemption keeps its money pending, a blocked
 * one delivered, and a reset one books again: none of them has a kind of its own.
 */
export const LEDGER_KINDS = {
  credit: { from: 'funding', to: 'unallocated' },
  debit: { from: 'unallocated', to: 'funding' },
  allocate: { from: 'unallocated', to: 'allocation' },
  deallocate: { from: 'allocation', to: 'unallocated' },
  book: { from: 'source', to: 'pending' },
  redeem: { from: 'pending', to: 'delivered' },
  cancel: { from: 'pending', to: 'source' },
  expire: { from: 'pending', to: 'expired' },
  recredit: { from: 'expired', to: 'source' },
  refund: { from: 'delivered', to: 'source' },
  reverse: { from: 'delivered', to: 'source' },
  deny: { from: 'pending', to: 'source' },
} as const satisfies Record<string, { from: Side; to: Side }>;

export type LedgerKind = keyof typeof LEDGER_KINDS;
