import { useTranslation } from 'react-i18next';
import { PRODUCT_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { languageName } from '../../kit/format/languages.ts';
import type { ProductNewFormApi } from './create/productNewRules.ts';
import { ProductIdField } from './ProductIdField.tsx';

interface ProductInfoFieldsProps {
  form: ProductNewFormApi;
  onRename: (name: string) => void;
  isTaken: boolean;
  onTaken: (isTaken: boolean) => void;
}

/** Name, description, language and id of a new product. */
export function ProductInfoFields({ form, onRename, isTaken, onTaken }: ProductInfoFieldsProps) {
  const { t, i18n } = useTranslation('products');
  const { brandId, name } = form.values;
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('name')}
        isRequired
        autoComplete="off"
        onChange={onRename}
      />
      <ProductIdField
        field={form.field('productId')}
        brandId={brandId}
        name={name ?? ''}
        isTaken={isTaken}
        onTaken={onTaken}
      />
      <SelectField
        {...form.field('defaultLocale')}
        label={t('default_locale')}
        isRequired
        options={PRODUCT_LOCALES.map((id) => ({ id, label: languageName(id, i18n.language) }))}
      />
      <TextAreaField {...form.field('description')} label={t('description')} isRequired />
    </>
  );
}
