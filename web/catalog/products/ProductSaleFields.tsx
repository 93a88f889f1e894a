import { useTranslation } from 'react-i18next';
import { CONDITIONS_OF_SALE, DELIVERY_MODES, PRODUCT_THEMES } from '../../../schema/catalog/products.ts';
import { CountriesField } from '../../foundation/forms/CountriesField.tsx';
import { CurrencyField } from '../../foundation/forms/CurrencyField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { YesNoField } from '../../kit/fields/RadioField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { ProductFieldsForm } from './productRules.ts';

interface ProductSaleFieldsProps {
  form: ProductFieldsForm;
  /** Called when the person chooses a delivery mode. */
  onDelivery?: () => void;
}

/** Currency, sale, delivery and terms of a product. */
export function ProductSaleFields({ form, onDelivery }: ProductSaleFieldsProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <CurrencyField {...form.field('faceValueCurrency')} label={t('currency')} isRequired />
      <SelectField
        {...form.field('conditionOfSale')}
        label={t('condition_of_sale')}
        isRequired
        options={CONDITIONS_OF_SALE.map((id) => ({ id, label: t(`condition_${id}`) }))}
      />
      <SelectField
        {...form.field('deliveryMode')}
        label={t('delivery_mode')}
        isRequired
        options={DELIVERY_MODES.map((id) => ({ id, label: t(`delivery_${id}`) }))}
        onChange={(mode) => {
          form.setValue('deliveryMode', mode);
          onDelivery?.();
        }}
      />
      <TextField
        {...form.field('termsAndConditionsUrl')}
        label={t('terms_url')}
        type="url"
        isRequired={false}
        placeholder="https://"
        autoComplete="off"
      />
    </>
  );
}

/** Countries of sale of a product, and its classification in the catalog. */
export function ProductCatalogueFields({ form }: { form: ProductFieldsForm }) {
  const { t } = useTranslation('products');
  const countries = form.field('countryRestrictions');
  const themes = form.field('themes');
  return (
    <>
      <CountriesField {...countries} label={t('countries')} value={countries.value ?? []} isRequired />
      <CheckboxGroupField
        {...themes}
        label={t('themes')}
        value={themes.value ?? []}
        isRequired
        options={PRODUCT_THEMES.map((id) => ({ id, label: t(`theme_${id}`) }))}
      />
      <YesNoField {...form.field('featured')} label={t('featured')} isRequired />
    </>
  );
}
