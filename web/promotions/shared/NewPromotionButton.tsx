import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { openNewPromotion } from '../../navigation/openNewPromotion.ts';
import { wizardExperiencesRoute } from '../../routes/promotions.ts';

/** The button for a new promotion, for people who may create one: of this advertiser, or of one they choose next (PROMOLIST-14, PROMOLIST-15, PROMOLIST-16). */
export function NewPromotionButton({ advertiserId }: { advertiserId?: string }) {
  const { t } = useTranslation('app');
  const label = t('menu.promotion_new');
  return (
    <Can ability="createPromotions">
      {advertiserId === undefined ? (
        <Button variant="primary" icon="plus" onPress={openNewPromotion}>
          {label}
        </Button>
      ) : (
        <LinkButton variant="primary" icon="plus" href={wizardExperiencesRoute.href({ advertiserId })}>
          {label}
        </LinkButton>
      )}
    </Can>
  );
}
