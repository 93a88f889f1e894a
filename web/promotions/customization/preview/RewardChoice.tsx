import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import type { GoTo } from '../useCustomizationPlace.ts';

interface RewardChoiceProps {
  rewards: readonly { sku: string; name: string }[];
  sku: string | null;
  go: GoTo;
}

/** No SKU: texts of the promotion. */
const PROMOTION = ' ';

/** The owner of the texts: all rewards, or one of them (CUSTOM-29). */
export const RewardChoice = memo(function RewardChoice({ rewards, sku, go }: RewardChoiceProps) {
  const { t } = useTranslation('customization');
  return (
    <SelectField
      label={t('written_for')}
      value={sku ?? PROMOTION}
      onChange={(id) => go({ sku: id === PROMOTION ? null : id })}
      options={[
        { id: PROMOTION, label: t('all_rewards') },
        ...rewards.map((reward) => ({ id: reward.sku, label: reward.name, detail: reward.sku })),
      ]}
      hint={t(sku === null ? 'all_rewards_hint' : 'one_reward_hint')}
    />
  );
});
