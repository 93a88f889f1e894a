import i18next from 'i18next';
import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';
import {
  RedemptionActionsBlockDocument,
  RedemptionActionsCancelDocument,
  RedemptionActionsResetDocument,
  RedemptionActionsRetryDocument,
  RedemptionActionsReverseDocument,
} from '../../../operations/redemptions/RedemptionCommands.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { previewAndCommit } from '../previewAndCommit.ts';
import { useRedemptionChanged } from './useRedemptionChanged.ts';

const DOCUMENTS = {
  retry: RedemptionActionsRetryDocument,
  reset: RedemptionActionsResetDocument,
  cancel: RedemptionActionsCancelDocument,
  reversal: RedemptionActionsReverseDocument,
  block: RedemptionActionsBlockDocument,
} as const;
/** What is done without a further question. */
export type PlainCommand = keyof typeof DOCUMENTS;

/** The two calls of a command: a try of it, and the command itself, given once however often it is pressed. */
export function useRedemptionCommand(command: PlainCommand, redemption: RedemptionActionsFragment) {
  // All answer alike, each by a union of its own.
  const [send] = useScreenMutation(DOCUMENTS[command] as typeof RedemptionActionsRetryDocument);
  const { key } = useIdempotencyKey();
  const changed = useRedemptionChanged(redemption);
  return previewAndCommit({
    send: (dryRun, handlers) =>
      send(
        { input: { id: redemption.id, idempotencyKey: key(), dryRun } },
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

/** Why the platform refused, in its words. */
export const refusalWords = ({ message }: { message: string }): string =>
  message || i18next.t('redemptionActions:changed_meanwhile');
