import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { UserAssignDialogSaveDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionRecipient.generated.ts';
import { isAskedByPhone } from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { saved, stale } from '../../../../kit/form/saveMerged.ts';
import { OneAddressDialog } from './OneAddressDialog.tsx';
import { toastRefusal } from './useRedemptionCommand.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** Assigns a recipient to a redemption that has none (REDDLG-9, REDDLG-25). */
export function UserAssignDialog({ redemption, onClose }: Props) {
  const [assign] = useScreenMutation(UserAssignDialogSaveDocument);
  const { activationNotificationChannels: activationChannels, notificationChannels: successChannels } =
    redemption.promotionSummary;
  const field = isAskedByPhone({ activationChannels, successChannels }) ? 'phoneNumber' : 'email';
  return (
    <OneAddressDialog
      action="set_user"
      redemption={redemption}
      field={field}
      onClose={onClose}
      save={({ id, version, address }, invalid) =>
        assign(
          { input: { id, version, [field]: address } },
          {
            invalid,
            done: ({ redemption: now }) => saved({ version: now.version, address }),
            stale: (now) => (now ? stale({ version: now.version, address: '' }) : null),
            refused: toastRefusal,
          },
        )
      }
    />
  );
}
