import { useTranslation } from 'react-i18next';
import { BILLING_CURRENCIES } from '../../../../../schema/foundation/money/money.ts';
import { choiceField, type FilterField } from '../../../../kit/list/filterFields.tsx';
import type { BoundFilter } from '../../../../kit/list/useList.ts';

type Currency = (typeof BILLING_CURRENCIES)[number];

/** Rewards of one currency. */
export function useCurrencyFilter(bound: BoundFilter<Currency | 'all'>): FilterField {
  const { t } = useTranslation('redemptions');
  return choiceField(bound, {
    label: t('currency'),
    isLabelHidden: false,
    values: ['all', ...BILLING_CURRENCIES],
    labelOf: (currency) => (currency === 'all' ? t('currency_all') : currency),
  });
}
