import { useTranslation } from 'react-i18next';
import { AGE_RANGES, GENDERS, type ProductType } from '../../../schema/catalog/products.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { ProductFieldsForm } from './productRules.ts';

/** Cards of any value (gift cards only, PRODUCT-53), the target audience of a product, and its terms as text. */
export function ProductGeneralFields({
  form,
  productType,
}: {
  form: ProductFieldsForm;
  productType: ProductType | null;
}) {
  const { t } = useTranslation('products');
  const { acceptVariableValue } = form.values;
  const ages = form.field('ageRanges');
  return (
    <>
      {productType === 'gift_card' && (
        <CheckboxField
          {...form.field('acceptVariableValue')}
          value={acceptVariableValue ?? false}
          label={t('accept_any_value')}
          onChange={(is) => {
            form.setValue('acceptVariableValue', is);
            if (!is) form.setValue('nameWithVariableValue', null);
          }}
        />
      )}
      {acceptVariableValue && (
        <TextField
          {...form.field('nameWithVariableValue')}
          label={t('name_any_value')}
          hint={t('name_any_value_hint')}
          isRequired
          autoComplete="off"
        />
      )}
      <RadioField
        label={t('gender')}
        value={form.values.gender ?? 'all'}
        onChange={(id) => form.setValue('gender', id === 'all' ? null : id)}
        options={(['all', ...GENDERS] as const).map((id) => ({ id, label: t(`gender_${id}`) }))}
        name="gender"
        error={form.errors.gender}
      />
      <CheckboxGroupField
        {...ages}
        label={t('ages')}
        hint={t('ages_hint')}
        value={ages.value ?? []}
        isRow
        options={AGE_RANGES.map((id) => ({ id, label: id }))}
      />
      <TextAreaField {...form.field('termsAndConditions')} label={t('terms')} isRequired={false} rows={5} />
    </>
  );
}
