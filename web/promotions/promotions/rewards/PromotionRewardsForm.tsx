import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EditedRewardFragment,
  EditedRewardFragmentDoc,
  PromotionRewardsScreenSaveDocument,
} from '../../../../operations/promotions/promotions/PromotionRewardsScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { LinkButton } from '../../../kit/actions/LinkButton.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { useLeaveWarning } from '../../../navigation/useLeaveWarning.ts';
import { promotionRoute } from '../../../routes/promotions.ts';
import { RewardChooser } from '../../shared/cart/RewardChooser.tsx';
import { useChosenRewards } from '../../shared/cart/useChosenRewards.ts';
import { type ChooserExperience, useRewardWarnings } from '../../shared/cart/useRewardWarnings.ts';
import { invalidatePromotions } from '../../shared/invalidatePromotions.ts';
import { type PromotionChangeAnswer, PromotionEffectsDialog } from '../../shared/PromotionEffectsDialog.tsx';
import { chosenSkus } from './promotionRewards.ts';

interface Props {
  promotion: { id: string; advertiserId: string; name: string; version: number };
  advertiser: { organizationId: string | null; billingCurrency: string };
  experience: ChooserExperience | null;
  /** Rewards that are not disabled. */
  rewards: readonly EditedRewardFragment[];
}

interface RewardSelection {
  /** The known rewards of the promotion. */
  base: readonly string[];
  /** The currently chosen rewards. */
  skus: readonly string[];
}

const skusOf = (rewards: readonly { sku: string }[]): string[] => rewards.map(({ sku }) => sku);
const beginWith = (skus: readonly string[]): RewardSelection => ({ base: skus, skus });
const onTopOf = ({ base, skus }: RewardSelection, theirs: readonly string[]): RewardSelection => ({
  base: theirs,
  skus: chosenSkus(skus, { base, theirs }),
});

/** Chooses the rewards of a promotion (WIZREW-8, WIZREW-10, WIZREW-11, WIZREW-12): the effects on recipients are shown before it is saved. */
export function PromotionRewardsForm({ promotion, advertiser, experience, rewards }: Props) {
  const { t } = useTranslation(['promotionEdit', 'rules', 'kit']);
  const { cache } = useApolloClient();
  const [send] = useScreenMutation(PromotionRewardsScreenSaveDocument);
  const [{ base, skus }, setSelection] = useState<RewardSelection>(() => beginWith(skusOf(rewards)));
  const setSkus = (nextSkus: readonly string[]) => setSelection((now) => ({ ...now, skus: nextSkus }));
  const [isAsked, setAsked] = useState(false);
  const rewardRows = useChosenRewards(skus, rewards, setSkus);
  const { blocking, unfit } = useRewardWarnings(rewardRows, {
    advertiserId: promotion.advertiserId,
    experience,
  });
  const isChanged = JSON.stringify(skus) !== JSON.stringify(base);
  const added = blocking.filter(({ sku }) => !base.includes(sku));
  useLeaveWarning(isChanged);
  // The first data may come from the cache: the next version belongs to these rewards.
  const serverSkus = JSON.stringify(skusOf(rewards));
  useEffect(() => setSelection((now) => onTopOf(now, JSON.parse(serverSkus))), [serverSkus]);

  /** Somebody else's concurrent choice and this one are merged. */
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
          if (current.version === version) return { refused: t('rewards_changed') };
          const merged = onTopOf(
            { base, skus: wanted },
            skusOf(readFragment(EditedRewardFragmentDoc, items)),
          );
          setSelection(merged);
          return save(isDryRun, merged.skus, current.version);
        },
        invalid: ([error]): PromotionChangeAnswer => ({
          refused: t(`rules:${(error?.rule ?? 'format') as 'format'}`),
        }),
        refused: ({ message }): PromotionChangeAnswer => ({ refused: message }),
      },
    );
  }

  /** Why the choice cannot be saved. */
  function whyNot(): string | null {
    if (skus.length === 0) return t('rewards_none');
    if (!isChanged) return t('kit:nothing_to_save');
    if (added.length === 0) return null;
    return t('rewards_blocked', { count: added.length, names: added.map(({ name }) => name).join(', ') });
  }

  function finishSave() {
    setSelection(beginWith(skus));
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
          <Button variant="primary" disabledReason={whyNot()} onPress={() => setAsked(true)}>
            {t('kit:save')}
          </Button>
        </>
      }
    >
      <RewardChooser
        chosen={rewardRows}
        advertiser={{ id: promotion.advertiserId, ...advertiser }}
        experience={experience}
      />
      {isAsked && (
        <PromotionEffectsDialog
          title={t('rewards_confirm_title')}
          confirmLabel={t('kit:save')}
          change={save}
          onDone={finishSave}
          onClose={() => setAsked(false)}
        >
          {t('rewards_confirm_text', {
            added: skus.filter((sku) => !base.includes(sku)).length,
            removed: base.filter((sku) => !skus.includes(sku)).length,
          })}{' '}
          {unfit.length === skus.length && <strong>{t('rewards_confirm_none')}</strong>}
        </PromotionEffectsDialog>
      )}
    </Screen>
  );
}
