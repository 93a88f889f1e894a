import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchPromotionFragment,
  QuantityRewardFragmentDoc,
  QuantityRewardsFragmentDoc,
} from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { CallFailure } from '../../../data/failures/callError.ts';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { DispatchUnavailable } from '../DispatchUnavailable.tsx';
import { unavailable } from '../unavailable.ts';
import { QuantityForm } from './QuantityForm.tsx';
import type { QuantityKind } from './quantityRules.ts';

interface Props {
  promotion: DispatchPromotionFragment;
  rewards: FragmentOf<typeof QuantityRewardsFragmentDoc>;
  kind: QuantityKind;
  /** Why the rewards could not be loaded. */
  error: CallFailure | null;
  onRetry: () => void;
}

/** The rewards of a promotion with their quantities, or why none of them is available. */
export function QuantityDispatch({ promotion, rewards: ref, kind, error, onRetry }: Props) {
  const { t } = useTranslation('dispatches');
  const { id: promotionId, advertiserId } = promotion;
  const { first, second } = readFragment(QuantityRewardsFragmentDoc, ref);
  const rewards = useMemo(() => {
    const all = [...(first?.items ?? []), ...(second?.items ?? [])];
    // A reward that comes only from stock, with none left, is shown with the reason; other unavailable rewards are hidden.
    return readFragment(QuantityRewardFragmentDoc, all).filter(
      ({ isRunnable, state }) => isRunnable || state === 'no_allocation',
    );
  }, [first, second]);
  if (!first)
    return <ErrorBlock name={t('quantities.title')} error={error ?? { status: 0 }} onRetry={onRetry} />;
  const why = unavailable(promotion, kind, rewards.length > 0);
  if (why) return <DispatchUnavailable place={{ advertiserId, promotionId }} why={why} />;
  return (
    <QuantityForm
      key={rewards.map(({ sku }) => sku).join(' ')}
      kind={kind}
      rewards={rewards}
      promotionId={promotionId}
      advertiserId={advertiserId}
    />
  );
}
