import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { RedemptionFilterNamesDocument } from '../../../../../operations/fulfillment/redemptionFilters/RedemptionFilterNames.generated.ts';
import { TagFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/TagFilterPicker.generated.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import type { PickerItem } from '../../../../kit/fields/PickerField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useUnknownChoices } from '../../../../navigation/addressReaders.ts';
import { type ReportPlace, TAB_REDEMPTIONS } from '../redemptionList.ts';
import { type ListKind, NONE, useListOptions, useProviders } from './ListFilter.tsx';
import { useChoiceNames } from './ReportChoiceNames.ts';
import type { ReportFilterValues } from './reportFilters.ts';

/** A filter whose values have names. */
export type NamedKind =
  | 'advertiser'
  | 'promotion'
  | 'experience'
  | 'brand'
  | 'product'
  | 'reward'
  | 'tag'
  | 'typology'
  | 'service_category'
  | 'country'
  | 'reward_group'
  | 'provider';

export interface RedemptionFilterNames {
  /** The name of a filter value; its identifier while the name is unknown. */
  nameOf: (kind: NamedKind) => (id: string) => string;
  /** Stores the name of a chosen value. */
  remember: (kind: NamedKind) => (item: PickerItem) => void;
}

/** A filter whose values are a list of the graph. */
type ListedFilter = 'experience' | 'typology_ids' | 'service_category_ids' | 'countries' | 'reward_group_ids';

interface Listed {
  options: readonly { id: string }[];
  isComplete: boolean;
}

/** Number of tags to load for the names in an address. */
const TAGS = { number: 1, size: 100 };
const NOBODY = '0';

/** Names of the filter values, which the address only has as identifiers. Values chosen on this page are known; only an address from elsewhere needs a query. */
export function useFilterNames(
  { filters }: { filters: ReportFilterValues },
  place: ReportPlace,
): RedemptionFilterNames {
  const { t } = useTranslation('redemptions');
  const can = useCan();
  const [selectedNames, setSelectedNames] = useState<Readonly<Record<string, string>>>({});
  const isUnknown = (kind: NamedKind, id: string | null | undefined) =>
    Boolean(id) && id !== NONE && !(`${kind} ${id}` in selectedNames);
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
  const { data, errorAt, isLoading } = useScreenQuery(
    RedemptionFilterNamesDocument,
    {
      advertiserId: advertiserId ?? NOBODY,
      promotionId: promotionId ?? NOBODY,
      // The SKU begins with the identifier.
      brandSku: brandSku?.split('-')[0] || NOBODY,
      productId: product || NOBODY,
      rewardSku: reward || NOBODY,
      ...asks,
    },
    { isAsked: Object.values(asks).some(Boolean) },
  );
  const choices = useChoiceNames({
    brand: can('viewRewards') ? [] : filters.brand_skus.filter((sku) => isUnknown('brand', sku)),
    product: product && !can('viewRewards') && isUnknown('product', product) ? [product] : [],
    reward: reward && !can('viewCatalog') && isUnknown('reward', reward) ? [reward] : [],
  });
  const tags = useScreenQuery(
    TagFilterPickerDocument,
    { page: TAGS },
    { isAsked: tagIds.some((id) => isUnknown('tag', id)) },
  ).data?.tags?.items;
  const providers = useProviders(providerIds.length > 0);
  const useList = (kind: ListKind, name: ListedFilter) => ({
    name,
    ...useListOptions(kind, filters[name].length > 0),
  });
  const lists = [
    ['experience', useList('experience', 'experience')],
    ['typology', useList('typology', 'typology_ids')],
    ['service_category', useList('service_category', 'service_category_ids')],
    ['country', useList('country', 'countries')],
    ['reward_group', useList('reward_group', 'reward_group_ids')],
  ] as const;
  const answers = [
    ['advertiser', data?.advertiser],
    ['promotion', data?.promotion],
    ['brand', data?.brand && brandSku ? { id: brandSku, name: data.brand.name } : null],
    ['product', data?.product],
    ['reward', data?.reward && { id: data.reward.sku, name: data.reward.name }],
    ...choices,
    ...(tags ?? []).map((tag) => ['tag', tag] as const),
    ...providers.map((provider) => ['provider', provider] as const),
    ...lists.flatMap(([kind, { options }]) =>
      options.map(({ id, label }) => [kind, { id, name: label }] as const),
    ),
  ] as const;
  const [path] = useLocation();
  const keyOf = (name: string) =>
    place.advertiserId || place.promotionId ? TAB_REDEMPTIONS.keyOf(name) : name;
  /** An identifier whose name was asked for, and that names nothing. */
  const missing = (name: 'advertiser' | 'promotion' | 'brand' | 'product' | 'reward', isAsked: boolean) =>
    isAsked && !isLoading && data?.[name] === null && errorAt(name) === null;
  /** The values of a filter where its whole list is known and lacks one of them. */
  const unlisted = (ids: readonly string[], { options, isComplete }: Listed) =>
    isComplete && ids.some((id) => id !== NONE && options.every((one) => one.id !== id)) && ids.join(',');
  useUnknownChoices(path, {
    ...Object.fromEntries(
      lists.map(([, list]) => [keyOf(list.name), unlisted(filters[list.name], list)] as const),
    ),
    [keyOf('tag_ids')]: unlisted(tagIds, {
      options: [...(tags ?? []), ...tagIds.flatMap((id) => (isUnknown('tag', id) ? [] : [{ id }]))],
      isComplete: tags !== undefined && tags.length < TAGS.size,
    }),
    [keyOf('provider_ids')]: unlisted(providerIds, { options: providers, isComplete: providers.length > 0 }),
    [keyOf('advertiser')]: missing('advertiser', asks.asksAdvertiser) && advertiserId,
    [keyOf('promotion')]: missing('promotion', asks.asksPromotion) && promotionId,
    [keyOf('brand_skus')]: missing('brand', asks.asksBrand) && filters.brand_skus.join(','),
    [keyOf('product')]: missing('product', asks.asksProduct) && product,
    [keyOf('reward')]: missing('reward', asks.asksReward) && reward,
  });
  const namesByKey = new Map(
    answers.flatMap(([kind, one]) => (one?.name ? [[`${kind} ${one.id}`, one.name]] : [])),
  );
  return {
    nameOf: (kind) => (id) =>
      selectedNames[`${kind} ${id}`] ?? namesByKey.get(`${kind} ${id}`) ?? (id === NONE ? t('none') : id),
    remember:
      (kind) =>
      ({ id, label }) =>
        setSelectedNames((now) => ({ ...now, [`${kind} ${id}`]: label })),
  };
}
