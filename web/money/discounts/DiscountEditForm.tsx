import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DiscountRowFragment,
  DiscountRowFragmentDoc,
} from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { discountDraft, parsePercent } from '../../../schema/money/discounts.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { formatDiscount } from './formatDiscount.ts';
import { type DiscountFormState, useSaveDiscount } from './useSaveDiscount.ts';

interface Props {
  advertiserId: string;
  discount: DiscountRowFragment;
  onState: (state: DiscountFormState) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** The percentage of a discount (DISC-5). */
export function DiscountEditForm({ advertiserId, discount, onState, onSaved, onClose }: Props) {
  const { t, i18n } = useTranslation('discounts');
  const send = useSaveDiscount(advertiserId);
  const { productId } = discount;
  const edit = useVersionedForm(discountDraft, {
    row: discount,
    valuesOf: (row: DiscountRowFragment) => ({ productId, discount: row.discount }),
    save: ({ version, values }, invalid) =>
      send(
        { ...values, version },
        {
          invalid,
          done: (success) => saved(readFragment(DiscountRowFragmentDoc, success.discount)),
          stale: (current) => stale(readFragment(DiscountRowFragmentDoc, current)),
        },
      ),
    onSaved: ({ version, label: product }) =>
      toast.success(t(version === 0 ? 'deleted' : 'saved', { product })),
    // The other person's discount differs from the list.
    onClose: onSaved,
  });
  const { form } = edit;
  const { isDirty, isSubmitting } = form;
  useEffect(() => onState({ isDirty, isSubmitting }), [isDirty, isSubmitting, onState]);
  const inWords = (percent: string | null | undefined) =>
    parsePercent(percent ?? '0') === 0 ? t('none') : formatDiscount(percent ?? '0', i18n.language);
  return (
    <VersionedForm
      edit={edit}
      label={t('edit_title')}
      labelOf={() => t('discount')}
      inWords={(_field, percent) => inWords(percent)}
      onCancel={onClose}
    >
      <p>
        <strong>{discount.label}</strong> · {discount.brandName}
      </p>
      <NumberField
        {...form.field('discount')}
        label={t('discount')}
        hint={t('discount_hint_edit')}
        suffix="%"
        isRequired
        autoFocus
      />
    </VersionedForm>
  );
}
