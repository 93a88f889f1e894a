import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { SkuFieldsForm } from './skuRules.ts';

/** Name and description in the default language; without a description the product's is shown (MEDIA-6). */
export function SkuTextFields({ form }: { form: SkuFieldsForm }) {
  const { t } = useTranslation('skus');
  return (
    <>
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <TextAreaField
        {...form.field('description')}
        label={t('description')}
        hint={t('description_hint')}
        isRequired={false}
      />
    </>
  );
}
