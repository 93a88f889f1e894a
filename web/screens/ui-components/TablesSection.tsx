import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { Columns, Stack } from '../../kit/layout/Columns.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { type Column, DataTable } from '../../kit/table/DataTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import type { Sort } from '../../kit/table/sort.ts';
import { Count } from '../../kit/values/Count.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { uiComponentsRoute } from '../../routes/uiComponents.ts';
import { SAMPLE_ROWS, type SampleRow } from './sampleRows.ts';

/** A table with everything, and a table in its other states. */
export function TablesSection() {
  const { t } = useTranslation('ui-components');
  const titled = (state: string) => `${t('section.tables')} · ${t(state)}`;
  const [sort, setSort] = useState<Sort>({ by: 'redemptions', direction: 'DESC' });
  const [page, setPage] = useState(2);
  const [search, setSearch] = useState('');
  const [hasStatus, setStatus] = useState(true);
  const columns: readonly Column<SampleRow>[] = [
    { id: 'name', header: t('sample.name'), cell: ({ name }) => name, isSortable: true },
    {
      id: 'status',
      header: t('sample.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
      width: '140px',
    },
    {
      id: 'redemptions',
      header: t('sample.redemptions'),
      cell: ({ redemptions }) => <Count value={redemptions} />,
      align: 'end',
      width: '150px',
      isSortable: true,
      firstDirection: 'DESC',
    },
    {
      id: 'balance',
      header: t('sample.balance'),
      cell: ({ balance }) => <Money money={balance} />,
      align: 'end',
      width: '160px',
    },
    {
      id: 'updated',
      header: t('sample.updated'),
      cell: ({ updatedAt }) => <DateText iso={updatedAt} />,
      width: '150px',
    },
  ];
  const rows = [...SAMPLE_ROWS].sort((a, b) => {
    const order = sort.by === 'name' ? a.name.localeCompare(b.name) : a.redemptions - b.redemptions;
    return sort.direction === 'ASC' ? order : -order;
  });
  const table = { label: t('sample.advertisers'), columns, rowKey: ({ id }: SampleRow) => id };
  return (
    <Stack>
      <Panel
        title={t('sample.advertisers')}
        isFlush
        actions={
          <Button size="small" icon="download">
            {t('sample.export')}
          </Button>
        }
      >
        <div style={{ padding: 'var(--space-3) var(--space-4)' }}>
          <FilterBar
            onClear={() => setStatus(false)}
            chips={
              hasStatus && (
                <FilterChip
                  label={t('sample.status')}
                  value={t('kit:status.enabled')}
                  onRemove={() => setStatus(false)}
                />
              )
            }
          >
            <SearchField label={t('sample.search')} value={search} onChange={setSearch} />
          </FilterBar>
        </div>
        <DataTable
          {...table}
          rows={rows}
          sort={sort}
          onSort={setSort}
          rowHref={({ id }) => `${uiComponentsRoute.href()}?row=${id}`}
        />
        <Pagination
          page={{ number: page, size: 4, totalCount: 10000, totalIsCapped: true, totalPages: 2500 }}
          onPage={setPage}
        />
      </Panel>
      <Columns>
        <Panel title={titled('state.loading')} isFlush>
          <DataTable {...table} columns={columns.slice(0, 3)} rows={undefined} isLoading pageSize={3} />
        </Panel>
        <Panel title={titled('state.refetching')} isFlush>
          <DataTable {...table} columns={columns.slice(0, 3)} rows={rows.slice(0, 3)} isLoading />
        </Panel>
        <Panel title={titled('state.empty')} isFlush>
          <DataTable
            {...table}
            rows={[]}
            emptyText={t('kit:empty.no_promotions')}
            empty={t('sample.empty_text')}
          />
        </Panel>
        <Panel title={titled('state.error')} isFlush>
          <ErrorBlock
            name={t('sample.advertisers')}
            error={{ status: 503, message: t('sample.down'), requestId: '9f2c1e7a-44d0-4a55' }}
            onRetry={() => undefined}
          />
        </Panel>
      </Columns>
    </Stack>
  );
}
