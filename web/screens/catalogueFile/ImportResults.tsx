import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { skuListRoute } from '../../routes/skus.ts';
import css from './CatalogueImport.module.css';
import { downloadRefused } from './downloadRefused.ts';
import type { Import, RowResult } from './useCatalogueImport.ts';
import { useResultColumns } from './useResultColumns.tsx';
import { useRowReason } from './useRowReason.ts';

type Outcome = RowResult['outcome'];

const OUTCOMES = ['created', 'changed', 'refused', 'unchanged'] as const;
/** Unchanged lines are hidden at first: in a whole catalogue, nobody would find the few others between them. */
export const FIRST_SHOWN: readonly Outcome[] = OUTCOMES.filter((outcome) => outcome !== 'unchanged');
const PAGE = 50;

interface Props {
  state: Import;
  cellsOf: (line: number) => readonly string[];
  /** Outcomes of the shown lines. */
  shown: readonly Outcome[];
  onShow: (shown: Outcome[]) => void;
  onStart: () => void;
  onPutAway: () => void;
}

/** The effects or results of a file, line by line: counted and filtered by outcome, with a download of refused lines. */
export function ImportResults({ state, cellsOf, shown, onShow, onStart, onPutAway }: Props) {
  const { t, i18n } = useTranslation('catalogueFile');
  const { name, step, results, columns } = state;
  const countOf = (outcome: Outcome) => results.filter((row) => row.outcome === outcome).length;
  const refused = countOf('refused');
  const due = countOf('created') + countOf('changed');
  const [number, setNumber] = useState(1);
  const reasonOf = useRowReason();
  const count = new Intl.NumberFormat(i18n.language);
  const rows = results.filter(({ outcome }) => shown.includes(outcome));
  const page = {
    ...{ number, size: PAGE, totalCount: rows.length, totalIsCapped: false },
    totalPages: Math.ceil(rows.length / PAGE),
  };
  const isTried = step === 'tried';
  return (
    <Panel
      isFlush
      title={t(isTried ? 'would' : 'imported_title', { name })}
      subtitle={isTried && due === 0 && refused === 0 ? t('nothing') : refused > 0 && t('refused_stay')}
      actions={
        <>
          <Button onPress={onPutAway}>{t('other_file')}</Button>
          {refused > 0 && (
            <Button
              icon="download"
              onPress={() =>
                void downloadRefused(
                  columns,
                  results
                    .filter(({ outcome }) => outcome === 'refused')
                    .map((row) => [...cellsOf(row.line), reasonOf(row)]),
                )
              }
            >
              {t('download_refused')}
            </Button>
          )}
          {isTried && due > 0 && (
            <Button variant="primary" onPress={onStart}>
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
          value={shown}
          onChange={(chosen) => {
            onShow(chosen);
            setNumber(1);
          }}
        />
      </div>
      <DataTable
        label={t('results')}
        columns={useResultColumns()}
        rows={rows.slice((number - 1) * PAGE, number * PAGE)}
        rowKey={({ line }) => String(line)}
        emptyText={t('no_line')}
      />
      <Pagination label={t('results')} page={page} onPage={setNumber} />
    </Panel>
  );
}
