import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PromotionStatusMenuFragmentDoc,
  PromotionStatusMenuSaveDocument,
} from '../../../operations/promotions/promotions/PromotionStatusMenu.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { PromotionStatus } from '../../../schema/foundation/transitions.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { invalidatePromotions, showFailedPromotion } from '../shared/invalidatePromotions.ts';
import { type PromotionChangeAnswer, PromotionEffectsDialog } from '../shared/PromotionEffectsDialog.tsx';
import { type StatusChoice, statusChoices } from './statusChoices.ts';

interface Props {
  promotion: FragmentOf<typeof PromotionStatusMenuFragmentDoc>;
  advertiserId: string;
}

/** The status of a promotion, changed after a preview of the effects on recipients (PROMO-9, PROMO-37, PROMO-38). */
export function PromotionStatusMenu({ promotion: ref, advertiserId }: Props) {
  const { t } = useTranslation('promotions');
  const promotion = readFragment(PromotionStatusMenuFragmentDoc, ref);
  const { id, name, status: present, version } = promotion;
  const { cache } = useApolloClient();
  const [send] = useScreenMutation(PromotionStatusMenuSaveDocument);
  const [nextStatus, setNextStatus] = useState<PromotionStatus | null>(null);

  /** A concurrent save does not matter while the status is unchanged. */
  async function save(
    status: PromotionStatus,
    isDryRun: boolean,
    seen: number,
  ): Promise<PromotionChangeAnswer> {
    return send(
      { input: { id, version: seen, status, ...(isDryRun && { dryRun: true }) } },
      {
        done: ({ effects }): PromotionChangeAnswer => ({ effects }),
        stale: (ref): PromotionChangeAnswer | Promise<PromotionChangeAnswer> => {
          const now = readFragment(PromotionStatusMenuFragmentDoc, ref);
          if (now.status === present && now.version !== seen) return save(status, isDryRun, now.version);
          return { refused: t('changed_meanwhile', { status: t(`status_${now.status}`) }) };
        },
        refused: ({ message }): PromotionChangeAnswer => ({ refused: message }),
        failed: showFailedPromotion,
      },
    );
  }

  function refreshLists(status: PromotionStatus) {
    invalidatePromotions(cache, advertiserId);
    cache.evict({ id: cache.identify({ __typename: 'Promotion', id }) ?? '', fieldName: 'rewards' });
    toast.success(t(`changed.${status}`, { name }));
  }

  return (
    <>
      <MenuButton
        label={t('change_status')}
        placement="bottom end"
        entries={statusChoices({ ...promotion, activated: promotion.redemptions.states.activated })
          .filter(({ obstacle }) => obstacle !== 'unreachable')
          .map(({ status, obstacle }) => ({
            id: status,
            label: labelOf(status, obstacle),
            isDisabled: obstacle !== null,
            isCurrent: obstacle === 'current',
            isDanger: status === 'disabled',
            onAction: () => setNextStatus(status),
          }))}
      />
      {nextStatus && (
        <PromotionEffectsDialog
          title={t(`change_title.${nextStatus}`, { name })}
          confirmLabel={t(`choice.${nextStatus}`)}
          isDanger={nextStatus === 'disabled'}
          change={(isDryRun) => save(nextStatus, isDryRun, version)}
          onDone={() => refreshLists(nextStatus)}
          onClose={() => setNextStatus(null)}
        >
          {t(`change_text.${nextStatus}`)}
        </PromotionEffectsDialog>
      )}
    </>
  );

  function labelOf(status: PromotionStatus, obstacle: StatusChoice['obstacle']): string {
    if (obstacle === 'current') return t('choice_current', { status: t(`status_${status}`) });
    if (obstacle === null || obstacle === 'unreachable') return t(`choice.${status}`);
    return t(`choice_${obstacle}`);
  }
}
