import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DiscountRowFragment,
  DiscountRowFragmentDoc,
} from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { type DiscountDraft, newDiscount } from '../../../schema/money/discounts.ts';
import { ProductField } from '../../foundation/forms/ProductField.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { formatDiscount } from './formatDiscount.ts';
import { type DiscountFormState, useSaveDiscount } from './useSaveDiscount.ts';

interface Props {
  advertiserId: string;
  /** Opens the existing discount of the chosen product. */
  onEdit: (existing: DiscountRowFragment) => void;
  onState: (state: DiscountFormState) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** Product and percentage of a new discount (DISC-4). */
export function DiscountAddForm({ advertiserId, onEdit, onState, onSaved, onClose }: Props) {
  const { t, i18n } = useTranslation('discounts');
  const [product, setProduct] = useState<PickerItem | null>(null);
  const [existing, setExisting] = useState<DiscountRowFragment | null>(null);
  const form = useForm(newDiscount, { productId: undefined, discount: undefined });
  const send = useSaveDiscount(advertiserId);
  const { isDirty, isSubmitting } = form;
  useEffect(() => onState({ isDirty, isSubmitting }), [isDirty, isSubmitting, onState]);

  async function add(draft: DiscountDraft) {
    await send(
      { ...draft, version: 0 },
      {
        invalid: form.applyServerErrors,
        done(success) {
          toast.success(
            t('added', { product: readFragment(DiscountRowFragmentDoc, success.discount).label }),
          );
          onSaved();
        },
        stale(current) {
          const row = readFragment(DiscountRowFragmentDoc, current);
          setExisting(row);
          const limit = formatDiscount(row.discount, i18n.language);
          form.applyServerErrors([{ field: 'productId', rule: 'has_discount_already', limit }]);
        },
      },
    );
  }

  return (
    <Form form={form} onSubmit={add} label={t('add_title')}>
      <ProductField
        name="productId"
        label={t('product')}
        hint={t('product_hint')}
        error={form.errors.productId}
        onBlur={form.field('productId').onBlur}
        value={product}
        onChange={(item) => {
          setProduct(item);
          setExisting(null);
          form.setValue('productId', item?.id ?? null);
        }}
        isRequired
        autoFocus
      />
      {existing && (
        <div>
          <Button size="small" icon="edit" onPress={() => onEdit(existing)}>
            {t('edit_existing')}
          </Button>
        </div>
      )}
      <NumberField
        {...form.field('discount')}
        label={t('discount')}
        hint={t('discount_hint')}
        suffix="%"
        isRequired
      />
      <FormActions form={form} submitLabel={t('add_submit')} isDisabled={!form.isDirty} onCancel={onClose} />
    </Form>
  );
}
