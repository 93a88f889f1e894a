import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { ObstacleList } from '../shared/cart/ObstacleList.tsx';
import type { RewardWarnings } from '../shared/cart/useRewardWarnings.ts';

interface Props {
  isOpen: boolean;
  warnings: RewardWarnings;
  onGoOn: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a promotion goes on none of whose rewards can be given; each reason names what would help. */
export function NoLiveRewardsDialog({ isOpen, warnings, onGoOn, onClose }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <ConfirmDialog
      title={t('none_live_title')}
      isOpen={isOpen}
      confirmLabel={t('none_live_go_on')}
      onConfirm={onGoOn}
      onClose={onClose}
    >
      <p>{t('none_live_text')}</p>
      <ObstacleList rewards={warnings.unfit} warnings={warnings} />
    </ConfirmDialog>
  );
}
