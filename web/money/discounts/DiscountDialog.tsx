import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiscountRowFragment } from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { DiscountAddForm } from './DiscountAddForm.tsx';
import { DiscountEditForm } from './DiscountEditForm.tsx';
import type { DiscountFormState } from './useSaveDiscount.ts';

interface Props {
  advertiserId: string;
  /** The discount to change; absent when one is added. */
  discount?: DiscountRowFragment | undefined;
  /** The list has changed. */
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog over the tab that adds (DISC-4) or changes (DISC-5) a discount. */
export function DiscountDialog({ advertiserId, discount: chosen, onSaved, onClose }: Props) {
  const { t } = useTranslation('discounts');
  const [discount, edit] = useState(chosen);
  const [state, setState] = useState<DiscountFormState>({ isDirty: false, isSubmitting: false });
  const form = {
    advertiserId,
    onClose,
    onState: setState,
    onSaved() {
      onSaved();
      onClose();
    },
  };
  return (
    <Dialog
      title={t(discount ? 'edit_title' : 'add_title')}
      isOpen
      isBusy={state.isSubmitting}
      isDirty={state.isDirty}
      onClose={onClose}
    >
      {discount ? (
        <DiscountEditForm {...form} discount={discount} />
      ) : (
        <DiscountAddForm {...form} onEdit={edit} />
      )}
    </Dialog>
  );
}
