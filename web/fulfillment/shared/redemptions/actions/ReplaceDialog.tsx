import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import {
  ReplaceDialogSaveDocument,
  type ReplaceDialogSaveMutation,
} from '../../../../../operations/fulfillment/redemptions/RedemptionCommands.generated.ts';
import type { ReplacedWay } from '../../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { useRequestKey } from '../../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../../data/useKeyedMutation.ts';
import { EffectsDialog } from '../../../../foundation/effects/EffectsDialog.tsx';
import { previewAndCommit } from '../../../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { RadioField } from '../../../../kit/fields/RadioField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { refusalWords } from './useRedemptionCommand.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** Gives the recipient another redemption in place of this one; shows what happens to this one, which money moves and what the recipient gets. */
export function ReplaceDialog({ redemption, onClose }: Props) {
  const { t } = useTranslation('redemptionActions');
  const { cancelable, user, promotionSummary } = redemption;
  const canBlock = useCan()('createRedemptions');
  const [former, setFormer] = useState<ReplacedWay>(cancelable ? 'refund' : 'block');
  const { preview, commit } = useReplacement(redemption, former);
  const what = promotionSummary.activationNotificationChannels.length > 0 ? 'link' : 'code';
  return (
    <EffectsDialog
      title={t('title.replace', { id: redemption.id })}
      isOpen
      tries={former}
      confirmLabel={t('action.replace')}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
    >
      <p>{t(`text.replace_${what}`, { recipient: nameOf(user) })}</p>
      {cancelable && canBlock ? (
        <RadioField<ReplacedWay>
          label={t('former')}
          value={former}
          onChange={setFormer}
          options={[
            { id: 'refund', label: t('former_refund') },
            { id: 'block', label: t('former_block') },
          ]}
        />
      ) : (
        <p>{t(`former_${former}`)}</p>
      )}
    </EffectsDialog>
  );
}

const nameOf = (user: RedemptionActionsFragment['user']): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.email ?? user?.phoneNumber ?? '');

type Replaced = Extract<
  ReplaceDialogSaveMutation['replaceRedemption'],
  { __typename: 'ReplaceRedemptionSuccess' }
>;

function useReplacement(redemption: RedemptionActionsFragment, former: ReplacedWay) {
  const request = useRequestKey(`redemption.${redemption.id}.replace`);
  const [send] = useKeyedMutation(ReplaceDialogSaveDocument, request);
  const changed = useRedemptionChanged(redemption);
  return previewAndCommit({
    send: (dryRun, handlers) =>
      send(
        { input: { id: redemption.id, dryRun, former } },
        {
          ...handlers,
          refused(refusal) {
            if (!dryRun) {
              request.renew();
              changed();
            }
            return handlers.refused(refusal);
          },
        },
      ),
    invalidReason: () => i18next.t('redemptionActions:changed_meanwhile'),
    refusedReason: refusalWords,
    onDone({ replacement }: Replaced) {
      toast.success(
        replacement
          ? i18next.t('redemptionActions:done.replace', { id: replacement.id })
          : i18next.t('redemptionActions:done.replace_unseen'),
      );
      changed();
    },
  });
}
