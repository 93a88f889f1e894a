import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { RecipientDialogSaveDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionRecipient.generated.ts';
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

/** Assigns a redemption to another address: its link is sent there, and the former link stops working. */
export function RecipientDialog({ redemption, onClose }: Props) {
  const { t } = useTranslation('redemptionActions');
  const changed = useRedemptionChanged(redemption);
  const { id, user } = redemption;
  const [correct] = useScreenMutation(RecipientDialogSaveDocument);
  const field = user?.provider === 'mobile' ? 'phoneNumber' : 'email';
  return (
    <OneAddressDialog
      title={t('title.correct_recipient', { id })}
      text={t('text.correct_recipient')}
      label={t(`user.${field}`)}
      hint={field === 'phoneNumber' ? t('user.phone_hint') : undefined}
      field={field}
      row={{ version: redemption.version, address: user?.[field] ?? '' }}
      onClose={onClose}
      onSaved={() => {
        toast.success(t('done.correct_recipient'));
        changed();
      }}
      save={({ version, address }, invalid) =>
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
