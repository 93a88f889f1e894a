import type { PromotionSettingsFormFragment } from '../../../../operations/promotions/promotions/PromotionSettingsScreen.generated.ts';
import { FOOTER_LINKS, type PromotionSettings } from '../../../../schema/promotions/promotionValues.ts';

/** A promotion as values of its settings form; without a redemption flow, the stored values. */
export function promotionFormValues(row: PromotionSettingsFormFragment): PromotionSettings {
  const { restrictions, landingPages, flowSettings } = row;
  return {
    name: row.name,
    ongoing: row.endsAt === null,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    locale: row.locale as PromotionSettings['locale'],
    multipleRewards: flowSettings?.multipleRewards ?? false,
    fraudLevel: row.fraudLevel,
    redeemFrequency: row.redeemFrequency,
    restrictedCountries: restrictions.countries.map(({ code }) => code),
    restrictedLanguages: restrictions.languages as PromotionSettings['restrictedLanguages'],
    redemptionExpirationDelay: row.redemptionExpirationDelay,
    autoCancelCode: row.autoCancelCode,
    activationNotificationChannels: row.activationNotificationChannels,
    notificationChannels: row.notificationChannels,
    allowPdf: row.allowPdf,
    authenticationSystems: row.authenticationSystems,
    emailSenderName: row.emailSenderName,
    emailVia: row.emailVia,
    uiId: row.uiId,
    securedOrderIds: row.securedOrderIds,
    landingPageUrl: landingPages.defaultUrl,
    sharingSystems: flowSettings?.sharingSystems ?? [],
    thirdPartyAuthentication: flowSettings?.thirdPartyAuthentication ?? false,
    displayCode: flowSettings?.displayCode ?? true,
    enableContactSupport: flowSettings?.enableContactSupport ?? false,
    footerLinks: FOOTER_LINKS.filter((link) => flowSettings?.footerLinks.includes(link)),
  };
}
