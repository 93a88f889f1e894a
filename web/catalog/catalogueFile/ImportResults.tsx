import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportProgressFragment } from '../../../operations/catalog/catalogueFile/CatalogueImportScreen.generated.ts';
import {
  ImportResultsDocument,
  ImportResultsStartDocument,
  ImportRowFragmentDoc,
} from '../../../operations/catalog/catalogueFile/ImportResults.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { skuListRoute } from '../../routes/skus.ts';
import css from './CatalogueImport.module.css';
import type { RefusedFileRow } from './readFile.ts';
import { refusedRows } from './refusedRows.ts';
import { useResultColumns } from './useResultColumns.tsx';
import { useRowReason } from './useRowReason.ts';
import { runFileTask } from './useSendFile.ts';

const OUTCOMES = ['created', 'changed', 'refused', 'unchanged'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Unchanged lines are hidden at first: in a whole catalog, nobody would find the few others between them. */
const FIRST_SHOWN: readonly Outcome[] = OUTCOMES.filter((outcome) => outcome !== 'unchanged');
const PAGE_ROWS = 50;

interface Props {
  of: ImportProgressFragment;
  onStarted: () => void;
}

/** The effects or results of a file, line by line: counted and filtered by outcome, with a download of refused lines. */
export function ImportResults({ of: { id, name, state, columns, outcomes }, onStarted }: Props) {
  const { t, i18n } = useTranslation('catalogueFile');
  const client = useApolloClient();
  const [start, isStarting] = useScreenMutation(ImportResultsStartDocument);
  const [visibleOutcomes, setVisibleOutcomes] = useState<readonly Outcome[]>(FIRST_SHOWN);
  const [number, setNumber] = useState(1);
  const query = useScreenQuery(ImportResultsDocument, {
    id,
    outcomes: [...visibleOutcomes],
    page: { number, size: PAGE_ROWS },
  });
  const failure = query.errorAt('catalogueImport');
  const reasonOf = useRowReason();
  const columnsOfTable = useResultColumns();
  const page = query.data?.catalogueImport?.rows;
  const rows = page ? readFragment(ImportRowFragmentDoc, page.items) : undefined;
  const count = new Intl.NumberFormat(i18n.language);
  const countOf = (outcome: Outcome) => outcomes.find((one) => one.outcome === outcome)?.count ?? 0;
  const refused = countOf('refused');
  const due = countOf('created') + countOf('changed');
  const isTried = state === 'tried';
  return (
    <Panel
      isFlush
      title={t(isTried ? 'would' : 'imported_title', { name })}
      subtitle={isTried && due === 0 && refused === 0 ? t('nothing') : refused > 0 && t('refused_stay')}
      actions={
        <>
          {refused > 0 && (
            <Button
              icon="download"
              onPress={() =>
                void refusedRows(client, id).then((allRows) =>
                  downloadRefused(
                    columns,
                    allRows.map((row) => ({ cells: row.cells, reason: reasonOf(row) })),
                  ),
                )
              }
            >
              {t('download_refused')}
            </Button>
          )}
          {isTried && due > 0 && (
            <Button
              variant="primary"
              isPending={isStarting}
              onPress={() => void start({ id }, { done: onStarted })}
            >
              {t('import', { count: due })}
            </Button>
          )}
          {!isTried && (
            <LinkButton href={skuListRoute.href()} variant="primary">
              {t('see')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={css.head}>
        <CheckboxGroupField
          label={t('outcomes')}
          isLabelHidden
          isRow
          options={OUTCOMES.map((outcome) => ({
            id: outcome,
            label: `${t(`outcome_${outcome}`)} (${count.format(countOf(outcome))})`,
          }))}
          value={visibleOutcomes}
          onChange={(nextOutcomes) => {
            setVisibleOutcomes(nextOutcomes);
            setNumber(1);
          }}
        />
      </div>
      {failure ? (
        <ErrorBlock name={t('results')} error={failure} onRetry={query.refetch} />
      ) : (
        <DataTable
          label={t('results')}
          columns={columnsOfTable}
          rows={rows}
          isLoading={query.isLoading}
          rowKey={({ line }) => String(line)}
          emptyText={t('no_line')}
        />
      )}
      {page && <Pagination label={t('results')} page={page.page} onPage={setNumber} />}
    </Panel>
  );
}

/** Downloads refused lines as a file that can be corrected and imported again. */
async function downloadRefused(columns: readonly string[], rows: readonly RefusedFileRow[]): Promise<void> {
  const text = await runFileTask((worker) => worker.writeRefused(columns, rows));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = 'catalogue-refused.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
