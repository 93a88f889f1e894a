import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DispatchProgressFragmentDoc,
  DispatchScreenDocument,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { DispatchAccepted } from '../../components/dispatches/DispatchAccepted.tsx';
import { DispatchProgress } from '../../components/dispatches/DispatchProgress.tsx';
import { ScreenBoundary } from '../../components/ScreenBoundary.tsx';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { promotionRoute } from '../../routes/promotions.ts';
import { DispatchActions } from './DispatchActions.tsx';
import { DispatchBatches } from './DispatchBatches.tsx';
import { DispatchChangeDialog } from './DispatchChangeDialog.tsx';
import { DispatchDetails } from './DispatchDetails.tsx';
import { DispatchHeld } from './DispatchHeld.tsx';
import { DispatchLines } from './DispatchLines.tsx';
import { DispatchLook } from './DispatchLook.tsx';
import { DispatchRefused } from './DispatchRefused.tsx';
import { DispatchSkeleton } from './DispatchSkeleton.tsx';
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
  const found = dispatch && isHere ? dispatch : null;
  const parts = found && readFragment(DispatchProgressFragmentDoc, found);
  const isGoingOn = found?.state === 'held' || found?.state === 'released' || Boolean(parts?.changing);
  const [change, setChange] = useState<DispatchChange | null>(null);
  const back = {
    href: promotionRoute.href({ advertiserId, promotionId }, { tab: 'batches' }),
    label: promotion?.name ?? t('list_title'),
  };
  return (
    <Screen
      title={t('name', { id: dispatchId })}
      back={back}
      {...(found && {
        badge: <StatusBadge status={found.state} label={t(`state_${found.state}`)} />,
        subtitle: (
          <>
            {t(`kind_${found.kind}`)} · <DateText iso={found.createdAt} withTime />
            {found.createdByName && ` · ${found.createdByName}`}
            {found.testing && ` · ${t('testing')}`}
          </>
        ),
        actions: <DispatchActions dispatch={found} onChange={setChange} />,
      })}
    >
      <ScreenBoundary
        query={query}
        at="dispatch"
        value={found}
        name={t('dispatch')}
        skeleton={<DispatchSkeleton />}
        back={back}
      >
        {(shown) => (
          <>
            {isGoingOn && <DispatchLook dispatchId={dispatchId} />}
            {shown.state !== 'recalled' && <DispatchAccepted dispatchId={dispatchId} dispatch={shown} />}
            <DispatchHeld dispatch={shown} onChange={setChange} />
            <DispatchRefused dispatch={shown} place={{ advertiserId, promotionId }} />
            <Panel title={t('progress')}>
              <DispatchProgress dispatch={shown} />
            </Panel>
            <DispatchDetails dispatch={shown} />
            <DispatchBatches dispatch={shown} />
            <DispatchLines dispatch={shown} />
            {change && (
              <DispatchChangeDialog
                key={change}
                change={change}
                dispatch={shown}
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
