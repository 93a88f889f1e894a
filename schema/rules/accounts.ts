import { isTimeZone } from '../dates.ts';
import { UI_LOCALES } from '../languages.ts';
import { z } from '../zod.ts';
import { PHONE } from './patterns.ts';

export { UI_LOCALES, type UiLocale } from '../languages.ts';

/** The own profile: name, time zone and language required, the phone international (ACCT-14 … ACCT-18). */
export const accountDraft = z.strictObject({
  name: z.string().trim().min(1).max(200),
  phoneNumber: z.string().trim().regex(PHONE, { error: 'account_page_phone_warning' }).nullable(),
  timezone: z.string().min(1).refine(isTimeZone, { error: 'unknown_timezone' }),
  locale: z.enum(UI_LOCALES),
});
export type AccountDraft = z.infer<typeof accountDraft>;

/** Toggles are on or off (ACCT-22). */
export const TOGGLES = ['on', 'off'] as const;

/** Notification settings, saved apart from the profile (ACCT-13, ACCT-24). */
export const accountSettingsDraft = z.strictObject({
  notifications: z.enum(TOGGLES),
  budgetAlerts: z.enum(TOGGLES),
});
export type AccountSettingsDraft = z.infer<typeof accountSettingsDraft>;
