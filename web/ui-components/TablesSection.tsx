import { useTranslation } from 'react-i18next';
import { ADVERTISER_STATUSES } from '../../schema/foundation/transitions.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Columns, Stack } from '../kit/layout/Stack.tsx';
import { choiceField, searchField } from '../kit/list/filterFields.tsx';
import type { ListWord } from '../kit/list/List.tsx';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { defineList } from '../kit/list/listDefinition.ts';
import { choice, search } from '../kit/list/listFilters.ts';
import { useList } from '../kit/list/useList.ts';
import type { Column } from '../kit/table/column.ts';
import { count, day, money, status } from '../kit/table/columns.tsx';
import { uiComponentsRoute } from '../routes/uiComponents.ts';
import { SAMPLE_ROWS, type SampleRow } from './sampleRows.ts';

const SAMPLE_LIST = defineList({
  pageSize: 4,
  filters: { search: search(), status: choice(ADVERTISER_STATUSES) },
  sort: { fields: ['name', 'redemptions'], initial: { by: 'redemptions', direction: 'DESC' } },
});

const WORDS: Record<ListWord, string> = {
  list: 'sample.advertisers',
  empty: 'kit:empty.no_promotions',
  empty_text: 'sample.empty_text',
  no_match: 'kit:empty.no_result',
  no_match_text: 'sample.no_match_text',
};

const SECTIONS = ['loading', 'refetching', 'empty', 'no_match', 'error'] as const;

/** A list with all features, and a list in its other states. */
export function TablesSection() {
  const { t } = useTranslation('ui-components');
  const list = useList(SAMPLE_LIST);
  const columns = useSampleColumns();
  const { field, direction } = list.sortInput;
  const { search: text, status } = list.sent;
  const rows = SAMPLE_ROWS.filter(
    (row) =>
      row.name.toLowerCase().includes((text ?? '').toLowerCase()) && (!status || row.status === status),
  ).sort((a, b) => {
    const order = field === 'name' ? a.name.localeCompare(b.name) : a.redemptions - b.redemptions;
    return direction === 'ASC' ? order : -order;
  });
  const pageOf = (totalCount: number) => ({
    number: totalCount > 0 ? list.page : 1,
    size: list.pageSize,
    totalCount,
    totalIsCapped: totalCount > 0,
    totalPages: totalCount / list.pageSize,
  });
  const common = {
    list,
    words: (word: ListWord) => t(WORDS[word]),
    rowKey: ({ id }: { id: string }) => id,
    isLoading: false,
    error: null,
    onRetry: () => undefined,
  };
  const few = {
    ...common,
    columns: columns.slice(0, 3),
    rows: rows.slice(0, 3),
    page: null,
    skeletonSize: 3,
  };
  const states = {
    loading: { ...few, rows: undefined, isLoading: true },
    refetching: { ...few, isLoading: true },
    empty: { ...few, list: { ...list, isFiltered: false }, rows: [], page: pageOf(0) },
    no_match: { ...few, list: { ...list, isFiltered: true }, rows: [], page: pageOf(0) },
    error: { ...few, error: { status: 503, message: t('sample.down'), requestId: '9f2c1e7a-44d0-4a55' } },
  };
  return (
    <Stack>
      <ListPanel
        {...common}
        title={t('sample.advertisers')}
        actions={
          <Button size="small" icon="download">
            {t('sample.export')}
          </Button>
        }
        page={pageOf(rows.length && 10_000)}
        rows={rows}
        columns={columns}
        rowHref={({ id }) => `${uiComponentsRoute.href()}?row=${id}`}
        filters={[
          searchField(list.filter('search'), { label: t('sample.search'), chip: t('sample.name') }),
          choiceField(list.filter('status'), {
            label: t('sample.status'),
            values: ['all', ...ADVERTISER_STATUSES],
            labelOf: (one) => t(one === 'all' ? 'sample.all_statuses' : `kit:status.${one}`),
          }),
        ]}
      />
      <Columns>
        {SECTIONS.map((state) => (
          <ListPanel
            key={state}
            {...states[state]}
            title={`${t('section.tables')} · ${t(`state.${state}`)}`}
          />
        ))}
      </Columns>
    </Stack>
  );
}

/** Columns of the showcase: text, a state, a number, an amount, a date. */
function useSampleColumns(): Column<SampleRow>[] {
  const { t } = useTranslation('ui-components');
  return [
    { id: 'name', header: t('sample.name'), cell: ({ name }) => name, isSortable: true },
    status('status', { header: t('sample.status'), width: '8.75rem' }),
    count('redemptions', { header: t('sample.redemptions'), width: '9.5rem', isSortable: true }),
    money('balance', { header: t('sample.balance'), width: '10rem' }),
    day('updatedAt', { header: t('sample.updated'), width: '9.5rem' }),
  ];
}
