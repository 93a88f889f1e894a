import { useTranslation } from 'react-i18next';
import { CreditInfoFragmentDoc } from '../../../operations/money/budgets/BudgetScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { BudgetFigure } from '../../../schema/money/figures.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import type { MoneyValue } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { MOVE_DEFAULTS, moveOf } from './moves.ts';

/** The current amount, and the maximum that can be added or removed, depending on the tab (BUDGET-13, BUDGET-14). */
export function CreditInfo({ budget: ref }: { budget: FragmentOf<typeof CreditInfoFragmentDoc> }) {
  const { t } = useTranslation('budgets');
  const budget = readFragment(CreditInfoFragmentDoc, ref);
  const [{ tab }] = useUrlQuery(MOVE_DEFAULTS);
  const figures = ['total', 'balance', 'unallocated', 'pending'] as const;
  const limit =
    moveOf(tab) === 'credit' ? (['maxAdd', 'max_add'] as const) : (['maxRemove', 'max_remove'] as const);
  const explained = (figure: BudgetFigure, money: MoneyValue) => (
    <ExplainFigure advertiserId={budget.advertiserId} figure={figure}>
      <Money money={money} />
    </ExplainFigure>
  );
  return (
    <Panel
      title={t('credit_info')}
      actions={
        <TextLink href={advertiserRoute.href({ advertiserId: budget.advertiserId }, { tab: 'budget' })}>
          {t('see_history')}
        </TextLink>
      }
    >
      <Facts
        isFigures
        facts={[
          ...figures.map((figure) => ({ label: t(figure), value: explained(figure, budget[figure]) })),
          { label: t(limit[1]), value: explained(limit[1], budget[limit[0]]) },
        ]}
      />
    </Panel>
  );
}
