import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { PROMOTION_STATUSES } from '../../../schema/foundation/transitions.ts';
import { promotionLook } from '../../../schema/promotions/promotionLook.ts';
import { settingsOfTree } from '../../../schema/promotions/promotionPaths.ts';
import { type PromotionSettings, promotionSettings } from '../../../schema/promotions/promotionValues.ts';

const rule = promotionSettings.shape;
const look = promotionLook.shape;
const picture = z.strictObject({ id: z.string().regex(DIGITS) }).nullable();

const flowSettings = {
  multiple_rewards: rule.multipleRewards,
  third_party_authentication: rule.thirdPartyAuthentication,
  footer_links: rule.footerLinks,
  redemption_flow_theme: look.redemptionFlowTheme,
  display_code: rule.displayCode,
  enable_contact_support: rule.enableContactSupport,
  sharing_systems: rule.sharingSystems,
};

const settings = {
  name: rule.name,
  ui_id: rule.uiId,
  locale: rule.locale,
  start_datetime: rule.startsAt,
  end_datetime: rule.endsAt,
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
  flow_settings: z.strictObject(flowSettings).partial(),
};

/** A save of a promotion (PROMO-59): any of these keys; what is left out stays. No end means that it is ongoing. */
export const promotionBody = z
  .strictObject({
    ...settings,
    status: z.enum(PROMOTION_STATUSES),
    colors: look.colors,
    medias: z.strictObject({ logo: picture, background: picture }).partial(),
    sms_sender_name: look.smsSenderName,
  })
  .partial();
export type PromotionBody = z.output<typeof promotionBody>;

/** Counts, and what follows from rewards, budgets and the clock: they may be others since GET. */
export const COMPUTED_OF_PROMOTION = [
  ...['state', 'has_runnable_reward', 'is_valid', 'is_pending_or_valid'],
  ...['redemptions', 'stats', 'missing'],
];

/** Rewards of a promotion in their order; at least one (WIZREW-15). */
export const chosenRewards = z
  .array(z.strictObject({ sku: z.string().min(1).max(60) }))
  .min(1, { error: 'reward_required' })
  .max(200);

/** A new promotion (WIZ-11): omitted settings get the wizard's defaults. */
export const newPromotionBody = z.strictObject({
  ...z.strictObject(settings).partial().shape,
  experience: z.strictObject({ id: z.string().regex(DIGITS) }),
  rewards: chosenRewards,
  from_draft: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullable()
    .default(null)
    .describe(
      "Version of the caller's draft that this promotion comes from; the draft is deleted, and a duplicate takes over the look of its original",
    ),
});
export type NewPromotionBody = z.output<typeof newPromotionBody>;

/** Keys of the flow's settings that belong to its look: whoever may customize may change them (CUSTOM-2, CUSTOM-9, CUSTOM-10, CUSTOM-11). */
const LOOK_OF_FLOW = ['redemption_flow_theme', 'footer_links', 'display_code', 'enable_contact_support'];
const LOOK = ['colors', 'medias', 'sms_sender_name'];

/** Tells if a save changes only the look of the redemption flow, and if it changes keys that need the ability to customize. */
export function partsOf(body: PromotionBody): { isLookOnly: boolean; hasColorsOrMedias: boolean } {
  const keys = Object.keys(body);
  const ofFlow = Object.keys(body.flow_settings ?? {});
  return {
    isLookOnly: keys.every(
      (key) =>
        LOOK.includes(key) ||
        (key === 'flow_settings' && ofFlow.every((part) => LOOK_OF_FLOW.includes(part))),
    ),
    hasColorsOrMedias: keys.some((key) => LOOK.includes(key)),
  };
}

/** The settings that a body asks for, over those that there are. */
export const settingsOf = (body: object, present: PromotionSettings): PromotionSettings => ({
  ...present,
  ...settingsOfTree(body),
});
