import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import type { FailureRowFragment } from '../../../operations/fulfillment/failures/FailuresScreen.generated.ts';
import { RedemptionActionsRetryDocument } from '../../../operations/fulfillment/redemptions/RedemptionCommands.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { invalidateDispatches } from '../shared/dispatches/invalidateDispatches.ts';

/** Orders the reward of a failure again, once however often the button is pressed; then calls `onDone`. */
export function useRetryOrder(onDone: () => void) {
  const { cache } = useApolloClient();
  const request = useRequestKey('order.retry');
  const [send, isRetrying] = useKeyedMutation(RedemptionActionsRetryDocument, request);

  function retry({ redemptionId: id, advertiserId, promotionId }: FailureRowFragment): Promise<unknown> {
    const end = () => {
      request.renew();
      invalidateDispatches(cache, { advertiserId, promotionId });
      onDone();
    };
    return send(
      { input: { id } },
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
