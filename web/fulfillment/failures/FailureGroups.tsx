import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureGroupRowFragment } from '../../../operations/fulfillment/failures/FailuresScreen.generated.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import type { Column } from '../../kit/table/column.ts';
import { count, day } from '../../kit/table/columns.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { reasonWords } from '../shared/dispatches/reasonWords.ts';
import { ADDRESS_MISSING } from './FailureRemedyNotice.tsx';

/** Reasons per page: a phone shows each as a card. */
const SIZE = 10;

interface Props {
  /** Undefined or null while unknown. */
  rows: readonly FailureGroupRowFragment[] | null | undefined;
  isLoading: boolean;
  isCapped: boolean;
  withAdvertiser: boolean;
  chosen: (Pick<FailureGroupRowFragment, 'kind' | 'reason'> & { advertiserId: string | null }) | null;
  /** A group was selected; null when the selected one is closed. */
  onChoose: (row: FailureGroupRowFragment | null) => void;
}

/** Reasons with their number of failures, their start and their remedy; a selected reason is shown alone, above its failures. */
export function FailureGroups({ rows, isLoading, isCapped, withAdvertiser, chosen, onChoose }: Props) {
  const { t } = useTranslation('failures');
  const { t: words } = useTranslation('dispatches');
  const isChosen = (row: FailureGroupRowFragment) =>
    chosen?.kind === row.kind && chosen.reason === row.reason && chosen.advertiserId === row.advertiserId;
  const [number, setNumber] = useState(1);
  const open = rows?.filter(isChosen);
  const isOne = open !== undefined && open.length > 0;
  const totalCount = rows?.length ?? 0;
  const totalPages = Math.ceil(totalCount / SIZE);
  const columns: Column<FailureGroupRowFragment>[] = [
    {
      id: 'reason',
      header: t('reason'),
      cell: ({ reason, remedy }) => (
        <TwoLines note={reason === ADDRESS_MISSING ? t('enter_address') : words(`remedy.${remedy}`)}>
          {reason ? reasonWords(reason, words) : t('no_reason')}
        </TwoLines>
      ),
    },
    { id: 'kind', header: t('kind'), width: '9rem', cell: ({ kind }) => t(`kinds.${kind}`) },
    ...(withAdvertiser
      ? [
          {
            id: 'advertiser',
            header: t('advertiser'),
            width: '13rem',
            cell: ({ advertiserName }: FailureGroupRowFragment) => advertiserName,
          },
        ]
      : []),
    count('count', { header: t('count'), width: '6rem' }),
    day('oldestOccurredAt', { header: t('oldest'), width: '9rem' }),
    {
      id: 'show',
      header: t('show'),
      isHeaderHidden: true,
      align: 'end',
      width: '9rem',
      cell: (row) => (
        <Button
          size="small"
          aria-expanded={isChosen(row)}
          aria-label={t(isChosen(row) ? 'hide_of' : 'show_of', {
            reason: row.reason ? reasonWords(row.reason, words) : t('no_reason'),
            advertiser: row.advertiserName,
          })}
          onPress={() => onChoose(isChosen(row) ? null : row)}
        >
          {t(isChosen(row) ? 'hide' : 'show')}
        </Button>
      ),
    },
  ];
  return (
    <>
      {isCapped && <Banner>{t('capped')}</Banner>}
      <DataTable
        label={t('by_reason')}
        columns={columns}
        rows={isOne ? open : rows?.slice((number - 1) * SIZE, number * SIZE)}
        rowKey={({ kind, reason, advertiserId }) => `${kind} ${reason} ${advertiserId}`}
        isLoading={isLoading}
        pageSize={4}
        emptyText={t('empty')}
        empty={t('empty_text')}
      />
      {!isOne && totalPages > 1 && (
        <Pagination
          label={t('by_reason')}
          page={{ number, size: SIZE, totalCount, totalIsCapped: false, totalPages }}
          onPage={setNumber}
        />
      )}
    </>
  );
}
