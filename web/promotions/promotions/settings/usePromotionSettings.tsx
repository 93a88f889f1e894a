import { useTranslation } from 'react-i18next';
import type { PromotionSettingsFragment } from '../../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import type { SettingName } from '../../../../schema/promotions/promotionValues.ts';
import type { Fact } from '../../../kit/layout/Facts.tsx';
import { useSettingWords } from '../../promotionSettings/useSettingWords.ts';
import { PromotionDays } from '../calendar/PromotionDays.tsx';

type Titles = 'general' | 'recipients' | 'flow';

/** The settings of a promotion as titles and values, in the texts of the settings form; blank ones are shown as blank (PROMO-20). */
export function usePromotionSettings(promotion: PromotionSettingsFragment): Record<Titles, Fact[]> {
  const { t } = useTranslation('promotions');
  const { labelOf, inWords } = useSettingWords();
  const { flowSettings: flow, restrictions } = promotion;
  const fact = (title: string, value: Fact['value'] | null): Fact => ({
    label: t(`settings.${title}`),
    value: value === null || value === '' ? t('none') : value,
  });
  const setting = (name: SettingName, value: unknown): Fact => ({
    label: labelOf(name),
    value: inWords(name, value),
  });
  const days = promotion.redemptionExpirationDelay;
  return {
    general: [
      setting('name', promotion.name),
      fact('experience', promotion.experienceName),
      fact('dates', <PromotionDays start={promotion.startDatetime} end={promotion.endDatetime} />),
      setting('locale', promotion.locale),
      setting('uiId', promotion.uiId),
      setting('securedOrderIds', promotion.securedOrderIds),
      setting('landingPageUrl', promotion.landingPages.defaultUrl),
      fact('campaigns', promotion.advertising.advertisingCampaigns.join(', ')),
    ],
    recipients: [
      setting('fraudLevel', promotion.fraudLevel),
      setting('redeemFrequency', promotion.redeemFrequency),
      setting(
        'restrictedCountries',
        restrictions.countries.map(({ code }) => code),
      ),
      setting('restrictedLanguages', restrictions.languages),
      {
        label: labelOf('redemptionExpirationDelay'),
        value: days === null ? t('settings.never') : t('settings.expires', { count: days }),
      },
      setting('autoCancelCode', promotion.autoCancelCode),
      setting('activationNotificationChannels', promotion.activationNotificationChannels),
      setting('allowPdf', promotion.allowPdf),
      setting('authenticationSystems', promotion.authenticationSystems),
      setting('notificationChannels', promotion.notificationChannels),
      setting('emailSenderName', promotion.emailSenderName),
      setting('emailVia', promotion.emailVia),
      fact('sms_sender', promotion.smsSenderName),
    ],
    flow: flow
      ? [
          setting('multipleRewards', flow.multipleRewards),
          setting('displayCode', flow.displayCode),
          setting('sharingSystems', flow.sharingSystems),
          setting('thirdPartyAuthentication', flow.thirdPartyAuthentication),
          setting('enableContactSupport', flow.enableContactSupport),
          setting('footerLinks', flow.footerLinks),
        ]
      : [],
  };
}
