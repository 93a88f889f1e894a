import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { UserAssignDialogSaveDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionRecipient.generated.ts';
import { isAskedByPhone } from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../../../kit/form/saveMerged.ts';
import { OneAddressDialog } from './OneAddressDialog.tsx';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { toastRefusal } from './useRedemptionCommand.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** Assigns a recipient to a redemption that has none (REDDLG-9, REDDLG-25). */
export function UserAssignDialog({ redemption, onClose }: Props) {
  const { t } = useTranslation('redemptionActions');
  const changed = useRedemptionChanged(redemption);
  const { id } = redemption;
  const [assign] = useScreenMutation(UserAssignDialogSaveDocument);
  const { activationNotificationChannels: activationChannels, notificationChannels: successChannels } =
    redemption.promotionSummary;
  const field = isAskedByPhone({ activationChannels, successChannels }) ? 'phoneNumber' : 'email';
  return (
    <OneAddressDialog
      title={t('title.set_user', { id })}
      text={t('text.set_user')}
      label={t(`user.${field}`)}
      hint={field === 'phoneNumber' ? t('user.phone_hint') : undefined}
      field={field}
      row={{ version: redemption.version, address: '' }}
      onClose={onClose}
      onSaved={() => {
        toast.success(t('done.set_user'));
        changed();
      }}
      save={({ version, address }, invalid) =>
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
