import { useTranslation } from 'react-i18next';
import { formatMinor } from '../../../schema/money.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './AllocationRewards.module.css';
import { rowField } from './allocationErrors.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import { lineTotal, type RewardRow } from './allocationValues.ts';
import { RewardPicker } from './RewardPicker.tsx';
import type { AllocationFormApi } from './useAllocationForm.ts';

interface Props {
  form: AllocationFormApi;
  facts: AllocationFacts;
  row: RewardRow;
  /** Its place, from 1. */
  number: number;
}

/** One reward of a request: which, and in committed mode at what price and how many; a card on a phone. */
export function RewardRowFields({ form, facts, row, number }: Props) {
  const { t } = useTranslation('allocations');
  const { mode, rows, errors } = form;
  const { currency } = facts;
  const isCommitted = mode === 'committed';
  const others = rows.filter((other) => other !== row).flatMap(({ reward }) => (reward ? [reward.sku] : []));
  const taken = new Set([...others, ...(isCommitted ? [] : (facts.open?.skus ?? []))]);
  const bound = (field: 'reward' | 'sellingPrice' | 'quantity') => {
    const name = rowField(row, field);
    return { name, error: errors[name], onBlur: () => form.leave(name) };
  };
  const total = lineTotal(row, currency);
  return (
    <li className={css.row} data-mode={mode} aria-label={t('reward_number', { number })}>
      <div className={css.reward}>
        <RewardPicker
          {...bound('reward')}
          advertiserId={facts.advertiserId}
          mode={mode}
          currency={currency}
          value={row.reward}
          initialText={row.text}
          taken={taken}
          isRefused={row.isRefused}
          onText={(text) => form.changeRow(row.key, { text, isRefused: false })}
          onRefuse={() => form.changeRow(row.key, { reward: null, isRefused: true })}
          onChoose={(reward, price) =>
            form.changeRow(row.key, {
              reward,
              isRefused: false,
              // The price of another reward is not this one's.
              ...(reward && { sellingPrice: price ?? '' }),
            })
          }
        />
      </div>
      {isCommitted && (
        <NumberField
          {...bound('sellingPrice')}
          label={t('selling_price')}
          isRequired
          value={row.sellingPrice}
          onChange={(sellingPrice) => form.changeRow(row.key, { sellingPrice })}
          suffix={currency}
        />
      )}
      <NumberField
        {...bound('quantity')}
        label={t('quantity')}
        isRequired={isCommitted}
        placeholder={isCommitted ? undefined : t('no_limit')}
        value={row.quantity}
        onChange={(quantity) => form.changeRow(row.key, { quantity })}
      />
      {isCommitted && (
        <div className={css.total}>
          <span className={css.totalLabel}>{t('line_total')}</span>
          <output className={css.totalValue} aria-label={t('line_total')}>
            {total === null ? '–' : <Money money={{ amount: formatMinor(total, currency), currency }} />}
          </output>
        </div>
      )}
      <div className={css.remove}>
        <IconButton
          icon="trash"
          label={t('remove_reward', { name: row.reward?.name ?? t('reward_number', { number }) })}
          onPress={() => form.removeRow(row.key)}
        />
      </div>
    </li>
  );
}
