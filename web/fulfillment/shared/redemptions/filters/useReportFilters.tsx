import { useTranslation } from 'react-i18next';
import { BILLING_CURRENCIES } from '../../../../../schema/foundation/money/money.ts';
import {
  PAYMENT_TYPES,
  REWARD_SOURCES,
} from '../../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { choicesField, type FilterField, textField } from '../../../../kit/list/filterFields.tsx';
import { pickerField, pickersField } from '../../../../kit/list/pickerFields.tsx';
import {
  BrandFilterPicker,
  ProductFilterPicker,
  RewardFilterPicker,
  TagFilterPicker,
} from './filterPickers.tsx';
import { ListFilter, useOffersProviders } from './ListFilter.tsx';
import type { RedemptionFilterNames } from './RedemptionFilterNames.ts';
import { boundBy, placesOf, type ReportFilterState, type ReportFilterValues } from './reportFilters.ts';

const SOURCES = Object.values(REWARD_SOURCES);
const sourceNames = Object.keys(REWARD_SOURCES) as (keyof typeof REWARD_SOURCES)[];

/** Filters that choose from a list, with the list. */
const LISTS = {
  experience: 'experience',
  typology_ids: 'typology',
  service_category_ids: 'service_category',
  countries: 'country',
  reward_group_ids: 'reward_group',
  provider_ids: 'provider',
} as const;

/** The filters of both reports, by their names, each with its chip; each report decides which ones a person gets. */
export function useReportFilters(
  list: ReportFilterState,
  { nameOf, remember }: RedemptionFilterNames,
  /** Milliseconds between the last key and a text search. */
  delay?: number,
) {
  const { t } = useTranslation('redemptions');
  const filter = boundBy(list);
  const offersProviders = useOffersProviders();
  const namedBy = (kind: 'brand' | 'product' | 'reward' | 'tag') => ({
    label: t(kind),
    nameOf: nameOf(kind),
    onChosen: remember(kind),
  });
  const ofList = (name: keyof typeof LISTS): FilterField => {
    const kind = LISTS[name];
    const { value, isSet, onChange, clear } = filter(name);
    const nameList = value.map(nameOf(kind)).join(', ');
    return {
      name,
      field: <ListFilter kind={kind} value={value} onChange={onChange} />,
      chip: isSet ? { label: t(kind), value: nameList, onRemove: clear } : null,
    };
  };
  return {
    billing_currency: choicesField(filter('billing_currency'), {
      label: t('billing_currency'),
      all: t('currency_all'),
      values: BILLING_CURRENCIES,
      labelOf: (currency) => currency,
    }),
    experience: ofList('experience'),
    io_number: textField(filter('io_number'), { label: t('io_number'), delay }),
    payment_types: choicesField(filter('payment_types'), {
      label: t('payment_types'),
      all: t('payment_types_all'),
      values: placesOf(PAYMENT_TYPES),
      labelOf: (type) => t(`payment_type_${PAYMENT_TYPES[Number(type)] ?? 'unknown'}`),
    }),
    brand_skus: pickersField(filter('brand_skus'), {
      ...namedBy('brand'),
      picker: (field) => <BrandFilterPicker {...field} />,
    }),
    product: pickerField(filter('product'), {
      ...namedBy('product'),
      picker: (field) => <ProductFilterPicker {...field} />,
    }),
    reward: pickerField(filter('reward'), {
      ...namedBy('reward'),
      picker: (field) => <RewardFilterPicker {...field} />,
    }),
    tag_ids: pickersField(filter('tag_ids'), {
      ...namedBy('tag'),
      picker: (field) => <TagFilterPicker {...field} />,
    }),
    typology_ids: ofList('typology_ids'),
    service_category_ids: ofList('service_category_ids'),
    countries: ofList('countries'),
    reward_group_ids: ofList('reward_group_ids'),
    reward_source_ids: choicesField(filter('reward_source_ids'), {
      label: t('reward_source'),
      all: t('reward_source_all'),
      values: SOURCES,
      labelOf: (source) => t(`source_${sourceNames[SOURCES.indexOf(source)] ?? 'stock'}`),
    }),
    /** People who cannot see providers can only have this filter from an address: its chip removes it. */
    provider_ids: { ...ofList('provider_ids'), ...(offersProviders ? {} : { field: null }) },
  } satisfies Partial<Record<keyof ReportFilterValues, FilterField>>;
}
