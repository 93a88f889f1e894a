import { z } from 'zod';
import { timeZonesWith } from '../../../schema/foundation/dates/dates.ts';
import { TIMEFRAME_SCOPES } from '../../../schema/foundation/dates/timeframeScopes.ts';
import { TOGGLES, UI_LOCALES } from '../../../schema/people/accounts.ts';

import { responseSchema } from '../../foundation/http/responseSchema.ts';
import type { accountSettings, accounts } from './table.ts';

/** An account as answers show it, with what can be chosen (ACCT-19). */
export const accountShape = responseSchema(
  'Account',
  z.object({
    id: z.string(),
    name: z.string(),
    phone_number: z.string().nullable(),
    timezone: z.string(),
    roles: z.array(z.string()),
    email: z.string(),
    login: z.string(),
    locale: z.string(),
    report_timezone: z.string().nullable(),
    report_timeframe_scope: z.enum(TIMEFRAME_SCOPES).nullable(),
    timezones: z.array(z.string()),
    locales: z.array(z.string()),
    version: z.int(),
  }),
);
export type AccountJson = z.output<typeof accountShape>;

/** Columns of an account that the application role may read. */
export type AccountRow = Pick<
  typeof accounts.$inferSelect,
  | 'id'
  | 'organizationId'
  | 'name'
  | 'phoneNumber'
  | 'timezone'
  | 'roles'
  | 'email'
  | 'login'
  | 'locale'
  | 'reportTimezone'
  | 'reportTimeframeScope'
  | 'version'
>;

export function accountJson({
  organizationId: _,
  phoneNumber,
  reportTimezone,
  reportTimeframeScope,
  ...row
}: AccountRow): AccountJson {
  return {
    ...row,
    phone_number: phoneNumber,
    timezones: [...timeZonesWith(row.timezone)],
    locales: [...UI_LOCALES],
    report_timezone: reportTimezone,
    report_timeframe_scope: reportTimeframeScope,
  };
}

const subscription = z.object({
  email: z.object({ status: z.enum(TOGGLES), state: z.enum(['pending', 'confirmed']) }),
});

/** Notification settings of an account (ACCT-20, ACCT-21). */
export const accountSettingsShape = responseSchema(
  'AccountSettings',
  z.object({
    id: z.string(),
    status: z.enum(TOGGLES),
    subscriptions: z.object({ alert_severity_budget: subscription, alert_daily_summary: subscription }),
    version: z.int(),
  }),
);
export type AccountSettingsJson = z.output<typeof accountSettingsShape>;

/** The notifications switch is the status and the daily summary; the other one is the budget's (ACCT-24). */
export function accountSettingsJson(row: typeof accountSettings.$inferSelect): AccountSettingsJson {
  return {
    id: row.accountId,
    status: row.notifications,
    subscriptions: {
      alert_severity_budget: { email: { status: row.budgetAlerts, state: row.budgetAlertsState } },
      alert_daily_summary: { email: { status: row.notifications, state: 'confirmed' } },
    },
    version: row.version,
  };
}
