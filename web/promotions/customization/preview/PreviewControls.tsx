import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import { RadioField } from '../../../kit/fields/RadioField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { languageName } from '../../../kit/format/languages.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Pagination } from '../../../kit/table/Pagination.tsx';
import type { Device, GoTo } from '../useCustomizationPlace.ts';
import { REWARDS_ON_PAGE } from './usePreview.ts';

interface PreviewControlsProps {
  locales: readonly PromotionLocale[];
  locale: PromotionLocale;
  device: Device;
  go: GoTo;
}

/** The language and the device of a preview. */
export const PreviewControls = memo(function PreviewControls(props: PreviewControlsProps) {
  const { locales, locale, device, go } = props;
  const { t, i18n } = useTranslation('customization');
  return (
    <Row gap={5} lineGap={3} align="start">
      <SelectField
        label={t('language')}
        value={locale}
        onChange={(nextLocale) => go({ locale: nextLocale })}
        options={locales.map((id) => ({ id, label: languageName(id, i18n.language) }))}
      />
      <RadioField
        label={t('device')}
        value={device}
        onChange={(nextDevice) => go({ device: nextDevice })}
        options={[
          { id: 'phone', label: t('phone') },
          { id: 'desktop', label: t('desktop') },
        ]}
      />
    </Row>
  );
});

/** The pages of a preview's rewards, eight each (CUSTOM-36). */
export const PreviewPages = memo(function PreviewPages(props: { number: number; count: number; go: GoTo }) {
  const { number, count, go } = props;
  const { t } = useTranslation('customization');
  const page = { number, size: REWARDS_ON_PAGE, totalCount: count, totalIsCapped: false };
  return (
    <Pagination
      label={t('preview')}
      page={{ ...page, totalPages: Math.ceil(count / REWARDS_ON_PAGE) }}
      onPage={(nextPage) => go({ page: nextPage })}
    />
  );
});
