import { useTranslation } from 'react-i18next';
import { SkuFactsFragmentDoc } from '../../../operations/catalog/skus/SkuScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { describeDimensions } from '../../../schema/catalog/describeDimensions.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { languageName } from '../../kit/format/languages.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { useViewer } from '../../session/viewer.ts';
import css from './Sku.module.css';

/** The facts of a SKU, as names and values: for people who may not edit it. */
export function SkuFacts({ sku: ref }: { sku: FragmentOf<typeof SkuFactsFragmentDoc> }) {
  const { t, i18n } = useTranslation(['skus', 'rewards', 'kit']);
  const sku = readFragment(SkuFactsFragmentDoc, ref);
  const { isStaff } = useViewer();
  const price = sku.catalogPrice ?? sku.faceValue;
  return (
    <Facts
      facts={[
        { label: t('name'), value: sku.name },
        {
          label: t('description'),
          value: (
            <span className={css.described}>{sku.description || sku.fallbackDescription || t('none')}</span>
          ),
        },
        ...sku.translations.map(({ locale, name }) => ({
          label: languageName(locale, i18n.language),
          value: <span lang={locale}>{name}</span>,
        })),
        ...describeDimensions(sku.dimensionValues, currentLocale()).map(({ name, text }) => ({
          label: name,
          value: text,
        })),
        { label: t('ean'), value: sku.ean ?? t('none') },
        {
          label: t('face_value'),
          value: sku.variableValue ? t('any_value') : <Money money={sku.faceValue} />,
        },
        { label: t('catalog_price'), value: <Money money={price} /> },
        { label: t('featured'), value: t(sku.featured ? 'kit:yes' : 'kit:no') },
        ...(isStaff ? [{ label: t('provider'), value: sku.provider?.name ?? t('none') }] : []),
        { label: t('rewards:created'), value: <DateText iso={sku.createdAt} /> },
        { label: t('rewards:updated'), value: <DateText iso={sku.updatedAt} /> },
      ]}
    />
  );
}
