// The figures that explain themselves: by these names in REST, in the graph and in the words of the screens.

/** Figures of a budget (design: the platform). */
export const BUDGET_FIGURES = [
  'total',
  'delivered',
  'expired',
  'pending',
  'used',
  'balance',
  'unallocated',
  'allocated',
  'max_add',
  'max_remove',
  'requested',
] as const;
export type BudgetFigure = (typeof BUDGET_FIGURES)[number];

/** Figures of an allocation (INVENT-15). */
export const ALLOCATION_FIGURES = ['amount', 'amount_used', 'amount_pending', 'amount_available'] as const;
export type AllocationFigure = (typeof ALLOCATION_FIGURES)[number];

/** Figures made of requests that wait: no money moved, so that the ledger has no entries behind them. */
export const REQUEST_FIGURES = ['requested', 'amount_pending'] as const;
