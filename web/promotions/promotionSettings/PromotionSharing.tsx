import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../recipient/footerLinks.ts';
import { FOOTER_LINKS, SHARING_SYSTEMS } from '../../../schema/promotions/promotionValues.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import type { SettingFields } from './useSettingFields.ts';

/** Sharing and third-party sign-in of recipients (WIZSET-57, WIZSET-58), and the footer links of each page; the contact link requires contact support (WIZSET-46). */
export function PromotionSharing({ settings }: { settings: SettingFields }) {
  const { field, isShown, settled, facts } = settings;
  const { t, i18n } = useTranslation('promotionSettings');
  if (!isShown('sharingSystems', 'thirdPartyAuthentication', 'enableContactSupport', 'footerLinks'))
    return null;
  const links = field('footerLinks');
  const offered = FOOTER_LINKS.filter((link) => link !== 'contact_us' || settled.enableContactSupport);
  const { enableContactSupport } = settled;
  const withoutAddress = links.value.filter(
    (link) =>
      offered.includes(link) &&
      addressOf(link, { enableContactSupport, supportEmail: facts.supportEmail }) === null,
  );
  const pages = withoutAddress.filter((link) => link !== 'contact_us').map((link) => t(`footer_${link}`));
  const notes = [
    ...(enableContactSupport ? [] : [t('footer_closed')]),
    ...(pages.length > 0
      ? [t('footer_no_address', { links: new Intl.ListFormat(i18n.language).format(pages) })]
      : []),
    ...(withoutAddress.includes('contact_us') ? [t('footer_no_contact')] : []),
  ];
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
            hint={notes.join(' ') || undefined}
          />
        )}
      </Stack>
    </Panel>
  );
}
