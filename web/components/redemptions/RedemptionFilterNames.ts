import { useState } from 'react';
import { RedemptionFilterNamesDocument } from '../../../operations/redemptions/RedemptionFilterNames.generated.ts';
import { TagFilterPickerDocument } from '../../../operations/redemptions/TagFilterPicker.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useProviders } from './ProviderFilter.tsx';
import type { RedemptionListState, ReportPlace } from './redemptionList.ts';

/** What a filter finds by name. */
export type NamedKind = 'advertiser' | 'promotion' | 'brand' | 'product' | 'reward' | 'tag' | 'provider';

export interface RedemptionFilterNames {
  /** The name of what is filtered by; its identifier while no name is known. */
  nameOf: (kind: NamedKind) => (id: string) => string;
  /** Keeps the name of what was chosen. */
  remember: (kind: NamedKind) => (item: PickerItem) => void;
}

/** Tags that are asked for to name those of an address. */
const TAGS = { number: 1, size: 100 };
const NOBODY = '0';

/** Names of what the filters name by identifier. What is chosen on this page is known; only for an address from elsewhere they are asked. */
export function useFilterNames({ filters }: RedemptionListState, place: ReportPlace): RedemptionFilterNames {
  const can = useCan();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const isUnknown = (kind: NamedKind, id: string | null | undefined) =>
    Boolean(id) && !(`${kind} ${id}` in chosen);
  const advertiserId = place.advertiserId ? null : filters.advertiser;
  const promotionId = place.promotionId ? null : filters.promotion;
  const { product, reward, tag_ids: tagIds, provider_ids: providerIds } = filters;
  const brandSku = filters.brand_skus.find((sku) => isUnknown('brand', sku));
  const asks = {
    asksAdvertiser: can('viewAdvertisers') && isUnknown('advertiser', advertiserId),
    asksPromotion: can('viewPromotions') && isUnknown('promotion', promotionId),
    asksBrand: can('viewRewards') && brandSku !== undefined,
    asksProduct: can('viewRewards') && isUnknown('product', product),
    asksReward: can('viewCatalog') && isUnknown('reward', reward),
  };
  const { data } = useScreenQuery(
    RedemptionFilterNamesDocument,
    {
      advertiserId: advertiserId ?? NOBODY,
      promotionId: promotionId ?? NOBODY,
      brandSku: brandSku ?? NOBODY,
      productId: product || NOBODY,
      rewardSku: reward || NOBODY,
      ...asks,
    },
    { isAsked: Object.values(asks).some(Boolean) },
  );
  const tags = useScreenQuery(
    TagFilterPickerDocument,
    { page: TAGS },
    { isAsked: tagIds.some((id) => isUnknown('tag', id)) },
  ).data?.tags?.items;
  const providers = useProviders(providerIds.length > 0);
  const found = [
    ['advertiser', data?.advertiser],
    ['promotion', data?.promotion],
    ['brand', data?.brand],
    ['product', data?.product],
    ['reward', data?.reward && { id: data.reward.sku, name: data.reward.name }],
    ...(tags ?? []).map((tag) => ['tag', tag] as const),
    ...providers.map((provider) => ['provider', provider] as const),
  ] as const;
  const asked = new Map(found.flatMap(([kind, one]) => (one?.name ? [[`${kind} ${one.id}`, one.name]] : [])));
  return {
    nameOf: (kind) => (id) => chosen[`${kind} ${id}`] ?? asked.get(`${kind} ${id}`) ?? id,
    remember:
      (kind) =>
      ({ id, label }) =>
        setChosen((now) => ({ ...now, [`${kind} ${id}`]: label })),
  };
}
