import { useTranslation } from 'react-i18next';
import { PromotionActionsFragmentDoc } from '../../../operations/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { isCustomizable } from '../../../schema/rules/customizable.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { promotionCustomizationRoute } from '../../routes/promotions.ts';

/** What the wizard says in the address that it leads to. */
const CREATED = { created: '' };

/**
 * The way on from the wizard: the steps that are passed after a promotion was created, to what its recipients see (WIZ-28). Shown until it is
 * put away, to who may customize and where there is something to customize.
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
