import { UI_LOCALES } from '../foundation/contacts/languages.ts';
import { isTimeZone } from '../foundation/dates/dates.ts';
import { TIMEFRAME_SCOPES } from '../foundation/dates/timeframeScopes.ts';
import { personName } from '../foundation/text/lineText.ts';
import { PHONE } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';

export { UI_LOCALES, type UiLocale } from '../foundation/contacts/languages.ts';

/** The own profile: name, time zone and language required, the phone international (ACCT-14 … ACCT-18). */
export const accountDraft = z.strictObject({
  name: personName().min(1).max(200),
  phoneNumber: z.string().trim().regex(PHONE, { error: 'account_page_phone_warning' }).nullable(),
  timezone: z.string().min(1).refine(isTimeZone, { error: 'unknown_timezone' }),
  locale: z.enum(UI_LOCALES),
});
export type AccountDraft = z.infer<typeof accountDraft>;

/** Fields of an account that can be saved, each by itself: its profile, and the last query of the activity report (ACTREP-16, ACTREP-17). */
export const accountChange = accountDraft.partial().extend({
  reportTimezone: accountDraft.shape.timezone.nullable().optional(),
  reportTimeframeScope: z.enum(TIMEFRAME_SCOPES).nullable().optional(),
});
export type AccountChange = z.infer<typeof accountChange>;

/** Toggles are on or off (ACCT-22). */
export const TOGGLES = ['on', 'off'] as const;

/** Notification settings, saved apart from the profile (ACCT-13, ACCT-24). */
export const accountSettingsDraft = z.strictObject({
  notifications: z.enum(TOGGLES),
  budgetAlerts: z.enum(TOGGLES),
});
export type AccountSettingsDraft = z.infer<typeof accountSettingsDraft>;
