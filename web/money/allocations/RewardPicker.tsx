import { useTranslation } from 'react-i18next';
import { PickerField } from '../../kit/fields/PickerField.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import type { ChosenReward } from './allocationValues.ts';
import { type RewardItem, type RewardQuery, useRewardSearch } from './useRewardSearch.ts';

interface Props extends Omit<RewardQuery, 'own'> {
  name: string;
  value: ChosenReward | null;
  /** The initial text of the field. */
  initialText: string;
  error: string | undefined;
  /** The error says that no result can be taken: it also appears above the list, which covers the field's own error. */
  isRefused: boolean;
  onText: (text: string) => void;
  onBlur: () => void;
  /** Called with a reward that can be taken and its known cost for the advertiser; null when the choice is cleared. */
  onChoose: (reward: ChosenReward | null, sellingPrice: string | null) => void;
  /** No search result can be taken, or the chosen reward cannot (ALLOC-12). */
  onRefuse: () => void;
}

/** Choice of a reward by its name or SKU; unavailable ones are shown with the reason (ALLOC-9 … ALLOC-12). */
export function RewardPicker(props: Props) {
  const { advertiserId, mode, currency, taken, value, isRefused, onChoose, onRefuse, ...field } = props;
  const { t, i18n } = useTranslation('allocations');
  const search = useRewardSearch({ advertiserId, mode, currency, taken, own: value?.sku });
  return (
    <PickerField<RewardItem>
      {...field}
      label={t('reward')}
      placeholder={t('reward_search')}
      isRequired
      listNote={isRefused ? field.error : undefined}
      value={value && { id: value.sku, label: value.name }}
      onChange={(item) => {
        if (item?.isMuted) return onRefuse();
        if (!item?.option) return onChoose(null, null);
        onChoose(item.option, item.option.sellingPrice?.amount ?? null);
      }}
      onSearch={async (query, signal) => {
        const items = await search(query, signal);
        if (!signal.aborted && items.length > 0 && items.every(({ isMuted }) => isMuted)) onRefuse();
        return items;
      }}
      hint={
        value &&
        [
          value.sku,
          value.brandName,
          formatMoney(value.faceValue, i18n.language),
          ...(value.faceValue.currency === currency ? [] : [t('foreign_reward', { currency })]),
        ].join(' · ')
      }
    />
  );
}
