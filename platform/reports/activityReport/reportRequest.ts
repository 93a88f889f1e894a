import { z } from 'zod';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import type { TimeframeScope } from '../../../schema/foundation/dates/timeframeScopes.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { FilterState } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import {
  MANY_VALUED,
  REFUNDED,
  REPORT_DEFAULTS,
  REPORT_FILTERS,
  REPORT_GROUPS,
  REPORT_METRICS,
  REPORT_PAGE_SIZE,
  type ReportFilterName,
  type ReportGroup,
  type ReportMetric,
} from '../../../schema/reports/activityReport.ts';
import {
  type ActivityReportFilter,
  activityReportQuery,
  REPORT_SORTS,
  type ReportSort,
  reportErrors,
} from '../../../schema/reports/activityReportRules.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { invalid, Refusal } from '../../foundation/http/refusals/refusal.ts';
import { pageQuery, type Sort, sortOf, sortQuery, wholeNumber } from '../../foundation/http/requests.ts';
import { type Timeframes, timeframes } from './timeframes.ts';

/** The query string of the report (ACTREP-35). */
export const reportQuery = z.strictObject({
  ...activityReportQuery,
  ...sortQuery(REPORT_SORTS),
  ...pageQuery,
  per_page: wholeNumber(1, REPORT_PAGE_SIZE).default(REPORT_PAGE_SIZE),
});
export type ReportQuery = z.output<typeof reportQuery>;

/** The query string of the file: the same without pages. */
export const reportFileQuery = reportQuery.omit({ page: true, per_page: true });

/** A valid, permitted request for a report; groupings are in the order of the columns. */
export interface ReportRequest {
  groups: readonly ReportGroup[];
  metrics: readonly ReportMetric[];
  times: Timeframes;
  scope: TimeframeScope;
  filter: ActivityReportFilter;
  states: readonly FilterState[];
  sort: Sort<ReportSort>;
  /** Currencies of amounts that separate rows, so that amounts of different currencies are never added. */
  splits: { currency: boolean; billingCurrency: boolean };
  /** Some redemptions count under several rows of a timeframe. */
  isManyValued: boolean;
}

/** Reads the query of a report. @throws Refusal forbidden naming filter, grouping or metric and its ability; invalid_parameters */
export function readReportRequest(
  scope: Scope,
  query: Omit<ReportQuery, 'page' | 'per_page'>,
): ReportRequest {
  refuseMissingAbilities(scope, query);
  const broken = reportErrors(query, scope.timezone);
  if (broken.length > 0) throw invalid(broken);
  const { group_by, metrics, include_refunded, state } = query;
  const groups = inOrder(REPORT_GROUPS, group_by);
  const sort = sortOf(query, { field: 'timeframe', descending: false });
  if (
    sort.field !== 'timeframe' &&
    ![...groups, ...metrics].includes(sort.field as ReportGroup & ReportMetric)
  )
    throw invalid([{ field: 'sort', rule: 'not_shown' }]);
  const states: readonly FilterState[] = state ?? REPORT_DEFAULTS.state;
  const isShown = (...names: ReportMetric[]) => names.some((name) => metrics.includes(name));
  return {
    groups,
    metrics: inOrder(REPORT_METRICS, metrics),
    times: timeframes(query, scope.timezone),
    scope: query.timeframe_scope,
    filter: filterOf(query),
    states: include_refunded && states.length > 0 ? [...new Set<FilterState>([...states, REFUNDED])] : states,
    sort,
    splits: {
      currency: isShown('total_face_value', 'purchase_cost', 'unit_purchase_cost'),
      billingCurrency: isShown('selling_price', 'unit_selling_price'),
    },
    isManyValued: groups.some((group) => MANY_VALUED.includes(group)),
  };
}

const inOrder = <Name extends string>(all: Record<Name, unknown>, some: readonly Name[]): Name[] =>
  (Object.keys(all) as Name[]).filter((name) => some.includes(name));

function filterOf(query: Omit<ReportQuery, 'page' | 'per_page'>): ActivityReportFilter {
  const entries = Object.keys(REPORT_FILTERS).flatMap((name) => {
    const value = query[name as ReportFilterName];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as ActivityReportFilter;
}

/** A caller without the ability of a filter, a grouping or a metric may not use it (ACTREP-11, ACTREP-12). */
function refuseMissingAbilities(scope: Scope, query: Omit<ReportQuery, 'page' | 'per_page'>): void {
  const needed: { field: string; name: string; ability: Ability }[] = [
    ...query.group_by.map((name) => ({ field: 'group_by', name, ability: REPORT_GROUPS[name].ability })),
    ...query.metrics.map((name) => ({ field: 'metrics', name, ability: REPORT_METRICS[name] })),
    ...(Object.keys(REPORT_FILTERS) as ReportFilterName[])
      .filter((name) => query[name] !== undefined)
      .map((name) => ({ field: name, name, ability: REPORT_FILTERS[name].ability })),
  ];
  const missing = needed.filter(({ ability }) => !scope.abilities.has(ability));
  const [first] = missing;
  if (!first) return;
  const fieldErrors: FieldError[] = missing.map(({ field, ability }) => ({
    field,
    rule: 'missing_ability',
    limit: ability,
  }));
  throw new Refusal('forbidden', { message: `${first.name}: ${first.ability}`, fieldErrors });
}
