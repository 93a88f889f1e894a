/** Upstream calls that an operation of the web may make, whatever its page size: an operation not named has the default. */
export const DEFAULT_BUDGET = { query: 2, mutation: 1 } as const;

/** Operations that need more calls than the default, by name. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // stats, the caller's time zone for it, alerts, the advertisers they are about, advertisers
  AdvertiserDashboardScreen: 5,
  // advertiser, stats, the caller's time zone for it, alerts, the advertisers they are about, countries
  AdvertiserScreen: 6,
  // advertiser, budget, its lines
  AdvertiserBudgetTab: 3,
  // advertiser, committed allocations, open allocations
  AdvertiserInventoryTab: 3,
  // advertiser, budget, the open allocation with its rewards
  AllocationCreateScreen: 3,
  // advertiser, budget, explanation
  ExplainBudget: 3,
  // the request, and the advertiser it may have given an allocation
  AllocationFormRequest: 2,
  // the change, and the advertiser whose balance it moved
  BudgetFormSave: 2,
  // the save, and the advertiser who may have got or lost its discounts
  DiscountDialogSave: 2,
  // the save, and the advertiser whose invoice type it may have changed
  InvoicingFormSave: 2,
};
