import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserBudgetTabDocument,
  type BudgetLineRowFragment,
  BudgetLineRowFragmentDoc,
} from '../../../operations/money/budgets/AdvertiserBudgetTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { type Day, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../schema/foundation/transitions.ts';
import { useFailedLoad } from '../../data/failures/useFailedLoad.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { choiceField, daysField, searchField } from '../../kit/list/filterFields.tsx';
import type { ListProps } from '../../kit/list/List.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import css from './Budget.module.css';
import { BudgetOverview } from './BudgetOverview.tsx';
import {
  AS_OF,
  AS_OF_ACCEPTS,
  momentOf,
  readAsOf,
  TRANSACTION_LIST,
  type TransactionListState,
  transactionFile,
  transactionFilter,
} from './transactions.ts';
import { useBudgetLineColumns } from './useBudgetLineColumns.tsx';

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

/** No budget existed before this day: an earlier date is a year typed with two digits. */
const EARLIEST = '2000-01-01';

/** The day whose end is shown; none for now. A future day is refused, today means now. Nothing applies while typing. */
function AsOfField({ value, onChange }: { value: Day | null; onChange: (day: Day | null) => void }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const today = dayIn(zone);
  const [typed, setTyped] = useState(value);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setTyped(value), [value]);
  function settle(day: Day | null) {
    setSettled(true);
    if (day && day < EARLIEST) return setTyped(value);
    if (day && day > today) return;
    const next = day === today ? null : day;
    if (next !== value) onChange(next);
  }
  return (
    <div className={css.asOf}>
      <DayField
        label={t('as_of')}
        value={typed}
        max={today}
        error={isSettled && typed && typed > today ? t('as_of_future') : undefined}
        onChange={(day) => {
          setTyped(day);
          setSettled(false);
        }}
        onSettled={settle}
      />
    </div>
  );
}

/** Delay of the transaction search after the last key, in ms (BUDGET-10). */
const SEARCH_DELAY_MS = 500;

interface Props
  extends Pick<ListProps<BudgetLineRowFragment>, 'rows' | 'page' | 'isLoading' | 'error' | 'onRetry'> {
  advertiserId: string;
  list: TransactionListState;
  /** The displayed moment; now when absent. */
  asOf: string | undefined;
}

/** Every transaction of the budget, newest first: with filters, pages and a file (BUDGET-3 … BUDGET-9). */
function BudgetTransactions({ advertiserId, list, asOf, ...answer }: Props) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  return (
    <ListPanel
      {...answer}
      title={t('list')}
      actions={
        <DownloadButton
          path={transactionFile(advertiserId, list, asOf)}
          label={t('download')}
          isDisabled={!answer.rows?.length}
        />
      }
      list={list}
      words={(word) => t(word === 'empty_text' && asOf ? 'empty_text_then' : word)}
      columns={useBudgetLineColumns({ advertiserId, isPast: asOf !== undefined })}
      rowKey={({ id }) => id}
      filters={[
        searchField(list.filter('search'), {
          label: t('search'),
          chip: t('search_chip'),
          delay: SEARCH_DELAY_MS,
        }),
        daysField(list.filter('dates'), { label: t('dates'), chip: t('dates_chip', { zone }) }),
        choiceField(list.filter('type'), {
          label: t('type'),
          values: ['all', ...BUDGET_LINE_TYPES],
          labelOf: (type) => t(`types.${type}`),
        }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: ['all', ...BUDGET_LINE_STATUSES],
          labelOf: (status) => t(`statuses.${status}`),
        }),
      ]}
    />
  );
}
