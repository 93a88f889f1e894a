import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  NewRedemptionPromotionFragmentDoc,
  RedemptionCreateAdvertiserDocument,
  RedemptionCreateScreenDocument,
} from '../../../operations/redemptions/RedemptionCreateScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { useViewer } from '../../session/viewer.ts';
import { NewRedemptionCreated } from './NewRedemptionCreated.tsx';
import { NewRedemptionForm } from './NewRedemptionForm.tsx';
import { promotionOf } from './newRedemptionFacts.ts';
import type { CreatedRedemption, NewRedemptionAsk } from './useNewRedemption.ts';
import type { ChosenBefore, ChosenItems } from './useNewRedemptionForm.ts';

/** What is chosen stands in the address, so that links choose it beforehand (ROUTE-43). */
const PLACE = { client_id: '', promotion_id: '', reward_sku: '' };

/** Creates one redemption: its link, or the reward at once (REDNEW-1 … REDNEW-21). */
export function RedemptionCreateScreen() {
  const { t } = useTranslation('redemptionNew');
  const { onlyAdvertiserId } = useViewer();
  const [place, setPlace] = useUrlQuery(PLACE);
  const [items, setItems] = useState<ChosenItems>({});
  const [made, setMade] = useState<{ created: CreatedRedemption; ask: NewRedemptionAsk } | null>(null);
  const [turn, setTurn] = useState(0);
  const promotionId = idOf(place.promotion_id);
  const query = useScreenQuery(
    RedemptionCreateScreenDocument,
    { id: promotionId ?? '' },
    { isAsked: promotionId !== null },
  );
  const answered = query.data?.promotion;
  const found =
    answered && answered.id === promotionId
      ? readFragment(NewRedemptionPromotionFragmentDoc, answered)
      : null;
  const promotion = found && promotionOf(found);
  const advertiserId = idOf(place.client_id) ?? promotion?.advertiser?.id ?? onlyAdvertiserId ?? null;
  const known = items.advertiser?.id === advertiserId || promotion?.advertiser?.id === advertiserId;
  const named = useScreenQuery(
    RedemptionCreateAdvertiserDocument,
    { id: advertiserId ?? '' },
    { isAsked: advertiserId !== null && !known },
  );
  const advertiserName =
    (promotion?.advertiser?.id === advertiserId && promotion?.advertiser?.name) ||
    (items.advertiser?.id === advertiserId && items.advertiser?.label) ||
    (named.data?.advertiser?.id === advertiserId && named.data?.advertiser?.name) ||
    '';
  const before: ChosenBefore = { advertiserId, promotionId, rewardSku: place.reward_sku || null };

  function choose(chosen: ChosenBefore, next: ChosenItems) {
    setItems((now) => ({ ...now, ...next }));
    const { advertiserId: client, promotionId: of, rewardSku } = chosen;
    setPlace(
      { client_id: client ?? '', promotion_id: of ?? '', reward_sku: rewardSku ?? '' },
      { replace: true },
    );
  }
  return (
    <Screen title={t('title')} subtitle={t('subtitle')} width="form">
      {made ? (
        <NewRedemptionCreated
          {...made}
          onAgain={() => {
            setMade(null);
            setTurn(turn + 1);
          }}
        />
      ) : (
        <NewRedemptionForm
          key={turn}
          before={before}
          names={{
            advertiser: advertiserId === null ? null : { id: advertiserId, label: advertiserName },
            promotion:
              promotionId === null
                ? null
                : {
                    id: promotionId,
                    label:
                      promotion?.name ?? (items.promotion?.id === promotionId ? items.promotion.label : ''),
                  },
          }}
          promotion={promotion}
          isLoading={query.isLoading}
          problem={
            promotionId !== null && !promotion && !query.isLoading && query.data !== undefined
              ? t('promotion_not_found')
              : null
          }
          onChoose={choose}
          onCreated={(created, ask) => setMade({ created, ask })}
        />
      )}
    </Screen>
  );
}

const idOf = (text: string): string | null => (/^\d{1,18}$/.test(text) ? text : null);
