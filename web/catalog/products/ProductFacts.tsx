import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ProductFactsFragment,
  ProductFactsFragmentDoc,
} from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { describeDimensions } from '../../../schema/catalog/describeDimensions.ts';
import { WORLDWIDE } from '../../../schema/catalog/products.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { formatCountry } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DateText } from '../../kit/values/DateText.tsx';

/** The facts of a product, as names and values. */
export function ProductFacts({
  product: ref,
  actions,
}: {
  product: FragmentOf<typeof ProductFactsFragmentDoc>;
  actions?: ReactNode;
}) {
  const { t } = useTranslation(['products', 'rewards', 'kit']);
  const product = readFragment(ProductFactsFragmentDoc, ref);
  const { targeting, themes, dimensionValues, termsAndConditionsUrl: terms } = product;
  const yesOrNo = (value: boolean) => t(value ? 'kit:yes' : 'kit:no');
  return (
    <Panel title={t('details')} actions={actions}>
      <Facts
        facts={[
          { label: t('type'), value: t(`type_${product.productType}`) },
          { label: t('condition_of_sale'), value: t(`condition_${product.conditionOfSale}`) },
          { label: t('delivery_mode'), value: t(`delivery_${product.deliveryMode}`) },
          { label: t('countries'), value: <Countries countries={product.countryRestrictions} /> },
          { label: t('currency'), value: product.faceValueCurrency },
          {
            label: t('any_value'),
            value: product.nameWithVariableValue ?? yesOrNo(product.acceptVariableValue),
          },
          { label: t('featured'), value: yesOrNo(product.featured) },
          {
            label: t('themes'),
            value: themes.length > 0 ? themes.map((theme) => t(`theme_${theme}`)).join(', ') : t('none'),
          },
          { label: t('gender'), value: t(`gender_${targeting.gender ?? 'all'}`) },
          {
            label: t('ages'),
            value: targeting.ageRange.length > 0 ? targeting.ageRange.join(', ') : t('ages_all'),
          },
          ...describeDimensions(dimensionValues, currentLocale()).map(({ name, text }) => ({
            label: name,
            value: text,
          })),
          {
            label: t('terms'),
            value: terms ? (
              <TextLink href={terms} newTab>
                {t('terms_read')}
              </TextLink>
            ) : (
              t('none')
            ),
          },
          { label: t('rewards:created'), value: <DateText iso={product.createdAt} /> },
          { label: t('rewards:updated'), value: <DateText iso={product.updatedAt} /> },
        ]}
      />
    </Panel>
  );
}

/** Countries of sale; no restriction means worldwide (FMT-13). */
function Countries({ countries }: { countries: ProductFactsFragment['countryRestrictions'] }) {
  const { t, i18n } = useTranslation('products');
  const codes = countries.length > 0 ? countries.map(({ code }) => code) : [WORLDWIDE];
  return codes.map((code) => formatCountry(code, i18n.language, t('worldwide'))).join(', ');
}
