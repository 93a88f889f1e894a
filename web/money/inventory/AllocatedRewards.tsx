import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './AllocatedRewards.module.css';

type Reward = AllocationRowFragment['allocatedRewards'][number];

/** Number of rewards before "show more". */
const INITIAL_ROWS = 2;

interface Props {
  label: string;
  rewards: readonly Reward[];
  /** The state of the allocation. An expired one has nothing left to use. */
  display: AllocationRowFragment['display'];
}

/** The rewards of an allocation, the first two at once: used quantity, total quantity, and price. */
export function AllocatedRewards({ label, rewards, display }: Props) {
  const { t } = useTranslation('inventory');
  const [isOpen, setOpen] = useState(false);
  const visibleRewards = isOpen ? rewards : rewards.slice(0, INITIAL_ROWS);
  const hidden = rewards.length - INITIAL_ROWS;
  return (
    <Stack as="span" gap={1} align="start">
      <Stack as="ul" gap={1} className={css.list} aria-label={label}>
        {visibleRewards.map((reward) => (
          <Stack key={reward.id} as="li" gap={0}>
            <span>{reward.reward.name}</span>
            <RewardFacts reward={reward} display={display} />
          </Stack>
        ))}
      </Stack>
      {hidden > 0 && (
        <span className={css.more}>
          <Button
            size="small"
            variant="quiet"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? t('fewer_rewards') : t('more_rewards', { count: hidden })}
          </Button>
        </span>
      )}
    </Stack>
  );
}

function RewardFacts({ reward, display }: { reward: Reward; display: Props['display'] }) {
  const { t, i18n } = useTranslation('inventory');
  const { quantity, quantityUsed, quantityExpired, quantityAvailable, sellingPrice, status, locked } = reward;
  const isRefused = display === 'rejected' || display === 'withdrawn';
  function stockWords() {
    // A reward without approval cannot be used, so only the requested quantity is shown.
    if (status !== 'enabled') return quantity === null ? t('no_limit') : t('asked_for', { count: quantity });
    if (quantity === null) return t('used_unlimited', { used: quantityUsed });
    if (display === 'expired') return t('used_of_expired', { used: quantityUsed, quantity });
    return t('used_of', { used: quantityUsed, quantity, available: quantityAvailable });
  }
  const facts = [
    reward.reward.sku,
    stockWords(),
    quantityExpired > 0 && t('expired_count', { count: quantityExpired }),
    sellingPrice && t('each', { price: formatMoney(sellingPrice, i18n.language) }),
    locked && t('locked'),
    status === 'pending' && t('reward_pending'),
    status === 'disabled' && !isRefused && t('reward_disabled'),
  ];
  return (
    <Text tone="muted" size="small">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}
