import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { BrandCreateFormSaveDocument } from '../../../operations/catalog/brands/BrandCreateForm.generated.ts';
import { newBrand } from '../../../schema/catalog/brands.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { brandEditRoute } from '../../routes/brands.ts';
import { invalidateCatalogue } from '../shared/invalidateCatalogue.ts';
import { KEPT_BRANDS } from './brandList.ts';

/** Id and name of a new brand; its pictures are added later, on its own screen. */
export function BrandCreateForm() {
  const { t } = useTranslation('brands');
  const { cache } = useApolloClient();
  const form = useForm(newBrand, { id: '', name: '' });
  const [create] = useScreenMutation(BrandCreateFormSaveDocument);
  return (
    <Form
      form={form}
      label={t('create_title')}
      onSubmit={async (input) => {
        await create(
          { input },
          {
            invalid: form.applyServerErrors,
            done({ brand: { id, name } }) {
              invalidateCatalogue(cache);
              toast.success(t('created_toast', { name }));
              navigate(brandEditRoute.href({ brandId: id }));
            },
          },
        );
      }}
    >
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <TextField
        {...form.field('id')}
        label={t('id')}
        hint={t('id_hint')}
        isRequired
        maxLength={3}
        autoComplete="off"
        onChange={(id) => form.setValue('id', id.toUpperCase())}
      />
      <FormActions form={form} submitLabel={t('create')} cancelHref={KEPT_BRANDS.href()} />
    </Form>
  );
}
