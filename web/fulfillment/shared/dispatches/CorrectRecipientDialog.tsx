import { useTranslation } from 'react-i18next';
import {
  CorrectRecipientDialogSaveDocument,
  type DispatchLineFragment,
  DispatchLineFragmentDoc,
} from '../../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { OneAddressDialog } from '../redemptions/actions/OneAddressDialog.tsx';
import type { AddressField } from '../redemptions/actions/userForms.ts';
import { useResendDelivery } from './useResendDelivery.ts';

interface Props {
  line: DispatchLineFragment;
  onClose: () => void;
  /** After the message went to the new address. */
  onSent: () => void;
}

/** A line with the address of its recipient, on which the correction is based. */
const rowOf = (line: DispatchLineFragment, field: AddressField) => ({
  line,
  version: line.recipient?.version ?? 0,
  address: line.recipient?.[field] ?? '',
});

/** Gives a line another address and sends its message there; the link in the former message stops working. */
export function CorrectRecipientDialog({ line, onClose, onSent }: Props) {
  const { t } = useTranslation('dispatches');
  const [correct] = useScreenMutation(CorrectRecipientDialogSaveDocument);
  const { send } = useResendDelivery(onSent);
  const field = line.remedy === 'give_phone' || line.delivery?.channel === 'sms' ? 'phoneNumber' : 'email';
  const rowOfRef = (ref: FragmentOf<typeof DispatchLineFragmentDoc>) =>
    rowOf(readFragment(DispatchLineFragmentDoc, ref), field);
  return (
    <OneAddressDialog
      title={t(field === 'email' ? 'remedy.correct_address' : 'remedy.give_phone')}
      text={t('correct_text')}
      label={t(field)}
      field={field}
      row={rowOf(line, field)}
      save={({ version, address }, invalid) =>
        correct(
          { input: { redemptionId: line.redemptionId, version, [field]: address } },
          {
            invalid,
            done: ({ line: now }) => (now ? saved(rowOfRef(now)) : null),
            stale: (current) => (current ? stale(rowOfRef(current)) : null),
            refused({ message }) {
              toast.error(message || t('changed_meanwhile'));
              return null;
            },
          },
        )
      }
      onSaved={({ line: now }) => void send(now)}
      onClose={onClose}
    />
  );
}
