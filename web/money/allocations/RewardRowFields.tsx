import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { FormRow } from '../../kit/form/formApi.ts';
import { Money } from '../../kit/values/Money.tsx';
import css from './AllocationRewards.module.css';
import type { AllocationFacts } from './allocationFacts.ts';
import { choiceOf, lineTotal, type RewardRow, shownSum } from './allocationValues.ts';
import { RewardPicker } from './RewardPicker.tsx';

interface Props {
  row: FormRow<RewardRow>;
  facts: AllocationFacts;
  mode: AllocationMode;
  /** SKUs that are already in the form or in the allocation. */
  taken: ReadonlySet<string>;
}

/** Fields of one reward in a request: the reward, and in committed mode its price and quantity. */
export const RewardRowFields = memo(function RewardRowFields({ row, facts, mode, taken }: Props) {
  const { t } = useTranslation('allocations');
  const { currency } = facts;
  const isCommitted = mode === 'committed';
  return (
    <>
      <RewardField row={row} facts={facts} mode={mode} taken={taken} />
      {isCommitted && (
        // An excessive sum is corrected at its first price.
        <div {...(row.index === 0 && { 'data-field': mode })}>
          <NumberField
            {...row.field('sellingPrice')}
            label={t('selling_price')}
            isRequired
            suffix={currency}
          />
        </div>
      )}
      <NumberField
        {...row.field('quantity')}
        label={t('quantity')}
        isRequired={isCommitted}
        placeholder={isCommitted ? undefined : t('no_limit')}
      />
      {isCommitted && <LineTotal row={row.values} currency={currency} />}
    </>
  );
});

function RewardField({ row, facts, mode, taken }: Props) {
  const { advertiserId, currency } = facts;
  const { name, error, onBlur } = row.field('sku');
  const { text, reward, isRefused } = choiceOf(row.values);
  return (
    <RewardPicker
      name={name}
      error={error}
      onBlur={onBlur}
      advertiserId={advertiserId}
      currency={currency}
      mode={mode}
      taken={taken}
      isRefused={isRefused}
      value={reward}
      initialText={text}
      onText={(typed) => row.change((now) => ({ sku: { ...choiceOf(now), text: typed, isRefused: false } }))}
      onRefuse={() => {
        row.change((now) => ({ sku: { ...choiceOf(now), reward: null, isRefused: true } }));
        row.showError('sku', 'reward_unavailable');
      }}
      onChoose={(nextReward, price) =>
        row.change((now) => ({
          sku: { ...choiceOf(now), reward: nextReward, isRefused: false },
          // Another reward has another price.
          ...(nextReward && { sellingPrice: price ?? '' }),
        }))
      }
    />
  );
}

function LineTotal({ row, currency }: { row: RewardRow; currency: string }) {
  const { t } = useTranslation('allocations');
  const total = shownSum(lineTotal(row, currency), currency);
  return (
    <div className={css.total}>
      <span className={css.totalLabel} data-column-label>
        {t('line_total')}
      </span>
      <output className={css.totalValue} aria-label={t('line_total')}>
        {total ? <Money money={total} /> : '–'}
      </output>
    </div>
  );
}
