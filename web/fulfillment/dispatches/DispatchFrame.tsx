import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchPromotionFragment,
  DispatchPromotionFragmentDoc,
} from '../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { ScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { promotionRoute } from '../../routes/promotions.ts';

export interface Place {
  advertiserId: string;
  promotionId: string;
}

type PromotionData = { advertiserId: string } & FragmentOf<typeof DispatchPromotionFragmentDoc>;

type Width = 'full' | 'form';

interface Props<Answer extends PromotionData> {
  place: Place;
  query: ScreenQuery<{ promotion: Answer | null }>;
  /** The page's title, once its promotion is known. */
  titleOf: (promotion: DispatchPromotionFragment | null) => string;
  width?: Width | ((promotion: DispatchPromotionFragment | null) => Width) | undefined;
  children: (promotionData: Answer, promotion: DispatchPromotionFragment) => ReactNode;
}

/** Frame of a page that sends, downloads or activates rewards of a promotion. */
export function DispatchFrame<Answer extends PromotionData>({
  place,
  query,
  titleOf,
  width,
  children,
}: Props<Answer>) {
  const { t } = useTranslation('dispatches');
  const answered = query.data?.promotion;
  // A promotion under another advertiser's address counts as not found.
  const answer = answered?.advertiserId === place.advertiserId ? answered : null;
  const promotion = answer && readFragment(DispatchPromotionFragmentDoc, answer as PromotionData);
  const back = { href: promotionRoute.href(place), label: promotion?.name ?? t('promotion') };
  return (
    <Screen
      title={titleOf(promotion)}
      back={back}
      width={typeof width === 'function' ? width(promotion) : width}
      {...(promotion && { subtitle: promotion.name })}
    >
      <ScreenBoundary
        query={query}
        at="promotion"
        value={answer && promotion ? { found: answer, promotion } : null}
        name={t('promotion')}
        skeleton={<PanelSkeleton height={320} />}
        back={back}
      >
        {(content) => children(content.found, content.promotion)}
      </ScreenBoundary>
    </Screen>
  );
}
