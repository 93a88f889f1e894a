import { useTranslation } from 'react-i18next';
import type { SettingName } from '../../../schema/promotions/promotionValues.ts';
import { AUTO_CANCEL_DAYS } from '../../../schema/promotions/promotionValues.ts';
import { formatDay } from '../../kit/format/dates.ts';
import { languageName } from '../../kit/format/languages.ts';
import { formatCountry } from '../../kit/format/money.ts';
import { dayOfInstant } from './promotionDays.ts';

/** The settings of a promotion in words: their names, and values for display. */
export function useSettingWords() {
  const { t, i18n } = useTranslation('promotionSettings');
  const { language } = i18n;
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(words) || t('none');

  /** Label of a choice: `fraudLevel` strong → "Strong". */
  const wordOf = (name: string, value: string): string => {
    switch (name) {
      case 'locale':
      case 'restrictedLanguages':
        return languageName(value, language);
      case 'restrictedCountries':
        return formatCountry(value, language, value);
      case 'startsAt':
      case 'endsAt':
        return formatDay(dayOfInstant(value) ?? '', 'promotion');
      case 'fraudLevel':
        return t(`fraud_${value as 'strong'}`);
      case 'redeemFrequency':
        return t(`frequency_${value as 'unique'}`);
      case 'activationNotificationChannels':
      case 'notificationChannels':
        return t(`channel_${value as 'email'}`);
      case 'authenticationSystems':
        return value === 'third_party'
          ? t('thirdPartyAuthentication')
          : t(`authentication_${value as 'email'}`);
      case 'sharingSystems':
        return t(`sharing_${value as 'email'}`);
      case 'footerLinks':
        return t(`footer_${value as 'contact_us'}`);
      default:
        return value;
    }
  };

  return {
    labelOf: (name: string): string =>
      name === 'autoCancelCode'
        ? t('autoCancelCode', { count: AUTO_CANCEL_DAYS })
        : t(name as Exclude<SettingName, 'autoCancelCode'>),
    inWords(name: string, value: unknown): string {
      if (name === 'multipleRewards') return t(value ? 'multiple_rewards' : 'single_reward');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return list(value.map((one: string) => wordOf(name, one)));
      if (value === null || value === undefined || value === '') return t('none');
      return wordOf(name, String(value));
    },
  };
}
