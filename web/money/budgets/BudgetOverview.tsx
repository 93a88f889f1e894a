import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BudgetOverviewFragmentDoc } from '../../../operations/money/budgets/AdvertiserBudgetTab.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { BudgetFigure } from '../../../schema/money/figures.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { DONUT_LIMIT, Donut } from '../../kit/charts/Donut.tsx';
import type { DonutSlice } from '../../kit/charts/donutSlice.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { formatMoney, formatMoneyShort } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './Budget.module.css';

type Figure = Exclude<BudgetFigure, 'max_add' | 'max_remove' | 'requested'>;

/** The parts of the total (BUDGET-59), each with its color. */
const SLICES = [
  ['used', 1],
  ['pending', 3],
  ['allocated', 4],
  ['unallocated', 'rest'],
] as const satisfies readonly (readonly [Figure, DonutSlice['colour']])[];

/** Figures besides those of the donut. */
const BESIDE = ['total', 'balance', 'delivered', 'expired'] as const satisfies readonly Figure[];

export interface BudgetOverviewProps {
  budget: FragmentOf<typeof BudgetOverviewFragmentDoc>;
  /** The choice of the displayed day. */
  asOf: ReactNode;
}

/** The state of the budget: a donut of its parts, and the other figures beside it. */
export function BudgetOverview({ budget: ref, asOf }: BudgetOverviewProps) {
  const { t, i18n } = useTranslation('budgets');
  const budget = readFragment(BudgetOverviewFragmentDoc, ref);
  const isEmpty = !/[1-9]/.test(budget.total.amount + budget.used.amount);
  const isLong = Number(budget.total.amount) > DONUT_LIMIT;
  const amount = (figure: Figure) => (
    <ExplainFigure advertiserId={budget.advertiserId} figure={figure} asOf={budget.asOf}>
      <Money money={budget[figure]} />
    </ExplainFigure>
  );
  return (
    <Panel title={t('title')} actions={asOf}>
      {isEmpty ? (
        <EmptyState title={t('no_budget')}>{t(budget.asOf ? 'no_budget_then' : 'no_budget_text')}</EmptyState>
      ) : (
        <div className={css.overview}>
          <Donut
            label={t('chart')}
            slices={SLICES.map(([id, colour]) => ({
              id,
              label: t(id),
              value: Number(budget[id].amount),
              text: amount(id),
              colour,
            }))}
            centre={
              isLong
                ? formatMoneyShort(budget.total, i18n.language)
                : formatMoney(budget.total, i18n.language)
            }
            centreLabel={t('total')}
          />
          <div className={css.beside}>
            <Facts isFigures facts={BESIDE.map((figure) => ({ label: t(figure), value: amount(figure) }))} />
          </div>
        </div>
      )}
    </Panel>
  );
}
