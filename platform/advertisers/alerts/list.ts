import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { isClient, type Scope } from '../../foundation/access/scope.ts';
import {
  isoTimestamp,
  isVisibleAdvertiser,
  isVisibleOrganization,
  seesMany,
} from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import { mapOf, nullable, number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { countOf } from '../../foundation/http/paginate.ts';
import { pageQuery, pageShape, totalOf } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { alertMessage } from './messages.ts';
import { ALERT_SEVERITIES, type AlertSeverity } from './table.ts';

/** An alert as answers show it (ALERT-2). */
export const alertShape = responseSchema(
  'Alert',
  z.object({
    id: z.string(),
    severity: z.enum(ALERT_SEVERITIES),
    type: z.string(),
    message: z.string(),
    since: z.string(),
    updated_at: z.string(),
    related_url: z.string().nullable(),
    advertiser_id: z.string().nullable().describe('Null for one about the organization'),
  }),
);

const counts = z.object({ blocker: z.int(), warning: z.int(), info: z.int() });

export const alertPageShape = responseSchema(
  'AlertPage',
  pageShape(alertShape).extend({ counts: counts.optional().describe('With expand=counts') }),
);

/** The query string of the list of alerts (ALERT-3). */
export const alertQuery = z.strictObject({
  sort: z.literal('-updated_at').optional(),
  severity: z.enum(ALERT_SEVERITIES).optional(),
  include_children: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true'),
  advertiser_id: z.string().regex(DIGITS).optional(),
  ...pageQuery,
  expand: z.enum(['counts']).optional(),
});

const ALERT_ROW = {
  id: text,
  severity: oneOf(ALERT_SEVERITIES),
  type: text,
  params: mapOf(text),
  since: text,
  updated_at: text,
  related_url: nullable(text),
  advertiser_id: nullable(text),
};

/** One page of alerts, newest first: the organization's, which API keys do not get, and the visible advertisers' unless left out. */
export async function listAlerts(
  scope: Scope,
  query: z.output<typeof alertQuery>,
): Promise<z.output<typeof alertPageShape>> {
  const { advertiser_id: advertiserId } = query;
  const visible = advertiserId === undefined ? scope : scope.narrow([advertiserId]);
  const visibleAlerts = sql`${ofCaller(visible, query)} and ${ofVisibleAdvertisers(visible)}`;
  const matching = query.severity ? sql`${visibleAlerts} and a.severity = ${query.severity}` : visibleAlerts;
  return visible.read(async (tx) => {
    const rows = await rowsOf(
      tx,
      ALERT_ROW,
      keepPlan(sql`select a.id, a.severity, a.type, a.params, ${isoTimestamp(sql`a.since`)} as since,
          ${isoTimestamp(sql`a.updated_at`)} as updated_at, a.related_url, a.advertiser_id
        from alerts a where ${matching}
        order by a.updated_at desc, a.id desc
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`),
    );
    const severities = query.severity && !query.expand ? [query.severity] : ALERT_SEVERITIES;
    // Row-level security hashes many advertisers for this statement; hashing them again would double what a number costs.
    const counted = await countBySeverity(
      tx,
      seesMany(visible) ? ofCaller(visible, query) : visibleAlerts,
      severities,
    );
    const total = query.severity ? counted[query.severity] : counted.blocker + counted.warning + counted.info;
    return {
      items: rows.map(({ params, ...row }) => ({
        ...row,
        message: alertMessage(row.type, params, scope.locale),
      })),
      page: query.page,
      per_page: query.per_page,
      ...totalOf(total),
      ...(query.expand ? { counts: counted } : {}),
    };
  });
}

/** Number of alerts of these severities, counted to just above the cap; 0 for other severities. */
async function countBySeverity(
  tx: Queries,
  visibleAlerts: SQL,
  severities: readonly AlertSeverity[],
): Promise<z.output<typeof counts>> {
  const rows = await rowsOf(
    tx,
    { severity: oneOf(ALERT_SEVERITIES), count: number },
    keepPlan(sql`select s.severity, ${countOf(sql`from alerts a where ${visibleAlerts} and a.severity = s.severity`)} as count
      from unnest(${`{${severities.join(',')}}`}::text[]) s (severity)`),
  );
  const counted = { blocker: 0, warning: 0, info: 0 };
  for (const { severity, count } of rows) counted[severity] = count;
  return counted;
}

/** Alerts by what they are about: this advertiser, any, or the caller's organization alone. */
function ofCaller(scope: Scope, query: z.output<typeof alertQuery>): SQL {
  if (query.advertiser_id) return sql`a.advertiser_id = ${query.advertiser_id}`;
  if (isClient(scope)) return query.include_children ? sql`a.advertiser_id is not null` : sql`false`;
  if (scope.isStaff) return query.include_children ? sql`true` : sql`a.advertiser_id is null`;
  const ofOrganization = sql`(a.advertiser_id is null and a.organization_id = ${scope.organizationId})`;
  if (!query.include_children) return ofOrganization;
  return sql`${isVisibleOrganization(scope, sql`a.organization_id`)} and (${ofOrganization} or a.advertiser_id is not null)`;
}

/** Alerts about no advertiser or a visible one. */
function ofVisibleAdvertisers(scope: Scope): SQL {
  return sql`(a.advertiser_id is null or ${isVisibleAdvertiser(scope, sql`a.advertiser_id`)})`;
}
