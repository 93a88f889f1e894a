/** Upstream calls that an operation of the web may make, whatever its page size: an operation not named has the default. */
export const DEFAULT_BUDGET = { query: 2, mutation: 1 } as const;

/** Operations that need more calls than the default, by name. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // stats, the caller's time zone for it, alerts, the advertisers they are about, advertisers
  AdvertiserDashboardScreen: 5,
  // advertiser, stats, the caller's time zone for it, alerts, the advertisers they are about, organization, countries
  AdvertiserScreen: 7,
  // advertiser, budget, explanation
  ExplainBudget: 3,
  // the save, and the advertiser whose invoice type it may have changed
  InvoicingFormSave: 2,
};
