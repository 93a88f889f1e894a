import { useTranslation } from 'react-i18next';
import {
  type CodeActivationRowFragment,
  CodeActivationRowFragmentDoc,
  CodeActivationsDocument,
  type CodeActivationRowFragment as Row,
} from '../../../../operations/fulfillment/codes/CodeActivations.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Text } from '../../../kit/layout/Text.tsx';
import { ListPanel } from '../../../kit/list/ListPanel.tsx';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { useList } from '../../../kit/list/useList.ts';
import type { Column } from '../../../kit/table/column.ts';
import { count, day } from '../../../kit/table/columns.tsx';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';
import { dispatchRoute } from '../../../routes/promotions.ts';
import type { Place } from '../DispatchFrame.tsx';

const ACTIVATIONS = defineList({ pageSize: 10 });

/** The activations of a promotion, the newest first (ACTIV-10). */
export function CodeActivations({ place }: { place: Place }) {
  const { t } = useTranslation('dispatches');
  const list = useList(ACTIVATIONS);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(CodeActivationsDocument, {
    id: place.promotionId,
    page: list.pageInput,
  });
  const activations = data?.promotion?.codeActivations;
  return (
    <ListPanel<CodeActivationRowFragment>
      title={t('activations.list')}
      list={list}
      words={(word) => t(`activations.${word}`)}
      page={activations?.page}
      rows={activations && readFragment(CodeActivationRowFragmentDoc, activations.items)}
      isLoading={isLoading}
      error={errorAt('promotion.codeActivations')}
      onRetry={refetch}
      columns={useActivationColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => dispatchRoute.href({ ...place, dispatchId: id })}
    />
  );
}

/** Columns of the activations of a promotion: file, quantity, date and outcome (ACTIV-10). */
function useActivationColumns(): Column<Row>[] {
  const { t } = useTranslation('dispatches');
  return [
    {
      id: 'file',
      header: t('activations.file'),
      cell: ({ fileName, id }) => fileName ?? t('activations.without_file', { id }),
    },
    count('lineCount', { header: t('activations.quantity'), width: '7rem' }),
    day('createdAt', { header: t('activations.date'), width: '11rem', withTime: true }),
    {
      id: 'by',
      header: t('activations.by'),
      width: '11rem',
      cell: ({ createdByName }) => createdByName ?? '–',
    },
    {
      id: 'outcome',
      header: t('activations.outcome'),
      width: '12rem',
      cell: ({ state, progress }) => (
        <>
          <StatusBadge status={state} label={t(`state_${state}`)} />
          {progress.failed > 0 && (
            <Text tone="muted" size="small">
              {' '}
              {t('activations.failed', { count: progress.failed })}
            </Text>
          )}
        </>
      ),
    },
  ];
}
