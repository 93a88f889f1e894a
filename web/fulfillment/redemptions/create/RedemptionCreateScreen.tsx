import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  NewRedemptionPromotionFragmentDoc,
  RedemptionCreateScreenDocument,
} from '../../../../operations/fulfillment/redemptions/RedemptionCreateScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { type AddressProblem, useAddressProblems } from '../../../navigation/addressReaders.ts';
import { useUrlQuery } from '../../../navigation/useUrlQuery.ts';
import { useViewer } from '../../../session/viewer.ts';
import { NewRedemptionCreated } from './NewRedemptionCreated.tsx';
import { NewRedemptionForm } from './NewRedemptionForm.tsx';
import { promotionOf } from './newRedemptionFacts.ts';
import type { CreatedRedemption, NewRedemptionAsk } from './useNewRedemption.ts';
import type { ChosenBefore, ChosenItems } from './useNewRedemptionForm.ts';

/** The address contains the choices, so that links can preset them (ROUTE-43). */
const PLACE = { client_id: '', promotion_id: '', reward_sku: '' };
const isId = (text: string): boolean => /^\d{1,18}$/.test(text);
const ACCEPTS = { client_id: isId, promotion_id: isId };

/** Creates one redemption: its link, or the reward at once (REDNEW-1 … REDNEW-21). */
export function RedemptionCreateScreen() {
  const { t } = useTranslation('redemptionNew');
  const { onlyAdvertiserId } = useViewer();
  const [place, setPlace] = useUrlQuery(PLACE, ACCEPTS);
  const [path] = useLocation();
  const [items, setItems] = useState<ChosenItems>({});
  const [creation, setCreation] = useState<{ created: CreatedRedemption; ask: NewRedemptionAsk } | null>(
    null,
  );
  const [turn, setTurn] = useState(0);
  const promotionId = idOf(place.promotion_id);
  const clientId = idOf(place.client_id) ?? onlyAdvertiserId ?? null;
  const isNamed = clientId !== null && items.advertiser?.id !== clientId;
  const isChosen = promotionId !== null;
  const query = useScreenQuery(
    RedemptionCreateScreenDocument,
    { id: promotionId ?? '0', isChosen, advertiserId: clientId ?? '0', isNamed },
    { isAsked: isChosen || isNamed },
  );
  const answered = query.data?.promotion;
  const promotionRow =
    answered && answered.id === promotionId
      ? readFragment(NewRedemptionPromotionFragmentDoc, answered)
      : null;
  const promotion = promotionRow && promotionOf(promotionRow);
  const advertiserId = clientId ?? promotion?.advertiser?.id ?? null;
  const matchingAdvertiser = [promotion?.advertiser, query.data?.advertiser].find(
    (one) => one?.id === advertiserId,
  );
  const advertiserName =
    matchingAdvertiser?.name ??
    (items.advertiser?.id === advertiserId ? items.advertiser?.label : null) ??
    '';
  useAddressProblems(path, [
    ...(isNamed && query.data?.advertiser === null ? [problemAt('client_id', clientId)] : []),
    ...(promotion && place.reward_sku && !promotion.rewards.some(({ sku }) => sku === place.reward_sku)
      ? [problemAt('reward_sku', place.reward_sku)]
      : []),
  ]);
  const before: ChosenBefore = { advertiserId, promotionId, rewardSku: place.reward_sku || null };

  function choose(selection: ChosenBefore, next: ChosenItems) {
    setItems((now) => ({ ...now, ...next }));
    const { advertiserId: client, promotionId: of, rewardSku } = selection;
    setPlace(
      { client_id: client ?? '', promotion_id: of ?? '', reward_sku: rewardSku ?? '' },
      { replace: true },
    );
  }
  return (
    <Screen title={t('title')} subtitle={t('subtitle')} width="form">
      {creation ? (
        <NewRedemptionCreated
          {...creation}
          onAgain={() => {
            setCreation(null);
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
            isChosen && !promotion && !query.isLoading && answered === null ? t('promotion_not_found') : null
          }
          onChoose={choose}
          onCreated={(created, ask) => setCreation({ created, ask })}
        />
      )}
    </Screen>
  );
}

const problemAt = (key: string, text: string): AddressProblem => ({ key, text, kind: 'choice' });

const idOf = (text: string): string | null => (isId(text) ? text : null);
