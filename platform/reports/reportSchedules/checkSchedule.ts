import { sql } from 'drizzle-orm';
import type { NewReportSchedule } from '../../../schema/reports/reportScheduleRules.ts';
import {
  isScheduledReport,
  SCHEDULED_REPORTS,
  type ScheduledReport,
} from '../../../schema/reports/reportSchedules.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { forbidden, invalidField } from '../../foundation/http/refusals/refusal.ts';
import type { SavedViewRow } from '../../people/interface.ts';
import { colleagues } from './read.ts';
import { fileRequest, neededFor } from './scheduledQuery.ts';

/** The parts of a schedule that are judged. */
export type ScheduleParts = Pick<NewReportSchedule, 'format' | 'period' | 'recipientIds' | 'timezone'>;

/**
 * Checks that a view can be sent: its screen has such a file, its filters are readable, and the caller may see the report.
 * @throws Refusal forbidden; no_file, view_unreadable of the field `saved_view_id`; not_offered of `format` and `period`
 */
export function checkView(
  scope: Scope,
  view: SavedViewRow,
  { format, period, timezone }: ScheduleParts,
): ScheduledReport {
  const { screen: report, name: viewName, query } = view;
  if (!isScheduledReport(report)) throw invalidField('saved_view_id', 'no_file');
  const { ability, formats } = SCHEDULED_REPORTS[report];
  if (!scope.abilities.has(ability)) throw forbidden();
  if (!(formats as readonly string[]).includes(format)) throw invalidField('format', 'not_offered');
  if (period !== null && report === 'inventory_report') throw invalidField('period', 'not_offered');
  const needed = neededOf({ report, viewName, query, period, timezone });
  if (!needed.every((one) => scope.abilities.has(one))) throw forbidden();
  return report;
}

function neededOf(asking: Parameters<typeof fileRequest>[0]) {
  try {
    return neededFor(fileRequest(asking, new Date()));
  } catch {
    throw invalidField('saved_view_id', 'view_unreadable');
  }
}

/**
 * Recipients besides the owner, each once. Existing recipients stay: the runs report an account that was disabled since, and it must not keep the
 * owner from pausing or changing the rest. @throws Refusal unknown_colleague of the field `recipient_ids`
 */
export async function checkRecipients(
  tx: Queries,
  scope: Scope,
  {
    asked,
    before,
    staffDomains,
  }: { asked: readonly string[]; before: readonly string[]; staffDomains: readonly string[] },
): Promise<string[]> {
  const recipientIds = [...new Set(asked)].filter((id) => id !== scope.accountId);
  const added = recipientIds.filter((id) => !before.includes(id));
  if (added.length > 0) {
    const where = sql`a.id = any (${textArray(added)}::bigint[])`;
    const visibleColleagues = await colleagues(tx, scope, { staffDomains, where });
    if (visibleColleagues.length < added.length) throw invalidField('recipient_ids', 'unknown_colleague');
  }
  return recipientIds.sort((one, other) => Number(one) - Number(other));
}
