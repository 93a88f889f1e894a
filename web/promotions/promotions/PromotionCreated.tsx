import { useTranslation } from 'react-i18next';
import { PromotionActionsFragmentDoc } from '../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { isCustomizable } from '../../../schema/promotions/promotionScreens/customizable.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { promotionCustomizationRoute } from '../../routes/promotions.ts';

/** The wizard's mark in the address that it opens. */
const CREATED = { created: '' };

/**
 * The continuation of the wizard: the completed steps of a new promotion, and the link to what its recipients see (WIZ-28). Shown until it is
 * dismissed, to people who may customize, if there is something to customize.
 */
export function PromotionCreated({
  promotion: ref,
}: {
  promotion: FragmentOf<typeof PromotionActionsFragmentDoc>;
}) {
  const { t } = useTranslation('promotions');
  const can = useCan();
  const [{ created }, setQuery] = useUrlQuery(CREATED);
  const {
    id: promotionId,
    advertiserId,
    experience,
    ...channels
  } = readFragment(PromotionActionsFragmentDoc, ref);
  const isOffered =
    can('editPromotionsCustomization') &&
    isCustomizable({ redemptionFlow: experience?.redemptionFlow, ...channels });
  if (created !== 'true' || !isOffered) return null;
  return (
    <Banner
      tone="success"
      title={t('created_title')}
      actions={
        <>
          <Button onPress={() => setQuery(CREATED, { replace: true })}>{t('created_done')}</Button>
          <LinkButton
            variant="primary"
            href={promotionCustomizationRoute.href({ advertiserId, promotionId })}
          >
            {t('created_customize')}
          </LinkButton>
        </>
      }
    >
      {t('created_text')}
    </Banner>
  );
}
