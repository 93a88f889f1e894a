import { useTranslation } from 'react-i18next';
import { formatMinor } from '../../../schema/money.ts';
import { MAX_REQUEST_REWARDS } from '../../../schema/rules/allocations.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './AllocationRewards.module.css';
import type { AllocationFacts } from './allocationFacts.ts';
import { askedFor } from './allocationValues.ts';
import { RewardRowFields } from './RewardRowFields.tsx';
import type { AllocationFormApi } from './useAllocationForm.ts';

/** The rewards of a request, row by row; in committed mode with their sum. */
export function AllocationRewards({ form, facts }: { form: AllocationFormApi; facts: AllocationFacts }) {
  const { t } = useTranslation('allocations');
  const { rows, mode, values, errors } = form;
  const { currency } = facts;
  const asked = mode === 'committed' ? askedFor(values, facts, rows) : null;
  return (
    <Panel title={t('rewards')} subtitle={t(`rewards_${mode}`)}>
      {rows.length > 0 && (
        <ol className={css.rows}>
          {rows.map((row, index) => (
            <RewardRowFields
              key={`${facts.advertiserId} ${mode} ${row.key}`}
              form={form}
              facts={facts}
              row={row}
              number={index + 1}
            />
          ))}
        </ol>
      )}
      <div className={css.foot}>
        <span data-field="add">
          <Button icon="plus" onPress={form.addRow} isDisabled={rows.length >= MAX_REQUEST_REWARDS}>
            {t('add_reward')}
          </Button>
        </span>
        {mode === 'committed' && (
          <p className={css.grand}>
            <span className={css.grandLabel}>{t('total')}</span>
            <output aria-label={t('total')}>
              <Money money={{ amount: formatMinor(asked ?? 0n, currency), currency }} />
            </output>
          </p>
        )}
      </div>
      {errors.add && (
        <p className={css.error} role="alert">
          {errors.add}
        </p>
      )}
      {mode === 'committed' && errors.total && (
        <p className={css.error} role="alert">
          {errors.total}
        </p>
      )}
    </Panel>
  );
}
