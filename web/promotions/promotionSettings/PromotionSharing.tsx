import { useTranslation } from 'react-i18next';
import { FOOTER_LINKS, SHARING_SYSTEMS } from '../../../schema/promotions/promotionValues.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import type { SettingFields } from './useSettingFields.ts';

/** Sharing and third-party sign-in of recipients (WIZSET-57, WIZSET-58), and the footer links of each page; the contact link requires contact support (WIZSET-46). */
export function PromotionSharing({ settings: { field, isShown, settled } }: { settings: SettingFields }) {
  const { t } = useTranslation('promotionSettings');
  if (!isShown('sharingSystems', 'thirdPartyAuthentication', 'enableContactSupport', 'footerLinks'))
    return null;
  const links = field('footerLinks');
  const offered = FOOTER_LINKS.filter((link) => link !== 'contact_us' || settled.enableContactSupport);
  return (
    <Panel title={t(isShown('sharingSystems', 'thirdPartyAuthentication') ? 'sharing' : 'support')}>
      <Stack>
        {isShown('sharingSystems') && (
          <CheckboxGroupField
            {...field('sharingSystems')}
            label={t('sharingSystems')}
            options={SHARING_SYSTEMS.map((id) => ({ id, label: t(`sharing_${id}`) }))}
          />
        )}
        {isShown('thirdPartyAuthentication') && (
          <CheckboxField {...field('thirdPartyAuthentication')} label={t('thirdPartyAuthentication')} />
        )}
        {isShown('enableContactSupport') && (
          <CheckboxField {...field('enableContactSupport')} label={t('enableContactSupport')} />
        )}
        {isShown('footerLinks') && (
          <CheckboxGroupField
            {...links}
            label={t('footerLinks')}
            value={links.value.filter((link) => offered.includes(link))}
            options={offered.map((id) => ({ id, label: t(`footer_${id}`) }))}
            hint={settled.enableContactSupport ? undefined : t('footer_closed')}
          />
        )}
      </Stack>
    </Panel>
  );
}
