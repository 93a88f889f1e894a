import { useTranslation } from 'react-i18next';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { advertiserRoute } from '../../routes/advertisers.ts';

interface Props {
  advertiserId: string;
  isOpen: boolean;
  /** The chosen rewards, each with the reason for which it cannot be given. */
  rewards: readonly { sku: string; name: string; reason: string | undefined }[];
  onGoOn: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a promotion goes on none of whose rewards can be given; what would help is in the inventory. */
export function NoLiveRewardsDialog({ advertiserId, isOpen, rewards, onGoOn, onClose }: Props) {
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
      <ul>
        {rewards.map(({ sku, name, reason }) => (
          <li key={sku}>
            {name} · {reason}
          </li>
        ))}
      </ul>
      <TextLink href={advertiserRoute.href({ advertiserId }, { tab: 'inventory' })}>
        {t('none_live_inventory')}
      </TextLink>
    </ConfirmDialog>
  );
}
