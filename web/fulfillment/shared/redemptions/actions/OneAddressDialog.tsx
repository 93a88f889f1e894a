import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import type { FieldError } from '../../../../../schema/foundation/text/fieldErrors.ts';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import type { SaveAnswer } from '../../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../../kit/form/VersionedForm.tsx';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { type AddressField, addressRules } from './userForms.ts';

/** The base of the form: the version of the redemption and its recipient's identifying address. */
export interface AddressedRow {
  version: number;
  address: string;
}

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
  action: 'set_user' | 'correct_recipient';
  field: AddressField;
  /** Submits it; broken rules of the address go to `invalid`. */
  save: (
    sent: { id: string; version: number; address: string },
    invalid: (errors: readonly FieldError[]) => null,
  ) => Promise<SaveAnswer<AddressedRow>>;
}

/** Asks for the one address that identifies a recipient. */
export function OneAddressDialog({ action, redemption, field, save, onClose }: Props) {
  const { t } = useTranslation('redemptionActions');
  const changed = useRedemptionChanged(redemption);
  const { id, version, user } = redemption;
  const edit = useVersionedForm(addressRules(field), {
    row: { version, address: (action === 'correct_recipient' && user?.[field]) || '' } as AddressedRow,
    valuesOf: ({ address }) => ({ address }),
    save: ({ version: base, values }, invalid) =>
      save({ id, version: base, address: values.address }, (errors) =>
        invalid(errors.map((error) => ({ ...error, field: 'address' }))),
      ),
    onSaved() {
      toast.success(t(`done.${action}`));
      changed();
    },
    onClose,
  });
  const { form } = edit;
  const title = t(`title.${action}`, { id });
  return (
    <Dialog title={title} isOpen isBusy={form.isSubmitting} isDirty={form.isDirty} onClose={onClose}>
      <VersionedForm edit={edit} label={title} labelOf={() => t(`user.${field}`)} onCancel={onClose}>
        <p>{t(`text.${action}`)}</p>
        <TextField
          {...form.field('address')}
          label={t(`user.${field}`)}
          type={field === 'email' ? 'email' : 'tel'}
          hint={field === 'phoneNumber' ? t('user.phone_hint') : undefined}
          isRequired
          autoFocus
          autoComplete="off"
        />
      </VersionedForm>
    </Dialog>
  );
}
