import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiscountRowFragment } from '../../../operations/discounts/AdvertiserDiscountsTab.generated.ts';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { DiscountForm } from './DiscountForm.tsx';

interface Props {
  advertiserId: string;
  /** The discount to change; none when one is added. */
  discount?: DiscountRowFragment | undefined;
  /** The list is another now. */
  onSaved: () => void;
  onClose: () => void;
}

/** Window over the tab in which a discount is added (DISC-4) or changed (DISC-5). */
export function DiscountDialog({ advertiserId, discount: chosen, onSaved, onClose }: Props) {
  const { t } = useTranslation('discounts');
  const [discount, edit] = useState(chosen);
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog
      title={t(discount ? 'edit_title' : 'add_title')}
      isOpen
      isBusy={isBusy}
      isDirty={isDirty}
      onClose={onClose}
    >
      <DiscountForm
        key={discount?.productId}
        advertiserId={advertiserId}
        discount={discount}
        onBusy={setBusy}
        onEdit={edit}
        onDirty={setDirty}
        onSaved={() => {
          onSaved();
          onClose();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
