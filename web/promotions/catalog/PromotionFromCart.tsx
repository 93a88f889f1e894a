import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { wizardExperiencesRoute } from '../../routes/promotions.ts';
import { useViewer } from '../../session/viewer.ts';

/** Starts the wizard with the rewards of the cart; asks for the advertiser if there are several. */
export function PromotionFromCart({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const { onlyAdvertiserId } = useViewer();
  const [isAsked, setAsked] = useState(false);
  const begin = (advertiserId: string) =>
    navigate(wizardExperiencesRoute.href({ advertiserId }, { skus: skus.join(',') }));
  return (
    <Can ability="createPromotions">
      <Button
        variant="primary"
        onPress={() => (onlyAdvertiserId === null ? setAsked(true) : begin(onlyAdvertiserId))}
      >
        {t('promotion_with_these')}
      </Button>
      <Dialog title={t('promotion_with_these')} isOpen={isAsked} onClose={() => setAsked(false)}>
        <AdvertiserPicker
          label={t('promotion_for')}
          hint={t('promotion_for_text')}
          value={null}
          onChange={(advertiser) => advertiser && begin(advertiser.id)}
          autoFocus
        />
      </Dialog>
    </Can>
  );
}
