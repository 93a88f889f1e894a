import { useTranslation } from 'react-i18next';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { SettingFields } from './useSettingFields.ts';

/** Field that lets recipients choose among several rewards, or gives them one (WIZSET-17). */
export function PromotionRewardMode({ settings: { field, isShown } }: { settings: SettingFields }) {
  const { t } = useTranslation('promotionSettings');
  if (!isShown('multipleRewards')) return null;
  const { value, onChange, ...rest } = field('multipleRewards');
  return (
    <Panel title={t('reward_mode')}>
      <RadioField
        {...rest}
        isRequired
        label={t('multipleRewards')}
        options={[
          { id: 'single', label: t('single_reward') },
          { id: 'multiple', label: t('multiple_rewards') },
        ]}
        value={value ? 'multiple' : 'single'}
        onChange={(mode) => onChange(mode === 'multiple')}
        hint={t(value ? 'multiple_rewards_hint' : 'single_reward_hint')}
      />
    </Panel>
  );
}
