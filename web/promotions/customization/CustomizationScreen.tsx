import { useTranslation } from 'react-i18next';
import {
  CustomizationFactsFragmentDoc,
  CustomizationFormFragmentDoc,
  CustomizationScreenDocument,
} from '../../../operations/promotions/customization/CustomizationScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { isCustomizable } from '../../../schema/promotions/promotionScreens/customizable.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MissingPart } from '../../foundation/forms/ScreenBoundary.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { promotionRoute } from '../../routes/promotions.ts';
import css from './Customization.module.css';
import { CustomizationEditor } from './CustomizationEditor.tsx';

/** Editor and preview of what recipients of a promotion see (CUSTOM-1). */
export function CustomizationScreen(params: { advertiserId: string; promotionId: string }) {
  const { t } = useTranslation('customization');
  const query = useScreenQuery(CustomizationScreenDocument, { id: params.promotionId });
  const { data } = query;
  // A promotion under another advertiser's address counts as not found.
  const currentPromotion = data?.promotion?.advertiserId === params.advertiserId ? data.promotion : null;
  const facts = readFragment(CustomizationFactsFragmentDoc, currentPromotion);
  const row = readFragment(CustomizationFormFragmentDoc, currentPromotion);
  const back = { href: promotionRoute.href(params), label: facts?.name ?? t('back') };
  if (facts && row && isCustomizable({ ...facts, redemptionFlow: facts.experience?.redemptionFlow }))
    return <CustomizationEditor facts={facts} row={row} back={back} />;
  return (
    <Screen title={t('title')} subtitle={facts?.name} back={back}>
      {currentPromotion ? (
        <EmptyState title={t('needs_channel')}>{t('needs_channel_text')}</EmptyState>
      ) : (
        <MissingPart
          query={query}
          at="promotion"
          name={t('title')}
          skeleton={<CustomizationSkeleton />}
          back={back}
        />
      )}
    </Screen>
  );
}

/** Skeleton of a customization, in the shape of its screen. */
function CustomizationSkeleton() {
  return (
    <div className={css.columns}>
      <PanelSkeleton height={720} />
      <PanelSkeleton height={860} />
    </div>
  );
}
