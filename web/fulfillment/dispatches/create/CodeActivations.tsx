import { useTranslation } from 'react-i18next';
import {
  type CodeActivationRowFragment,
  CodeActivationRowFragmentDoc,
  CodeActivationsDocument,
} from '../../../../operations/fulfillment/codes/CodeActivations.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ListPanel } from '../../../kit/list/ListPanel.tsx';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { useList } from '../../../kit/list/useList.ts';
import { dispatchRoute } from '../../../routes/promotions.ts';
import type { Place } from '../DispatchFrame.tsx';
import { useActivationColumns } from './useActivationColumns.tsx';

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
