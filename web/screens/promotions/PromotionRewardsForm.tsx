import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EditedRewardFragment,
  EditedRewardFragmentDoc,
  PromotionRewardsScreenSaveDocument,
} from '../../../operations/promotions/PromotionRewardsScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { RewardChooser } from '../../components/cart/RewardChooser.tsx';
import { useChosenRewards } from '../../components/cart/useChosenRewards.ts';
import { useRewardWarnings } from '../../components/cart/useRewardWarnings.ts';
import { invalidatePromotions } from '../../components/invalidatePromotions.ts';
import {
  type PromotionChangeAnswer,
  PromotionEffectsDialog,
} from '../../components/PromotionEffectsDialog.tsx';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useLeaveWarning } from '../../kit/form/useLeaveWarning.ts';
import { Screen } from '../../kit/layout/Screen.tsx';
import { promotionRoute } from '../../routes/promotions.ts';
import { chosenSkus } from './chosenSkus.ts';

interface Props {
  promotion: { id: string; advertiserId: string; name: string; version: number };
  organizationId: string | null;
  deliveryModes: readonly string[];
  /** Rewards that are not disabled. */
  rewards: readonly EditedRewardFragment[];
}

/** Chooses the rewards of a promotion (WIZREW-8, WIZREW-10, WIZREW-11, WIZREW-12): what it means to recipients is shown before it is saved. */
export function PromotionRewardsForm({ promotion, organizationId, deliveryModes, rewards }: Props) {
  const { t } = useTranslation(['promotionEdit', 'rules', 'kit']);
  const { cache } = useApolloClient();
  const [send] = useScreenMutation(PromotionRewardsScreenSaveDocument);
  const [base, setBase] = useState(() => rewards.map(({ sku }) => sku));
  const [skus, setSkus] = useState<readonly string[]>(base);
  const [isAsked, setAsked] = useState(false);
  const chosen = useChosenRewards(skus, rewards, setSkus);
  const { blocking } = useRewardWarnings(chosen, deliveryModes);
  const isChanged = JSON.stringify(skus) !== JSON.stringify(base);
  const added = blocking.filter(({ sku }) => !base.includes(sku));
  useLeaveWarning(isChanged);

  /** Somebody else's choice in the meantime and this one both stand. */
  async function save(
    isDryRun: boolean,
    wanted: readonly string[] = skus,
    version = promotion.version,
  ): Promise<PromotionChangeAnswer | null> {
    const input = { id: promotion.id, version, rewards: wanted.map((sku) => ({ sku })) };
    return send(
      { input: { ...input, ...(isDryRun && { dryRun: true }) } },
      {
        done: ({ effects }): PromotionChangeAnswer => ({ effects }),
        stale(current): PromotionChangeAnswer | Promise<PromotionChangeAnswer | null> {
          const items = [...(current.first?.items ?? []), ...(current.second?.items ?? [])];
          const theirs = readFragment(EditedRewardFragmentDoc, items).map(({ sku }) => sku);
          if (current.version === version) return { refused: t('rewards_changed') };
          const merged = chosenSkus(wanted, { base, theirs });
          setBase(theirs);
          setSkus(merged);
          return save(isDryRun, merged, current.version);
        },
        invalid: ([error]): PromotionChangeAnswer => ({
          refused: t(`rules:${(error?.rule ?? 'format') as 'format'}`),
        }),
        refused: ({ message }): PromotionChangeAnswer => ({ refused: message }),
      },
    );
  }

  function done() {
    setAsked(false);
    setBase([...skus]);
    invalidatePromotions(cache, promotion.advertiserId);
    cache.evict({
      id: cache.identify({ __typename: 'Promotion', id: promotion.id }) ?? '',
      fieldName: 'rewards',
    });
    toast.success(t('rewards_saved', { name: promotion.name }));
  }
  const back = promotionRoute.href({ advertiserId: promotion.advertiserId, promotionId: promotion.id });
  return (
    <Screen
      title={t('rewards_title')}
      subtitle={promotion.name}
      back={{ href: back, label: promotion.name }}
      actions={
        <>
          <LinkButton href={back}>{t('back')}</LinkButton>
          <Button
            variant="primary"
            isDisabled={skus.length === 0 || !isChanged || added.length > 0}
            onPress={() => setAsked(true)}
          >
            {t('kit:save')}
          </Button>
        </>
      }
    >
      <RewardChooser chosen={chosen} organizationId={organizationId} deliveryModes={deliveryModes} />
      {isAsked && (
        <PromotionEffectsDialog
          title={t('rewards_confirm_title')}
          confirmLabel={t('kit:save')}
          change={save}
          onDone={done}
          onClose={() => setAsked(false)}
        >
          {t('rewards_confirm_text', {
            added: skus.filter((sku) => !base.includes(sku)).length,
            removed: base.filter((sku) => !skus.includes(sku)).length,
          })}
        </PromotionEffectsDialog>
      )}
    </Screen>
  );
}
