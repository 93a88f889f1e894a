import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import type { FailureRowFragment } from '../../../operations/failures/FailuresScreen.generated.ts';
import { RedemptionActionsRetryDocument } from '../../../operations/redemptions/RedemptionCommands.generated.ts';
import { invalidateDispatches } from '../../components/dispatches/invalidateDispatches.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';

/** Orders the reward of a failure again, once however often the button is pressed; then calls `onDone`. */
export function useRetryOrder(onDone: () => void) {
  const { cache } = useApolloClient();
  const [send, isRetrying] = useScreenMutation(RedemptionActionsRetryDocument);
  const { key, renew } = useIdempotencyKey();

  function retry({ redemptionId: id, advertiserId, promotionId }: FailureRowFragment): Promise<unknown> {
    const end = () => {
      renew();
      invalidateDispatches(cache, { advertiserId, promotionId });
      onDone();
    };
    return send(
      { input: { idempotencyKey: key(), id } },
      {
        done() {
          toast.success(i18next.t('failures:retried'));
          end();
        },
        invalid() {
          toast.error(i18next.t('failures:changed_meanwhile'));
          end();
        },
        refused({ message }) {
          toast.error(message || i18next.t('failures:changed_meanwhile'));
          end();
        },
      },
    );
  }
  return { retry, isRetrying };
}
