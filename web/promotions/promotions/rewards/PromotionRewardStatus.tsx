import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PromotionRewardRowFragment,
  PromotionRewardStatusSaveDocument,
} from '../../../../operations/promotions/promotions/PromotionRewardsTab.generated.ts';
import { OFFER_TRANSITIONS, type OfferStatus } from '../../../../schema/foundation/transitions.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Menu } from '../../../kit/actions/Menu.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { showFailedPromotion } from '../../shared/invalidatePromotions.ts';
import { type PromotionChangeAnswer, PromotionEffectsDialog } from '../../shared/PromotionEffectsDialog.tsx';

/** The status of a reward within a promotion; editors change it after a preview of the effects (PROMO-30, PROMO-39, PROMO-60). */
export function PromotionRewardStatus({
  reward: { offerId, promotionId, name, status: present },
  onChanged,
}: {
  reward: PromotionRewardRowFragment;
  onChanged: () => void;
}) {
  const { t } = useTranslation('promotions');
  const canEdit = useCan()('editPromotions');
  const { cache } = useApolloClient();
  const [send] = useScreenMutation(PromotionRewardStatusSaveDocument);
  const [nextStatus, setNextStatus] = useState<OfferStatus | null>(null);
  const status = t(`rewards.status_${present}`);
  const label = t('rewards.status_of', { name, status });
  const badge = <StatusBadge status={present} label={status} />;
  if (!canEdit) return badge;

  const save = (status: OfferStatus, isDryRun: boolean) =>
    send(
      { input: { promotionId, offerId, status, ...(isDryRun && { dryRun: true }) } },
      {
        done: ({ effects }): PromotionChangeAnswer => ({ effects }),
        refused: ({ message }): PromotionChangeAnswer => ({ refused: message }),
        failed: showFailedPromotion,
      },
    );

  /** Every cached page of them may have changed (PROMO-61). */
  function refreshLists(status: OfferStatus) {
    cache.evict({
      id: cache.identify({ __typename: 'Promotion', id: promotionId }) ?? '',
      fieldName: 'rewards',
    });
    onChanged();
    toast.success(t(`reward_changed.${status}`, { name }));
  }

  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button size="small" variant="quiet" iconAfter="chevron-down" aria-label={label}>
            {badge}
          </Button>
        }
        entries={OFFER_TRANSITIONS[present].map((status) => ({
          id: status,
          label: t(`choice.${status === 'disabled' ? 'disabled_reward' : status}`),
          onAction: () => setNextStatus(status),
        }))}
      />
      {nextStatus && (
        <PromotionEffectsDialog
          title={t(`reward_change_title.${nextStatus}`, { name })}
          confirmLabel={t(`choice.${nextStatus === 'disabled' ? 'disabled_reward' : nextStatus}`)}
          change={(isDryRun) => save(nextStatus, isDryRun)}
          onDone={() => refreshLists(nextStatus)}
          onClose={() => setNextStatus(null)}
        >
          {t(`reward_change_text.${nextStatus}`)}
        </PromotionEffectsDialog>
      )}
    </>
  );
}
