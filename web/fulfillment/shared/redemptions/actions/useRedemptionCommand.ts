import i18next from 'i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import {
  RedemptionActionsBlockDocument,
  RedemptionActionsCancelDocument,
  RedemptionActionsResetDocument,
  RedemptionActionsRetryDocument,
  RedemptionActionsReverseDocument,
} from '../../../../../operations/fulfillment/redemptions/RedemptionCommands.generated.ts';
import { useRequestKey } from '../../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { useRedemptionChanged } from './useRedemptionChanged.ts';

const DOCUMENTS = {
  retry: RedemptionActionsRetryDocument,
  reset: RedemptionActionsResetDocument,
  cancel: RedemptionActionsCancelDocument,
  reversal: RedemptionActionsReverseDocument,
  block: RedemptionActionsBlockDocument,
} as const;
/** Commands without further questions. */
export type PlainCommand = keyof typeof DOCUMENTS;

/** The two calls of a command: its dry run, and the command itself, executed once however often the button is pressed. */
export function useRedemptionCommand(command: PlainCommand, redemption: RedemptionActionsFragment) {
  // All have the same response shape, each in its own union.
  const request = useRequestKey(`redemption.${redemption.id}.${command}`);
  const [send] = useKeyedMutation(DOCUMENTS[command] as typeof RedemptionActionsRetryDocument, request);
  const changed = useRedemptionChanged(redemption);
  return previewAndCommit({
    send: (dryRun, handlers) =>
      send(
        { input: { id: redemption.id, dryRun } },
        {
          ...handlers,
          refused(refusal) {
            if (!dryRun) changed();
            return handlers.refused(refusal);
          },
        },
      ),
    invalidReason: () => i18next.t('redemptionActions:changed_meanwhile'),
    refusedReason: refusalWords,
    onDone() {
      toast.success(i18next.t(`redemptionActions:done.${command}`));
      changed();
    },
  });
}

/** The platform's reason for a refusal. */
export const refusalWords = ({ message }: { message: string }): string =>
  message || i18next.t('redemptionActions:changed_meanwhile');

/** Says why a save was refused; its form stays open. */
export function toastRefusal(refusal: { message: string }): null {
  toast.error(refusalWords(refusal));
  return null;
}
