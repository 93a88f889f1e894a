import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserBudgetTabDocument,
  BudgetLineRowFragmentDoc,
} from '../../../operations/budgets/AdvertiserBudgetTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { dayIn } from '../../../schema/dates.ts';
import { ScreenBoundary } from '../../components/ScreenBoundary.tsx';
import { useFailedChart } from '../../data/useFailedChart.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Stack } from '../../kit/layout/Columns.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { AdvertiserBudgetSkeleton } from './AdvertiserBudgetSkeleton.tsx';
import { AsOfBanner } from './AsOfBanner.tsx';
import { AsOfField } from './AsOfField.tsx';
import { BudgetHistory } from './BudgetHistory.tsx';
import { BudgetOverview } from './BudgetOverview.tsx';
import { HISTORY_DEFAULTS, type HistoryValues, historyVariables, readHistoryQuery } from './historyQuery.ts';

/** What became of an advertiser's budget, now or at the end of a day, and every transaction of it (BUDGET-1 … BUDGET-3). */
export function AdvertiserBudgetTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const [values, setValues] = useUrlQuery(HISTORY_DEFAULTS);
  const query = useMemo(() => readHistoryQuery(values, dayIn(zone)), [values, zone]);
  const answer = useScreenQuery(AdvertiserBudgetTabDocument, {
    id: advertiserId,
    ...historyVariables(query, zone),
  });
  const budget = answer.data?.advertiser?.budget;
  useFailedChart(t('chart'), budget ? null : answer.errorAt('advertiser.budget'));
  const change = (next: Partial<HistoryValues>) =>
    setValues({ 'budget-page': 1, ...next }, { replace: true });
  const goTo = (day: string | null) => setValues({ 'budget-page': 1, 'as-of': day ?? '' });
  const asOf = <AsOfField value={query.asOf} onChange={goTo} />;
  return (
    <ScreenBoundary
      query={answer}
      at="advertiser.budget"
      value={budget}
      name={t('title')}
      skeleton={<AdvertiserBudgetSkeleton />}
    >
      {(shown) => (
        <Stack>
          {query.asOf && <AsOfBanner day={query.asOf} onBack={() => goTo(null)} />}
          <BudgetOverview budget={shown} asOf={asOf} />
          <BudgetHistory
            advertiserId={advertiserId}
            rows={shown.lines && readFragment(BudgetLineRowFragmentDoc, shown.lines.items)}
            page={shown.lines?.page}
            query={query}
            isLoading={answer.isLoading}
            error={shown.lines ? null : answer.errorAt('advertiser.budget.lines')}
            onChange={change}
            onRetry={answer.refetch}
          />
        </Stack>
      )}
    </ScreenBoundary>
  );
}
