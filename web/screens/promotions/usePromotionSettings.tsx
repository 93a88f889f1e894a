import { useTranslation } from 'react-i18next';
import type { PromotionSettingsFragment } from '../../../operations/promotions/PromotionScreen.generated.ts';
import { AUTO_CANCEL_DAYS } from '../../../schema/rules/promotionValues.ts';
import { languageName } from '../../kit/format/languages.ts';
import type { Fact } from '../../kit/layout/Facts.tsx';
import { PromotionDays } from './PromotionDays.tsx';

type Titles = 'general' | 'recipients' | 'flow';

/** What a promotion is set to as titles and values; what is blank says so (PROMO-20). */
export function usePromotionSettings(promotion: PromotionSettingsFragment): Record<Titles, Fact[]> {
  const { t, i18n } = useTranslation(['promotions', 'kit']);
  const { flowSettings: flow, restrictions } = promotion;
  const locale = i18n.language;
  const fact = (title: string, value: Fact['value'] | null): Fact => ({
    label: t(`settings.${title}`),
    value: value === null || value === '' ? t('none') : value,
  });
  const yesNo = (value: boolean) => t(value ? 'kit:yes' : 'kit:no');
  const each = (kind: string, values: readonly string[]) =>
    values.map((value) => t(`settings.${kind}_${value}`, { defaultValue: value })).join(', ');
  const languages = (codes: readonly string[]) => codes.map((code) => languageName(code, locale)).join(', ');
  const days = promotion.redemptionExpirationDelay;
  return {
    general: [
      fact('name', promotion.name),
      fact('experience', promotion.experienceName),
      fact('dates', <PromotionDays start={promotion.startDatetime} end={promotion.endDatetime} />),
      fact('language', languages([promotion.locale])),
      fact('portal_domain', promotion.uiId),
      fact('landing_page', promotion.landingPages.defaultUrl),
      fact('secured_order_ids', yesNo(promotion.securedOrderIds)),
      fact('campaigns', promotion.advertising.advertisingCampaigns.join(', ')),
    ],
    recipients: [
      fact('activation', each('channel', promotion.activationNotificationChannels)),
      fact('confirmation', each('channel', promotion.notificationChannels)),
      fact('sender', promotion.emailSenderName),
      fact('email_via', yesNo(promotion.emailVia)),
      fact('sms_sender', promotion.smsSenderName),
      fact('authentication', each('system', promotion.authenticationSystems)),
      fact('fraud_level', each('fraud', [promotion.fraudLevel])),
      fact('frequency', each('frequency', [promotion.redeemFrequency])),
      fact('countries', restrictions.countries.map(({ code, name }) => name ?? code).join(', ')),
      fact('languages', languages(restrictions.languages)),
      fact('expiration', days === null ? t('settings.never') : t('settings.expires', { count: days })),
      {
        label: t('settings.auto_cancel', { count: AUTO_CANCEL_DAYS }),
        value: yesNo(promotion.autoCancelCode),
      },
      fact('allow_pdf', yesNo(promotion.allowPdf)),
    ],
    flow: flow
      ? [
          fact('multiple_rewards', yesNo(flow.multipleRewards)),
          fact('third_party', yesNo(flow.thirdPartyAuthentication)),
          fact('display_code', yesNo(flow.displayCode)),
          fact('contact_support', yesNo(flow.enableContactSupport)),
          fact('footer_links', each('link', flow.footerLinks)),
          fact('sharing', each('sharing', flow.sharingSystems)),
        ]
      : [],
  };
}
