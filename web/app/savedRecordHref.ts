import type { SavedRecord } from '../data/failures/lostAnswers.ts';
import { advertiserRoute } from '../routes/advertisers.ts';
import { dispatchRoute, promotionRoute } from '../routes/promotions.ts';
import { redemptionRoute } from '../routes/redemptions.ts';
import { reportScheduleListRoute } from '../routes/reportSchedules.ts';
import { allocationsReportRoute } from '../routes/reports.ts';
import { serviceAccountRoute } from '../routes/serviceAccounts.ts';
import { skuListRoute } from '../routes/skus.ts';

type Href = (record: SavedRecord & { advertiserId: string }) => string | null;

const tabOf =
  (tab: string): Href =>
  ({ advertiserId }) =>
    advertiserRoute.href({ advertiserId }, { tab });

/** Address of each kind of record, by the noun of its events. */
const HREFS = {
  advertisers: ({ id }) => advertiserRoute.href({ advertiserId: id }),
  allocations: tabOf('inventory'),
  budget_lines: () => allocationsReportRoute.href(),
  budgets: tabOf('budget'),
  bulk_actions: () => null,
  credentials: tabOf('api_credentials'),
  dispatches: ({ advertiserId, promotionId, id }) =>
    promotionId ? dispatchRoute.href({ advertiserId, promotionId, dispatchId: id }) : null,
  promotions: ({ advertiserId, id }) => promotionRoute.href({ advertiserId, promotionId: id }),
  redemption_exports: () => null,
  redemptions: ({ id }) => redemptionRoute.href({ redemptionId: id }),
  report_schedules: () => reportScheduleListRoute.href(),
  saved_views: () => null,
  service_accounts: ({ id }) => serviceAccountRoute.href({ serviceAccountId: id }),
  skus: ({ id }) => skuListRoute.href({}, { search: id }),
} as const satisfies Record<string, Href>;

/** A noun with words and, mostly, a screen. */
export type KnownNoun = keyof typeof HREFS;

/** The screen of a record; null where it has none. */
export function savedRecordHref(record: SavedRecord): string | null {
  const href = (HREFS as Partial<Record<string, Href>>)[record.noun];
  return href?.({ ...record, advertiserId: record.advertiserId ?? '0' }) ?? null;
}
