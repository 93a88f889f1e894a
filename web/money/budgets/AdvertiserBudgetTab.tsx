import { useTranslation } from 'react-i18next';
import {
  AdvertiserBudgetTabDocument,
  BudgetLineRowFragmentDoc,
} from '../../../operations/money/budgets/AdvertiserBudgetTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { type Day, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { useFailedLoad } from '../../data/failures/useFailedLoad.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { AsOfField } from './AsOfField.tsx';
import { BudgetOverview } from './BudgetOverview.tsx';
import { BudgetTransactions } from './BudgetTransactions.tsx';
import {
  AS_OF,
  AS_OF_ACCEPTS,
  momentOf,
  readAsOf,
  TRANSACTION_LIST,
  transactionFilter,
} from './transactions.ts';

/** An advertiser's budget, now or at the end of a day, and every transaction of it (BUDGET-1 … BUDGET-3). */
export function AdvertiserBudgetTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const [{ 'as-of': asOfText }, setAsOf] = useUrlQuery(AS_OF, AS_OF_ACCEPTS);
  const day = readAsOf(asOfText, dayIn(zone));
  const asOf = day ? momentOf(day, zone) : undefined;
  const list = useList(TRANSACTION_LIST);
  const answer = useScreenQuery(AdvertiserBudgetTabDocument, {
    id: advertiserId,
    filter: transactionFilter(list),
    page: list.pageInput,
    ...(asOf && { asOf }),
  });
  const budget = answer.data?.advertiser?.budget;
  useFailedLoad(t('chart'), budget ? null : answer.errorAt('advertiser.budget'));
  const goTo = (next: string | null) => setAsOf({ 'budget-page': 1, 'as-of': next ?? '' });
  const asOfField = <AsOfField value={day} onChange={goTo} />;
  return (
    <ScreenBoundary
      query={answer}
      at="advertiser.budget"
      value={budget}
      name={t('title')}
      skeleton={<AdvertiserBudgetSkeleton />}
    >
      {(content) => (
        <Stack>
          {day && <AsOfBanner day={day} onBack={() => goTo(null)} />}
          <BudgetOverview budget={content} asOf={asOfField} />
          <BudgetTransactions
            advertiserId={advertiserId}
            list={list}
            asOf={asOf}
            rows={content.lines && readFragment(BudgetLineRowFragmentDoc, content.lines.items)}
            page={content.lines?.page}
            isLoading={answer.isLoading}
            error={content.lines ? null : answer.errorAt('advertiser.budget.lines')}
            onRetry={answer.refetch}
          />
        </Stack>
      )}
    </ScreenBoundary>
  );
}

/** Skeleton of a budget, in the shape of its tab. */
function AdvertiserBudgetSkeleton() {
  return (
    <Stack>
      <PanelSkeleton height={280} />
      <PanelSkeleton height={740} />
    </Stack>
  );
}

/** Says that a past day is shown, and links back to now. */
function AsOfBanner({ day, onBack }: { day: Day; onBack: () => void }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  return (
    <Banner
      title={t('as_of_title', { day: formatDay(day, 'table') })}
      actions={<Button onPress={onBack}>{t('as_of_back')}</Button>}
    >
      <p>{t('as_of_text', { zone })}</p>
    </Banner>
  );
}
