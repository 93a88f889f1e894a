import { useTranslation } from 'react-i18next';
import {
  CustomizationFactsFragmentDoc,
  CustomizationFormFragmentDoc,
  CustomizationScreenDocument,
} from '../../../operations/promotions/CustomizationScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { isCustomizable } from '../../../schema/rules/customizable.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { promotionRoute } from '../../routes/promotions.ts';
import { CustomizationEditor } from './CustomizationEditor.tsx';
import { CustomizationSkeleton } from './CustomizationSkeleton.tsx';

/** What recipients of a promotion see, to be changed and looked at (CUSTOM-1). */
export function CustomizationScreen(params: { advertiserId: string; promotionId: string }) {
  const { t } = useTranslation('customization');
  const { data, errorAt, refetch } = useScreenQuery(CustomizationScreenDocument, { id: params.promotionId });
  const back = { href: promotionRoute.href(params), label: t('back') };
  // The address names both; another advertiser's promotion is none of this one's.
  const promotion = data?.promotion?.advertiserId === params.advertiserId ? data.promotion : null;
  if (!promotion) {
    const error = errorAt('promotion');
    if (!data && !error) return <CustomizationSkeleton back={back} />;
    return (
      <Screen title={t('title')} back={back}>
        {error ? <ErrorBlock name={t('title')} error={error} onRetry={refetch} /> : <NotFound back={back} />}
      </Screen>
    );
  }
  const facts = readFragment(CustomizationFactsFragmentDoc, promotion);
  if (!isCustomizable({ ...facts, redemptionFlow: facts.experience?.redemptionFlow }))
    return (
      <Screen title={t('title')} subtitle={facts.name} back={back}>
        <EmptyState title={t('needs_channel')}>{t('needs_channel_text')}</EmptyState>
      </Screen>
    );
  return (
    <CustomizationEditor
      facts={facts}
      row={readFragment(CustomizationFormFragmentDoc, promotion)}
      back={back}
    />
  );
}
