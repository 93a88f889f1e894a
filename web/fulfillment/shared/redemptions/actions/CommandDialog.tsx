import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { EffectsDialog } from '../../../../foundation/effects/EffectsDialog.tsx';
import { type PlainCommand, useRedemptionCommand } from './useRedemptionCommand.ts';

interface Props {
  command: PlainCommand;
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** Asks before a redemption is retried, reset, canceled, reversed or blocked; shows which money moves, and what its recipient notices. */
export function CommandDialog({ command, redemption, onClose }: Props) {
  const { t } = useTranslation('redemptionActions');
  const { preview, commit } = useRedemptionCommand(command, redemption);
  return (
    <EffectsDialog
      title={t(`title.${command}`, { id: redemption.id })}
      isOpen
      confirmLabel={t(`action.${command}`)}
      {...(command === 'cancel' && { cancelLabel: t('keep') })}
      isDanger={command !== 'retry' && command !== 'reset'}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
    >
      <p>{t(`text.${command}`)}</p>
      <p>{t(`recipient.${command}`)}</p>
    </EffectsDialog>
  );
}
