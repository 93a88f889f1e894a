import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { skuListRoute } from '../../routes/skus.ts';
import css from './CatalogueImport.module.css';
import { downloadRefused } from './downloadRefused.ts';
import type { Import, RowResult } from './useCatalogueImport.ts';
import { useResultColumns } from './useResultColumns.tsx';
import { useRowReason } from './useRowReason.ts';

const OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
const PAGE = 50;

/** What stays as it is comes after all that does not: in a whole catalogue nobody would find the few lines between. */
const ranked = ({ outcome }: RowResult) => Number(outcome === 'unchanged');

interface Props {
  state: Import;
  cellsOf: (line: number) => readonly string[];
  onStart: () => void;
  onPutAway: () => void;
}

/** What a file would do, or did, line by line: counted, problems by themselves, refused lines to take along. */
export function ImportResults({ state, cellsOf, onStart, onPutAway }: Props) {
  const { t, i18n } = useTranslation('catalogueFile');
  const { name, step, results, columns } = state;
  const countOf = (outcome: RowResult['outcome']) => results.filter((row) => row.outcome === outcome).length;
  const refused = countOf('refused');
  const due = countOf('created') + countOf('changed');
  const [onlyProblems, setOnlyProblems] = useState(refused > 0 && due === 0);
  const [number, setNumber] = useState(1);
  const reasonOf = useRowReason();
  const telling = useMemo(() => [...results].sort((one, other) => ranked(one) - ranked(other)), [results]);
  const shown = onlyProblems ? results.filter(({ outcome }) => outcome === 'refused') : telling;
  const page = {
    ...{ number, size: PAGE, totalCount: shown.length, totalIsCapped: false },
    totalPages: Math.ceil(shown.length / PAGE),
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
        <dl className={css.counts} aria-label={t('outcomes')}>
          {OUTCOMES.map((outcome) => (
            <div key={outcome} className={css.count}>
              <dt>{t(`outcome_${outcome}`)}</dt>
              <dd>{new Intl.NumberFormat(i18n.language).format(countOf(outcome))}</dd>
            </div>
          ))}
        </dl>
        <SwitchField
          label={t('only_problems')}
          value={onlyProblems}
          onChange={(isOn) => {
            setOnlyProblems(isOn);
            setNumber(1);
          }}
        />
      </div>
      <DataTable
        label={t('results')}
        columns={useResultColumns()}
        rows={shown.slice((number - 1) * PAGE, number * PAGE)}
        rowKey={({ line }) => String(line)}
        emptyText={t('no_problem')}
      />
      <Pagination page={page} onPage={setNumber} />
    </Panel>
  );
}
