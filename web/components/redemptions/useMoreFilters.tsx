import { useTranslation } from 'react-i18next';
import { BILLING_CURRENCIES } from '../../../schema/money.ts';
import { phoneNumberOf } from '../../../schema/phoneNumberOf.ts';
import {
  isConsignment,
  PAYMENT_TYPES,
  PROVIDER_PAYMENT_TYPES,
  REWARD_SOURCES,
} from '../../../schema/redemptionFacts.ts';
import { DIGITS, EMAIL } from '../../../schema/rules/patterns.ts';
import { PICKER_DELAY_MS } from '../../kit/fields/PickerField.tsx';
import {
  boundsField,
  choiceField,
  choicesField,
  type FilterField,
  flagField,
  textField,
} from '../../kit/list/filterFields.tsx';
import type { FilterGroup } from '../../kit/list/ListFilters.tsx';
import { pickerField, pickersField } from '../../kit/list/pickerFields.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { ProductPicker } from '../ProductPicker.tsx';
import { BrandFilterPicker } from './BrandFilterPicker.tsx';
import { CatalogueFilterPicker } from './CatalogueFilterPicker.tsx';
import { ProviderFilter, useOffersProviders } from './ProviderFilter.tsx';
import type { RedemptionFilterNames } from './RedemptionFilterNames.ts';
import { RewardFilterPicker } from './RewardFilterPicker.tsx';
import { CODE_FROM, type RedemptionListState } from './redemptionList.ts';
import { SkuFilterPicker } from './SkuFilterPicker.tsx';
import { TagFilterPicker } from './TagFilterPicker.tsx';
import { boundsWord } from './useRedemptionFilters.tsx';

const numbered = (names: readonly string[]) => names.map((_, place) => String(place));
const SOURCES = Object.values(REWARD_SOURCES);
const sourceNames = Object.keys(REWARD_SOURCES) as (keyof typeof REWARD_SOURCES)[];

/** The filters behind "More filters": recipient, order, reward, days and, for holders of redemptionsAdmin, who supplies it (REDLIST-22). */
export function useMoreFilters(list: RedemptionListState, names: RedemptionFilterNames): FilterGroup[] {
  const { t } = useTranslation('redemptions');
  const can = useCan();
  const offersProviders = useOffersProviders();
  const { filter } = list;
  const text = (name: 'name' | 'order_id' | 'external_ref' | 'company_name' | 'provider_tracking_code') =>
    textField(filter(name), { label: t(name) });
  const number = (name: 'id' | 'batch_id') => {
    const bound = filter(name);
    return textField(
      {
        ...bound,
        value: bound.value ?? '',
        onChange: (typed) => bound.onChange(DIGITS.test(typed) ? typed : null),
      },
      { label: t(name), warning: (typed) => (DIGITS.test(typed) ? null : t('digits_only')) },
    );
  };
  const days = (name: 'redeemed' | 'refund') =>
    boundsField(filter(name), { label: t(`${name}_days`), words: (both) => t(boundsWord(both), both) });
  return [
    {
      title: t('group_recipient'),
      filters: [
        text('name'),
        textField(filter('email'), {
          label: t('email'),
          type: 'email',
          warning: (email) => (EMAIL.test(email) ? null : t('email_odd')),
        }),
        textField(filter('phone_number'), {
          label: t('phone_number'),
          type: 'tel',
          warning: (phone) => (phoneNumberOf(phone) ? null : t('phone_odd')),
        }),
        text('company_name'),
      ],
    },
    {
      title: t('group_order'),
      filters: [
        number('id'),
        text('order_id'),
        number('batch_id'),
        text('external_ref'),
        textField(filter('reward_code'), {
          label: t('reward_code'),
          hint: t('reward_code_hint'),
          from: CODE_FROM,
        }),
        text('provider_tracking_code'),
        choicesField(filter('payment_types'), {
          label: t('payment_types'),
          all: t('payment_types_all'),
          values: numbered(PAYMENT_TYPES),
          labelOf: (type) => t(`payment_type_${PAYMENT_TYPES[Number(type)] ?? 'unknown'}`),
        }),
      ],
    },
    { title: t('group_reward'), filters: useRewardFilters(list, names) },
    {
      title: t('group_days'),
      filters: [
        days('redeemed'),
        days('refund'),
        flagField(filter('with_testing'), {
          label: t('with_testing'),
          chip: { label: t('with_testing'), value: t('yes') },
        }),
      ],
    },
    ...(can('redemptionsAdmin')
      ? [
          {
            title: t('group_provider'),
            filters: [
              ...providerFields(list, names, { label: t('provider'), isOffered: offersProviders }),
              choicesField(filter('provider_payment_types'), {
                label: t('provider_payment_types'),
                all: t('payment_types_all'),
                values: numbered(PROVIDER_PAYMENT_TYPES),
                labelOf: (type) => {
                  const paid = PROVIDER_PAYMENT_TYPES[Number(type)] ?? 'prepaid_budget';
                  return `${t(`provider_payment_type_${paid}`)} (${t(isConsignment(paid) ? 'consignment' : 'purchase')})`;
                },
              }),
            ],
          },
        ]
      : []),
  ];
}

/** Brand, product and reward for who may see the catalogue; currency, source and tags for everybody. */
function useRewardFilters({ filter }: RedemptionListState, { nameOf, remember }: RedemptionFilterNames) {
  const { t } = useTranslation('redemptions');
  const can = useCan();
  const keepsCatalogue = can('viewRewards');
  const named = (kind: 'brand' | 'product' | 'reward' | 'tag') => ({
    label: t(kind),
    nameOf: nameOf(kind),
    onChosen: remember(kind),
  });
  return [
    ...(keepsCatalogue || can('viewCatalog')
      ? [
          pickersField(filter('brand_skus'), {
            ...named('brand'),
            picker: (field) => <BrandFilterPicker {...field} />,
          }),
          pickerField(filter('product'), {
            ...named('product'),
            picker: (field) =>
              keepsCatalogue ? (
                <ProductPicker {...field} withDisabled delay={PICKER_DELAY_MS} />
              ) : (
                <CatalogueFilterPicker {...field} />
              ),
          }),
          pickerField(filter('reward'), {
            ...named('reward'),
            picker: (field) =>
              keepsCatalogue ? <SkuFilterPicker {...field} /> : <RewardFilterPicker {...field} />,
          }),
        ]
      : []),
    choiceField(filter('productCurrency'), {
      label: t('currency'),
      isLabelHidden: false,
      values: ['all', ...BILLING_CURRENCIES],
      labelOf: (currency) => (currency === 'all' ? t('currency_all') : currency),
    }),
    choicesField(filter('reward_source_ids'), {
      label: t('reward_source'),
      all: t('reward_source_all'),
      values: SOURCES,
      labelOf: (source) => t(`source_${sourceNames[SOURCES.indexOf(source)] ?? 'stock'}`),
    }),
    pickersField(filter('tag_ids'), { ...named('tag'), picker: (field) => <TagFilterPicker {...field} /> }),
  ];
}

/** Where providers are not told, only an address filters by them: its chip takes that away. */
function providerFields(
  { filter }: RedemptionListState,
  { nameOf }: RedemptionFilterNames,
  { label, isOffered }: { label: string; isOffered: boolean },
): FilterField[] {
  const { name, value, isSet, onChange, clear } = filter('provider_ids');
  if (!isOffered && !isSet) return [];
  return [
    {
      name,
      field: isOffered ? <ProviderFilter value={value} onChange={onChange} /> : null,
      chip: isSet ? { label, value: value.map(nameOf('provider')).join(', '), onRemove: clear } : null,
    },
  ];
}
