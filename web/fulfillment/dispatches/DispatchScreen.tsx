import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchBatchesFragment,
  DispatchBatchesFragmentDoc,
  DispatchProgressFragmentDoc,
  DispatchScreenDocument,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import type { Column } from '../../kit/table/column.ts';
import { count, money, status } from '../../kit/table/columns.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { promotionRoute } from '../../routes/promotions.ts';
import { DispatchAccepted } from '../shared/dispatches/DispatchAccepted.tsx';
import { DispatchProgress } from '../shared/dispatches/DispatchProgress.tsx';
import { UndoCountdown } from '../shared/dispatches/UndoCountdown.tsx';
import { DispatchActions } from './DispatchActions.tsx';
import { DispatchChangeDialog } from './DispatchChangeDialog.tsx';
import { DispatchDetails } from './DispatchDetails.tsx';
import { DispatchLines } from './DispatchLines.tsx';
import { DispatchLook } from './DispatchLook.tsx';
import { DispatchRefused } from './DispatchRefused.tsx';
import type { DispatchChange } from './dispatchChanges.ts';

interface Props {
  advertiserId: string;
  promotionId: string;
  dispatchId: string;
}

/** One dispatch: its progress, its remaining actions, its batches and its lines with the remedy of failed ones. */
export function DispatchScreen({ advertiserId, promotionId, dispatchId }: Props) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(DispatchScreenDocument, { id: dispatchId });
  const dispatch = query.data?.dispatch;
  const { promotion } = dispatch ?? {};
  // A dispatch under another promotion's or advertiser's address counts as not found.
  const isHere = promotion?.id === promotionId && promotion.advertiserId === advertiserId;
  const currentDispatch = dispatch && isHere ? dispatch : null;
  const parts = currentDispatch && readFragment(DispatchProgressFragmentDoc, currentDispatch);
  const isGoingOn =
    currentDispatch?.state === 'held' || currentDispatch?.state === 'released' || Boolean(parts?.changing);
  const [change, setChange] = useState<DispatchChange | null>(null);
  const back = {
    href: promotionRoute.href({ advertiserId, promotionId }, { tab: 'batches' }),
    label: promotion?.name ?? t('list_title'),
  };
  return (
    <Screen
      title={t('name', { id: dispatchId })}
      back={back}
      {...(currentDispatch && {
        badge: <StatusBadge status={currentDispatch.state} label={t(`state_${currentDispatch.state}`)} />,
        subtitle: (
          <>
            {t(`kind_${currentDispatch.kind}`)} · <DateText iso={currentDispatch.createdAt} withTime />
            {currentDispatch.createdByName && ` · ${currentDispatch.createdByName}`}
            {currentDispatch.testing && ` · ${t('testing')}`}
          </>
        ),
        actions: <DispatchActions dispatch={currentDispatch} onChange={setChange} />,
      })}
    >
      <ScreenBoundary
        query={query}
        at="dispatch"
        value={currentDispatch}
        name={t('dispatch')}
        skeleton={<DispatchSkeleton />}
        back={back}
      >
        {(loadedDispatch) => (
          <>
            {isGoingOn && <DispatchLook dispatchId={dispatchId} />}
            {loadedDispatch.state !== 'recalled' && (
              <DispatchAccepted dispatchId={dispatchId} dispatch={loadedDispatch} />
            )}
            <DispatchHeld dispatch={loadedDispatch} onChange={setChange} />
            <DispatchRefused dispatch={loadedDispatch} place={{ advertiserId, promotionId }} />
            <Panel title={t('progress')}>
              <DispatchProgress dispatch={loadedDispatch} />
            </Panel>
            <DispatchDetails dispatch={loadedDispatch} />
            <DispatchBatches dispatch={loadedDispatch} />
            <DispatchLines dispatch={loadedDispatch} />
            {change && (
              <DispatchChangeDialog
                key={change}
                change={change}
                dispatch={loadedDispatch}
                place={{ advertiserId, promotionId }}
                onClose={() => setChange(null)}
              />
            )}
          </>
        )}
      </ScreenBoundary>
    </Screen>
  );
}

interface DispatchHeldProps {
  dispatch: FragmentOf<typeof DispatchProgressFragmentDoc>;
  onChange: (change: DispatchChange) => void;
}

/** Names a change that runs in the background. For a held dispatch, shows what stops it, the release time, and Undo. */
function DispatchHeld({ dispatch: ref, onChange }: DispatchHeldProps) {
  const { t } = useTranslation('dispatches');
  const can = useCan();
  const { state, stop, changing, releaseAt, channel } = readFragment(DispatchProgressFragmentDoc, ref);
  if (changing) return <Banner tone="info">{t(`changing_${changing}`)}</Banner>;
  if (state !== 'held') return null;
  const mayChange = can('createBulkRedemptions');
  return (
    <>
      {stop && <Banner tone="warning">{t(`stop_${stop}`)}</Banner>}
      <UndoCountdown
        releaseAt={releaseAt}
        isTold={channel !== null}
        {...(mayChange && { onUndo: () => onChange('recall'), onSendNow: () => onChange('release') })}
      />
    </>
  );
}

/** Skeleton of a dispatch: its progress, its facts, its batches and its lines. */
function DispatchSkeleton() {
  return (
    <>
      <PanelSkeleton height={140} />
      <PanelSkeleton height={150} />
      <PanelSkeleton height={140} />
      <PanelSkeleton height={420} />
    </>
  );
}

type Batch = DispatchBatchesFragment['batches'][number];

/** The batches of a dispatch, one per reward: quantity, cost, progress. */
function DispatchBatches({ dispatch: ref }: { dispatch: FragmentOf<typeof DispatchBatchesFragmentDoc> }) {
  const { t } = useTranslation('dispatches');
  const { batches } = readFragment(DispatchBatchesFragmentDoc, ref);
  const columns: Column<Batch>[] = [
    { id: 'reward', header: t('reward'), cell: ({ rewardName, sku }) => `${rewardName} (${sku})` },
    status('state', { header: t('state'), width: '9rem', label: (state) => t(`batch_state_${state}`) }),
    money('value', { header: t('value'), width: '9rem', none: t('values_differ') }),
    count('amount', { header: t('lines'), width: '7rem' }),
    money('charge', { header: t('charge'), width: '9rem' }),
    count('done', { header: t('part_done'), width: '7rem' }),
    count('failed', { header: t('part_failed'), width: '7rem' }),
    count('canceled', { header: t('part_canceled'), width: '7rem' }),
  ];
  return (
    <Panel title={t('batches')} isFlush>
      <DataTable label={t('batches')} columns={columns} rows={batches} rowKey={({ id }) => id} />
    </Panel>
  );
}
