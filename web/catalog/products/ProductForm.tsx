import { useTranslation } from 'react-i18next';
import type { ProductFormFragment } from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { ProductCatalogueFields, ProductSaleFields } from './ProductSaleFields.tsx';
import { ProductTextFields } from './ProductTextFields.tsx';
import { asProductFields, detailRules } from './productRules.ts';
import { detailsOf } from './productValues.ts';
import { useProductWords } from './useProductWords.ts';
import { useSaveProduct } from './useSaveProduct.ts';

/** The fields of a product on its page, with Save and Cancel (PRODUCT-15). */
export function ProductForm({ product, onDone }: { product: ProductFormFragment; onDone: () => void }) {
  const { t } = useTranslation('products');
  const { labelOf, inWords } = useProductWords();
  const send = useSaveProduct();
  const edit = useVersionedForm(detailRules, {
    row: product,
    valuesOf: detailsOf,
    save: ({ version, changes }, invalid) => send({ id: product.id, version, ...changes }, invalid),
    onSaved: ({ name }) => toast.success(t('saved_toast', { name })),
    onClose: onDone,
  });
  const fields = asProductFields(edit.form);
  return (
    <VersionedForm edit={edit} label={t('edit_title')} labelOf={labelOf} inWords={inWords} onCancel={onDone}>
      <ProductTextFields form={fields} />
      <ProductCatalogueFields form={fields} />
      <ProductSaleFields form={fields} />
    </VersionedForm>
  );
}
