import { useTranslation } from 'react-i18next';
import {
  RewardPickerDocument,
  type RewardPickerQuery,
} from '../../../operations/money/allocations/RewardPicker.generated.ts';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { formatMoney } from '../../kit/format/money.ts';

type Option = NonNullable<RewardPickerQuery['rewardOptions']>[number];

/** A reward in the picker; muted when it cannot be taken. */
export interface RewardItem extends PickerItem {
  option?: Option;
}

/** The advertiser for which rewards are searched. */
export interface RewardQuery {
  advertiserId: string;
  mode: AllocationMode;
  /** Its billing currency. */
  currency: string;
  /** SKUs that are already in the form or in the allocation. */
  taken: ReadonlySet<string>;
  /** The SKU that is chosen in this row. */
  own?: string | undefined;
}

/** Searches rewards by name or SKU; unavailable ones say why (ALLOC-10, ALLOC-11). Rejects without a response. */
export function useRewardSearch({ advertiserId, mode, currency, taken, own }: RewardQuery) {
  const { t, i18n } = useTranslation('allocations');

  function reasonOf({ sku, isAvailable, reason }: Option): string | null {
    if (taken.has(sku) && sku !== own) return t('reason.added');
    return isAvailable ? null : t(`reason.${reason ?? 'not_sold'}`);
  }
  const remarkOf = ({ faceValue }: Option) =>
    faceValue.currency === currency ? null : t('foreign_reward', { currency });
  return useItemSearch(RewardPickerDocument, {
    variables: ({ text }) => ({ advertiserId, mode, search: text }),
    items: ({ rewardOptions }) =>
      rewardOptions?.map((option): RewardItem => {
        const reason = reasonOf(option);
        return {
          id: option.sku,
          label: option.name,
          detail: formatMoney(option.faceValue, i18n.language),
          note: [option.sku, option.brandName, reason ?? remarkOf(option)].filter(Boolean).join(' · '),
          isMuted: reason !== null,
          option,
        };
      }),
  });
}
