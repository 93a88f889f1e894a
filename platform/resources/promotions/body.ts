import { z } from 'zod';
import { HEX_COLOR } from '../../../schema/contrast.ts';
import { COLOR_PARTS } from '../../../schema/recipientLook.ts';
import { DIGITS } from '../../../schema/rules/patterns.ts';
import {
  FLOW_THEMES,
  type PromotionSettings,
  promotionSettings,
  type SettingName,
} from '../../../schema/rules/promotionValues.ts';
import { PROMOTION_STATUSES } from '../../../schema/transitions.ts';

const rule = promotionSettings.shape;

const color = z.string().regex(HEX_COLOR, { error: 'hexadecimal_only' });
const picture = z.strictObject({ id: z.string().regex(DIGITS) }).nullable();

const flowSettings = z
  .strictObject({
    multiple_rewards: rule.multipleRewards,
    third_party_authentication: rule.thirdPartyAuthentication,
    footer_links: rule.footerLinks,
    redemption_flow_theme: z.enum(FLOW_THEMES),
    display_code: rule.displayCode,
    enable_contact_support: rule.enableContactSupport,
    sharing_systems: rule.sharingSystems,
  })
  .partial();

const settings = {
  name: rule.name,
  ui_id: rule.uiId,
  locale: rule.locale,
  start_datetime: rule.startDatetime,
  end_datetime: rule.endDatetime,
  allow_pdf: rule.allowPdf,
  redemption_expiration_delay: rule.redemptionExpirationDelay,
  auto_cancel_code: rule.autoCancelCode,
  authentication_systems: rule.authenticationSystems,
  activation_notification_channels: rule.activationNotificationChannels,
  notification_channels: rule.notificationChannels,
  restrictions: z
    .strictObject({ countries: rule.restrictedCountries, languages: rule.restrictedLanguages })
    .partial(),
  fraud_level: rule.fraudLevel,
  redeem_frequency: rule.redeemFrequency,
  landing_pages: z.strictObject({ default_url: rule.landingPageUrl }).partial(),
  secured_order_ids: rule.securedOrderIds,
  email_sender_name: rule.emailSenderName,
  email_via: rule.emailVia,
  flow_settings: flowSettings,
};

/** A save of a promotion (PROMO-59): any of these keys; what is left out stays. No end means that it is ongoing. */
export const promotionBody = z
  .strictObject({
    ...settings,
    status: z.enum(PROMOTION_STATUSES),
    colors: z.partialRecord(z.enum(COLOR_PARTS), color),
    medias: z.strictObject({ logo: picture, background: picture }).partial(),
  })
  .partial();
export type PromotionBody = z.output<typeof promotionBody>;

/** A new promotion (WIZ-11): what is left out is as the wizard begins; at least one reward (WIZREW-15). */
export const newPromotionBody = z.strictObject({
  ...z.strictObject(settings).partial().shape,
  experience: z.strictObject({ id: z.string().regex(DIGITS) }),
  rewards: z
    .array(z.strictObject({ sku: z.string().min(1).max(60) }))
    .min(1, { error: 'reward_required' })
    .max(200),
});
export type NewPromotionBody = z.output<typeof newPromotionBody>;

/** Where a body says each setting. */
const PATHS: Record<SettingName, string> = {
  name: 'name',
  ongoing: 'end_datetime',
  startDatetime: 'start_datetime',
  endDatetime: 'end_datetime',
  locale: 'locale',
  multipleRewards: 'flow_settings.multiple_rewards',
  fraudLevel: 'fraud_level',
  redeemFrequency: 'redeem_frequency',
  restrictedCountries: 'restrictions.countries',
  restrictedLanguages: 'restrictions.languages',
  redemptionExpirationDelay: 'redemption_expiration_delay',
  autoCancelCode: 'auto_cancel_code',
  activationNotificationChannels: 'activation_notification_channels',
  notificationChannels: 'notification_channels',
  allowPdf: 'allow_pdf',
  authenticationSystems: 'authentication_systems',
  emailSenderName: 'email_sender_name',
  emailVia: 'email_via',
  uiId: 'ui_id',
  securedOrderIds: 'secured_order_ids',
  landingPageUrl: 'landing_pages.default_url',
  sharingSystems: 'flow_settings.sharing_systems',
  thirdPartyAuthentication: 'flow_settings.third_party_authentication',
  displayCode: 'flow_settings.display_code',
  enableContactSupport: 'flow_settings.enable_contact_support',
  footerLinks: 'flow_settings.footer_links',
};

/** The path of a setting as bodies and refusals spell it. */
export const pathOf = (name: SettingName): string => PATHS[name];

/** The settings that a body asks for, over those that there are. */
export function settingsOf(
  body: Omit<PromotionBody, 'status' | 'colors' | 'medias'>,
  present: PromotionSettings,
): PromotionSettings {
  const said = Object.fromEntries(
    (Object.keys(PATHS) as SettingName[])
      .filter((name) => name !== 'ongoing')
      .map((name) => [name, valueAt(body, PATHS[name])])
      .filter(([, value]) => value !== undefined),
  );
  const merged: PromotionSettings = { ...present, ...said };
  return {
    ...merged,
    ongoing: body.end_datetime === undefined ? present.ongoing : body.end_datetime === null,
  };
}

function valueAt(body: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], body);
}
