import { useTranslation } from 'react-i18next';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { wizardExperiencesRoute } from '../../routes/promotions.ts';

/** Asks for the advertiser of a new promotion, then opens the wizard (SHELL-20, SHELL-21, SHELL-22). */
export function NewPromotionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['promotions', 'app', 'kit']);
  function start(advertiserId: string) {
    onClose();
    navigate(wizardExperiencesRoute.href({ advertiserId }).slice(1));
  }
  return (
    <Dialog
      title={t('app:menu.promotion_new')}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('kit:cancel')}</Button>}
    >
      <Stack>
        <p>{t('new_text')}</p>
        <AdvertiserPicker label={t('advertiser')} value={null} onChange={(item) => item && start(item.id)} />
      </Stack>
    </Dialog>
  );
}
