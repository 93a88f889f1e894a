import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { RecipientDialogSaveDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionRecipient.generated.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { saved, stale } from '../../../../kit/form/saveMerged.ts';
import { OneAddressDialog } from './OneAddressDialog.tsx';
import { toastRefusal } from './useRedemptionCommand.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** Assigns a redemption to another address: its link is sent there, and the former link stops working. */
export function RecipientDialog({ redemption, onClose }: Props) {
  const [correct] = useScreenMutation(RecipientDialogSaveDocument);
  const field = redemption.user?.provider === 'mobile' ? 'phoneNumber' : 'email';
  return (
    <OneAddressDialog
      action="correct_recipient"
      redemption={redemption}
      field={field}
      onClose={onClose}
      save={({ id, version, address }, invalid) =>
        correct(
          { input: { redemptionId: id, version, [field]: address } },
          {
            invalid,
            done: ({ redemption: now }) => saved({ version: now.version, address }),
            stale: (line) =>
              line?.recipient
                ? stale({ version: line.recipient.version, address: line.recipient[field] ?? '' })
                : null,
            refused: toastRefusal,
          },
        )
      }
    />
  );
}
