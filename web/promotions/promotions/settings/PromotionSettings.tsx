import { useTranslation } from 'react-i18next';
import {
  type PromotionSettingsFragment,
  PromotionSettingsFragmentDoc,
} from '../../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { SettingName } from '../../../../schema/promotions/promotionValues.ts';
import { CopyButton } from '../../../kit/actions/CopyButton.tsx';
import { type Fact, Facts } from '../../../kit/layout/Facts.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { useSettingWords } from '../../promotionSettings/useSettingWords.ts';
import { PromotionDays } from '../calendar/PromotionDays.tsx';
import css from '../Promotion.module.css';

/** All settings of a promotion, read-only, with the number by which programs identify it (PROMO-18, PROMO-19, PROMO-20). */
export function PromotionSettings({
  promotion: ref,
}: {
  promotion: FragmentOf<typeof PromotionSettingsFragmentDoc>;
}) {
  const { t } = useTranslation('promotions');
  const promotion = readFragment(PromotionSettingsFragmentDoc, ref);
  const { general, recipients, flow } = usePromotionSettings(promotion);
  const apiId = {
    label: t('settings.api_id'),
    value: (
      <Row as="span" isOneLine isInline className={css.apiId}>
        {promotion.id} <CopyButton text={promotion.id} label={t('settings.copy_api_id')} />
      </Row>
    ),
  };
  return (
    <Stack>
      <Panel title={t('settings.general')}>
        <Facts facts={[apiId, ...general]} />
      </Panel>
      <Panel title={t('settings.recipients')}>
        <Facts facts={recipients} />
      </Panel>
      {flow.length > 0 && (
        <Panel title={t('settings.flow')}>
          <Facts facts={flow} />
        </Panel>
      )}
    </Stack>
  );
}

type Titles = 'general' | 'recipients' | 'flow';

/** The settings of a promotion as titles and values, in the texts of the settings form; blank ones are shown as blank (PROMO-20). */
function usePromotionSettings(promotion: PromotionSettingsFragment): Record<Titles, Fact[]> {
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
      fact('dates', <PromotionDays start={promotion.startsAt} end={promotion.endsAt} />),
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
