import type { Advertiser } from '../foundation/rest/rest.generated.ts';

/** The alert limits of an advertiser, in their currency. */
export type BudgetAlertsRow = NonNullable<Advertiser['budget_alerts']> & { currency: string };
