import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  type DispatchLineFragment,
  DispatchLineFragmentDoc,
} from '../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import type { FailureRowFragment } from '../../../operations/fulfillment/failures/FailuresScreen.generated.ts';
import { RedemptionActionsRetryDocument } from '../../../operations/fulfillment/redemptions/RedemptionCommands.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { dispatchRoute } from '../../routes/promotions.ts';
import { redemptionRoute } from '../../routes/redemptions.ts';
import { invalidateDispatches } from '../shared/dispatches/invalidateDispatches.ts';
import { LineRemedyNotice } from '../shared/dispatches/LineRemedyNotice.tsx';

interface Props {
  failure: FailureRowFragment;
  onCorrect: (line: DispatchLineFragment) => void;
  /** Called after a remedy was applied. */
  onChanged: () => void;
}

/** Reason of goods without a postal address: a retry fails again until their redemption has one. */
export const ADDRESS_MISSING = 'address_missing';

/** The remedy of a failure: a message has its line's, an order is retried here, a line in its batch. The reason stands above the group. */
export function FailureRemedyNotice({ failure, onCorrect, onChanged }: Props) {
  const { t } = useTranslation('failures');
  const { t: words } = useTranslation('dispatches');
  const { retry, isRetrying } = useRetryOrder(onChanged);
  const { kind, line, redemptionId, orderId, reason, advertiserId, promotionId, dispatchId } = failure;
  if (kind === 'message' && line)
    return (
      <LineRemedyNotice
        line={readFragment(DispatchLineFragmentDoc, line)}
        onCorrect={onCorrect}
        onSent={onChanged}
      />
    );
  const hasNoAddress = reason === ADDRESS_MISSING;
  return (
    <Row as="span" gap={3} lineGap={2}>
      {kind === 'order' && !hasNoAddress && (
        <Can ability="editRedemptions">
          <Button
            size="small"
            icon="refresh"
            isPending={isRetrying}
            aria-label={words('of_line', { action: t('retry'), orderId: orderId ?? redemptionId })}
            onPress={() => void retry(failure)}
          >
            {t('retry')}
          </Button>
        </Can>
      )}
      {kind === 'line' && dispatchId ? (
        <TextLink href={dispatchRoute.href({ advertiserId, promotionId, dispatchId }, { failed: 'true' })}>
          {t('see_batch')}
        </TextLink>
      ) : (
        <TextLink href={redemptionRoute.href({ redemptionId })}>
          {t(hasNoAddress ? 'enter_address' : 'see_redemption')}
        </TextLink>
      )}
    </Row>
  );
}

/** Orders the reward of a failure again, once however often the button is pressed; then calls `onDone`. */
function useRetryOrder(onDone: () => void) {
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
