// Alerts of advertisers and organizations.
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { organizations } from '../../people/organization/table.ts';
import { advertisers } from '../advertisers/table.ts';

/** The three tabs of the notifications (ALERT-7). */
export const ALERT_SEVERITIES = ['blocker', 'warning', 'info'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** One alert; `type` and `params` make its message in the reader's language, no advertiser means the organization. */
export const alerts = pgTable(
  'alerts',
  {
    id: identity(),
    organizationId: textId('organization_id')
      .notNull()
      .references(() => organizations.id),
    advertiserId: textId('advertiser_id').references(() => advertisers.id),
    severity: text('severity').$type<AlertSeverity>().notNull(),
    type: text('type').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    since: instant('since').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    relatedUrl: text('related_url'),
  },
  (table) => [
    // The ledger raises one alert of this kind for an advertiser, however often it finds a difference.
    uniqueIndex('alerts_ledger').on(table.advertiserId).where(sql`${table.type} = 'ledger_does_not_tie'`),
    index('alerts_advertiser').on(table.advertiserId, table.updatedAt),
    index('alerts_updated').on(table.updatedAt, table.id),
    // With all that row-level security looks at: counting by severity reads the index alone.
    index('alerts_severity').on(
      table.severity,
      table.updatedAt,
      table.id,
      table.advertiserId,
      table.organizationId,
    ),
    index('alerts_organization').on(
      table.organizationId,
      table.severity,
      table.updatedAt,
      table.id,
      table.advertiserId,
    ),
  ],
);
