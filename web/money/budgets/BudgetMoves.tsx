import { useTranslation } from 'react-i18next';
import type { BudgetFormFragmentDoc } from '../../../operations/money/budgets/BudgetScreen.generated.ts';
import type { FragmentOf } from '../../../operations/readFragment.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { BudgetForm } from './BudgetForm.tsx';
import { MOVE_ACCEPTS, MOVE_DEFAULTS, MOVE_TABS, moveOf } from './moves.ts';

/** The two changes of a budget, each with its own form (BUDGET-12). */
export function BudgetMoves(props: { name: string; budget: FragmentOf<typeof BudgetFormFragmentDoc> }) {
  const { t } = useTranslation('budgets');
  const [{ tab }, setQuery] = useUrlQuery(MOVE_DEFAULTS, MOVE_ACCEPTS);
  const move = moveOf(tab);
  return (
    <Panel>
      <Tabs
        label={t('moves')}
        tabs={MOVE_TABS.map(({ id }) => ({ id, label: t(id) }))}
        selected={MOVE_TABS.find((one) => one.move === move)?.id ?? 'add'}
        onSelect={(id) => setQuery({ tab: id }, { replace: true })}
      >
        <BudgetForm key={move} move={move} {...props} />
      </Tabs>
    </Panel>
  );
}
