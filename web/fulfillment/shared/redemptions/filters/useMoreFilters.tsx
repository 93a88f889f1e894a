import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../../../schema/foundation/contacts/emailAddress.ts';
import { looksInternational, looksNational } from '../../../../../schema/foundation/contacts/phoneNumbers.ts';
import { DIGITS } from '../../../../../schema/foundation/text/patterns.ts';
import {
  isConsignment,
  PROVIDER_PAYMENT_TYPES,
} from '../../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { boundsField, choicesField, flagField, textField } from '../../../../kit/list/filterFields.tsx';
import type { FilterGroup } from '../../../../kit/list/ListFilters.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { CODE_FROM, type RedemptionListState } from '../redemptionList.ts';
import type { RedemptionFilterNames } from './RedemptionFilterNames.ts';
import { placesOf } from './reportFilters.ts';
import { useCurrencyFilter } from './useCurrencyFilter.tsx';
import { boundsWord } from './useRedemptionFilters.tsx';
import { useReportFilters } from './useReportFilters.tsx';

/** The filters behind "More filters": recipient, order, reward, days and, for holders of redemptionsAdmin, provider (REDLIST-22). */
export function useMoreFilters(list: RedemptionListState, names: RedemptionFilterNames): FilterGroup[] {
  const { t } = useTranslation('redemptions');
  const can = useCan();
  const { filter } = list;
  const shared = useReportFilters(list, names);
  const currency = useCurrencyFilter(filter('productCurrency'));
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
          warning: (email) => (isEmail(email) ? null : t('email_odd')),
        }),
        textField(filter('phone_number'), {
          label: t('phone_number'),
          type: 'tel',
          warning: (phone) =>
            looksInternational(phone.replace(/^(?=[1-9])/, '+')) || looksNational(phone)
              ? null
              : t('phone_odd'),
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
        shared.io_number,
        shared.payment_types,
      ],
    },
    {
      title: t('group_reward'),
      filters: [
        ...[shared.brand_skus, shared.product, shared.reward],
        ...(can('viewPromotions') ? [shared.experience] : []),
        currency,
        shared.billing_currency,
        shared.reward_source_ids,
        shared.tag_ids,
        shared.countries,
        ...(can('viewCatalog') ? [shared.reward_group_ids] : []),
        ...(can('viewPromotionActivityReportPurchaseCost')
          ? [shared.typology_ids, shared.service_category_ids]
          : []),
      ],
    },
    {
      title: t('group_days'),
      filters: [
        days('redeemed'),
        days('refund'),
        flagField(filter('with_testing'), {
          label: t('with_testing'),
          chip: { label: t('with_testing'), value: t(filter('with_testing').value ? 'yes' : 'no') },
        }),
      ],
    },
    ...(can('redemptionsAdmin')
      ? [
          {
            title: t('group_provider'),
            filters: [
              ...(shared.provider_ids.field || shared.provider_ids.chip ? [shared.provider_ids] : []),
              choicesField(filter('provider_payment_types'), {
                label: t('provider_payment_types'),
                all: t('provider_payment_types_all'),
                values: placesOf(PROVIDER_PAYMENT_TYPES),
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
