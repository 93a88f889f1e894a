import { useTranslation } from 'react-i18next';
import type { PromotionRewardRowFragment } from '../../../../operations/promotions/promotions/PromotionRewardsTab.generated.ts';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';
import { useObstacleWords } from '../../shared/cart/useObstacleWords.ts';
import css from '../Promotion.module.css';

interface Props {
  reward: Pick<PromotionRewardRowFragment, 'sku' | 'name' | 'status' | 'state' | 'reason'>;
  advertiserId: string;
}

/** The state of a reward; below an obstacle its reason, what removes it, and the link there. */
export function RewardState({ reward, advertiserId }: Props) {
  const { t } = useTranslation(['promotions', 'catalog']);
  const words = useObstacleWords({ advertiserId });
  const { status, state, reason, name } = reward;
  const badge = (
    <span className={css.wholeState}>
      <StatusBadge
        status={state}
        tone={state === 'ready' ? 'cyan' : 'orange'}
        label={t(`rewards.state_${state as 'ready'}`, { defaultValue: state.replaceAll('_', ' ') })}
      />
    </span>
  );
  if (state === 'ready') return badge;
  // Nobody needs to help a reward that was removed.
  const [remedy, hint] = status === 'disabled' ? [] : [words.remedyOf(reward), words.hintOf(reward)];
  // On a phone, the parts stand at the end of their line, as every value of a card does.
  return (
    <div>
      <div>{badge}</div>
      {reason && (
        <Text as="div" size="small" weight="medium">
          {words.warningOf(reward)}
        </Text>
      )}
      {(hint || remedy) && (
        <Text as="div" size="small" tone="muted" breaks="anywhere">
          {hint}{' '}
          {remedy && (
            <TextLink href={remedy.href} newTab>
              {t(`catalog:${remedy.kind}`)}
              <span className="visually-hidden"> {t('catalog:inventory_of', { name })}</span>
            </TextLink>
          )}
        </Text>
      )}
    </div>
  );
}
