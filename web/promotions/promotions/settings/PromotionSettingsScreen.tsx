import { useTranslation } from 'react-i18next';
import { ExperienceFactsFragmentDoc } from '../../../../operations/promotions/promotionSettings/ExperienceFacts.generated.ts';
import {
  PromotionSettingsFormFragmentDoc,
  PromotionSettingsScreenDocument,
} from '../../../../operations/promotions/promotions/PromotionSettingsScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../../foundation/forms/ScreenBoundary.tsx';
import { NotFound } from '../../../kit/feedback/NotFound.tsx';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../../kit/loading/skeletons.tsx';
import { promotionRoute } from '../../../routes/promotions.ts';
import { experienceFacts } from '../../promotionSettings/experienceFacts.ts';
import { PromotionSettingsForm } from './PromotionSettingsForm.tsx';

interface Place {
  advertiserId: string;
  promotionId: string;
}

/** Editor of a promotion's settings (WIZSET-1). */
export function PromotionSettingsScreen({ advertiserId, promotionId }: Place) {
  const { t } = useTranslation('promotionEdit');
  const query = useScreenQuery(PromotionSettingsScreenDocument, { id: promotionId });
  const back = { href: promotionRoute.href({ advertiserId, promotionId }), label: t('promotion') };
  const { promotion } = query.data ?? {};
  // A promotion under another advertiser's address counts as not found.
  const currentPromotion = promotion?.advertiserId === advertiserId ? promotion : null;
  const row = currentPromotion && readFragment(PromotionSettingsFormFragmentDoc, currentPromotion);
  return (
    <Screen
      width="form"
      title={t('settings_title')}
      subtitle={row?.name}
      back={row ? { ...back, label: row.name } : back}
    >
      <ScreenBoundary
        query={query}
        at="promotion"
        value={currentPromotion}
        name={t('promotion')}
        skeleton={
          <>
            <PanelSkeleton height={320} />
            <PanelSkeleton height={240} />
          </>
        }
        back={back}
      >
        {({ advertiser, experience }) =>
          experience && row ? (
            <PromotionSettingsForm
              key={row.id}
              row={row}
              advertiserId={advertiserId}
              experience={experienceFacts(readFragment(ExperienceFactsFragmentDoc, experience))}
              operatingCountries={advertiser?.operatingCountries ?? []}
              supportEmail={advertiser?.contactEmail ?? null}
            />
          ) : (
            <NotFound back={back} />
          )
        }
      </ScreenBoundary>
    </Screen>
  );
}
