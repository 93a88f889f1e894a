// Values of a promotion's settings: words, limits and defaults.

import { isCountry } from '../foundation/contacts/countries.ts';
import { isInstant } from '../foundation/dates/isInstant.ts';
import { lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';
import { AUTHENTICATION_SYSTEMS, type ExperienceFacts } from './experiences.ts';
import { isReservedLabel } from './reservedLabels.ts';

/** Languages of a promotion; the first is the default (I18N-5, WIZ-17). */
export const PROMOTION_LOCALES = ['en', 'fr', 'ja', 'it', 'de', 'pt'] as const;
export type PromotionLocale = (typeof PROMOTION_LOCALES)[number];

/** How recipients are written to (PROMO-53). */
export const NOTIFICATION_CHANNELS = ['email', 'sms'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const FRAUD_LEVELS = ['standard', 'strong'] as const;
export const REDEEM_FREQUENCIES = ['unique', 'multiple'] as const;
export const FOOTER_LINKS = ['privacy_policy', 'terms_and_conditions', 'contact_us'] as const;
export const SHARING_SYSTEMS = ['email'] as const;

/** Themes of the redemption flow, the default first (CUSTOM-48): `alesia` is the facelift, `default` the legacy one (CUSTOM-50). */
export const FLOW_THEMES = ['alesia', 'default'] as const;
export type FlowTheme = (typeof FLOW_THEMES)[number];

/** A booked redemption is canceled after so many days where `autoCancelCode` says so (WIZSET-27). */
export const AUTO_CANCEL_DAYS = 30;

/** Characters of a name. */
export const MAX_NAME = 200;

/** Days after which links expire at the latest: a hundred years. */
const MAX_DAYS = 36_500;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An address with or without its scheme, whose host has a dot (WIZSET-54). */
const LANDING_URL =
  /^(?:https?:\/\/)?[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){1,10}(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/i;

const instant = z.string().refine(isInstant, { error: 'invalid_instant' }).nullable();
const each = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z
    .array(z.enum(words))
    .max(words.length)
    .refine((list) => new Set(list).size === list.length, { error: 'duplicate_value' });
const countries = z
  .array(z.string().refine(isCountry, { error: 'unknown_country' }))
  .max(250)
  .refine((codes) => new Set(codes).size === codes.length, { error: 'duplicate_value' });

/**
 * Settings of a promotion, each value by itself. `promotionIssues` decides what depends on several of them. Instants are ISO 8601;
 * no end while `ongoing` (WIZSET-11).
 */
export const promotionSettings = z.strictObject({
  name: lineText().max(MAX_NAME),
  ongoing: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  locale: z.enum(PROMOTION_LOCALES, { error: 'promotion_language_required' }),
  multipleRewards: z.boolean(),
  fraudLevel: z.enum(FRAUD_LEVELS).nullable(),
  redeemFrequency: z.enum(REDEEM_FREQUENCIES).nullable(),
  restrictedCountries: countries,
  restrictedLanguages: each(PROMOTION_LOCALES),
  redemptionExpirationDelay: z.int().min(1).max(MAX_DAYS).nullable(),
  autoCancelCode: z.boolean(),
  activationNotificationChannels: each(NOTIFICATION_CHANNELS),
  notificationChannels: each(NOTIFICATION_CHANNELS),
  allowPdf: z.boolean(),
  authenticationSystems: each(AUTHENTICATION_SYSTEMS),
  emailSenderName: lineText().max(100).nullable(),
  emailVia: z.boolean(),
  uiId: z
    .string()
    .trim()
    .toLowerCase()
    .regex(LABEL, { error: 'portal_domain_invalid' })
    .refine((label) => !isReservedLabel(label), { error: 'portal_domain_reserved' })
    .nullable(),
  securedOrderIds: z.boolean(),
  landingPageUrl: z
    .string()
    .trim()
    .max(2000)
    .regex(LANDING_URL, { error: 'landing_page_invalid' })
    .nullable(),
  sharingSystems: each(SHARING_SYSTEMS),
  thirdPartyAuthentication: z.boolean(),
  displayCode: z.boolean(),
  enableContactSupport: z.boolean(),
  footerLinks: each(FOOTER_LINKS),
});
export type PromotionSettings = z.output<typeof promotionSettings>;
export type SettingName = keyof PromotionSettings;

/** A landing page as it is kept: an address without a scheme gets http (WIZSET-56). */
export const withScheme = (url: string): string => (/^https?:\/\//i.test(url) ? url : `http://${url}`);

/**
 * Defaults of the wizard (WIZ-12 … WIZ-29): ongoing from now, restricted to where the organization operates and to its language. Recipients are
 * known by e-mail and mobile, as far as the experience offers these.
 */
export function newPromotionSettings(from: {
  now: Date;
  operatingCountries: readonly string[];
  locale?: PromotionLocale | undefined;
  experience?: Pick<ExperienceFacts, 'authenticationSystems'> | undefined;
}): PromotionSettings {
  const locale = from.locale ?? 'en';
  const offered = from.experience?.authenticationSystems;
  return {
    name: '',
    ongoing: true,
    startsAt: from.now.toISOString(),
    endsAt: null,
    locale,
    multipleRewards: false,
    fraudLevel: 'standard',
    redeemFrequency: 'multiple',
    restrictedCountries: [...from.operatingCountries],
    restrictedLanguages: [locale],
    redemptionExpirationDelay: null,
    autoCancelCode: false,
    activationNotificationChannels: [],
    notificationChannels: ['email'],
    allowPdf: false,
    authenticationSystems: (['email', 'mobile'] as const).filter(
      (system) => offered?.includes(system) ?? true,
    ),
    emailSenderName: null,
    emailVia: false,
    uiId: null,
    securedOrderIds: false,
    landingPageUrl: null,
    sharingSystems: [],
    thirdPartyAuthentication: false,
    displayCode: true,
    enableContactSupport: true,
    footerLinks: [...FOOTER_LINKS],
  };
}
