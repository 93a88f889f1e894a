import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { ProductFieldsForm } from './productRules.ts';

/** Name and description in the default language. */
export function ProductTextFields({ form }: { form: ProductFieldsForm }) {
  const { t } = useTranslation('products');
  return (
    <>
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <TextAreaField {...form.field('description')} label={t('description')} isRequired />
    </>
  );
}
