import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REQUEST_REWARDS } from '../../../schema/money/allocations/allocations.ts';
import { FormRows } from '../../kit/form/FormRows.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './AllocationRewards.module.css';
import type { AllocationFacts } from './allocationFacts.ts';
import { askedFor, emptyRow, shownSum } from './allocationValues.ts';
import { RewardRowFields } from './RewardRowFields.tsx';
import type { AllocationFormApi } from './useAllocationForm.ts';

const COLUMNS = { committed: 'minmax(0, 1fr) 156px 136px 104px', open: 'minmax(0, 1fr) 164px' };

/** The rewards of a request, row by row; in committed mode with their sum. */
export function AllocationRewards({ form, facts }: { form: AllocationFormApi; facts: AllocationFacts }) {
  const { t } = useTranslation('allocations');
  const { rewards, mode, values } = form;
  const { currency } = facts;
  const total = mode === 'committed' && shownSum(askedFor(values, mode, currency) ?? 0n, currency);
  const chosenSkus = values[mode].flatMap(({ sku }) => (sku?.reward ? [sku.reward.sku] : [])).join(' ');
  const takenSkus = useMemo(
    () => new Set([...chosenSkus.split(' '), ...(mode === 'open' ? (facts.open?.skus ?? []) : [])]),
    [chosenSkus, mode, facts],
  );
  return (
    <Panel title={t('rewards')} subtitle={t(`rewards_${mode}`)}>
      <FormRows
        key={`${facts.advertiserId} ${mode}`}
        rows={rewards}
        label={t('rewards')}
        numberLabel={(number) => t('reward_number', { number })}
        nameOf={({ sku }) => sku?.reward?.name}
        columns={COLUMNS[mode]}
        adding={{ label: t('add_reward'), newRow: emptyRow, max: MAX_REQUEST_REWARDS }}
        foot={
          mode === 'committed' && (
            <Row as="p" isOneLine gap={3} align="baseline" className={css.grand}>
              <Text tone="muted" size="small" weight="medium">
                {t('total')}
              </Text>
              <output aria-label={t('total')}>{total ? <Money money={total} /> : '–'}</output>
            </Row>
          )
        }
      >
        {(row) => <RewardRowFields row={row} facts={facts} mode={mode} taken={takenSkus} />}
      </FormRows>
    </Panel>
  );
}
