import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchLineFragment,
  DispatchLineFragmentDoc,
  DispatchLinesDocument,
} from '../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { DispatchProgressFragmentDoc } from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { LINE_STAGES, REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { usePolling } from '../../data/usePolling.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { choiceField, flagField, searchField } from '../../kit/list/filterFields.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { useList } from '../../kit/list/useList.ts';
import { CorrectRecipientDialog } from '../shared/dispatches/CorrectRecipientDialog.tsx';
import { LineRemedyNotice } from '../shared/dispatches/LineRemedyNotice.tsx';
import { DISPATCH_LINES, lineFilter } from './lineList.ts';
import { useLineColumns } from './useLineColumns.tsx';

/** The lines of a dispatch, page by page: recipient, outcome, and the remedy of failed ones. Codes only show their last four characters. */
export function DispatchLines({
  dispatch: ref,
}: {
  dispatch: FragmentOf<typeof DispatchProgressFragmentDoc>;
}) {
  const { t } = useTranslation(['dispatches', 'kit']);
  const { id, state, progress } = readFragment(DispatchProgressFragmentDoc, ref);
  const list = useList(DISPATCH_LINES);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(DispatchLinesDocument, {
    id,
    filter: lineFilter(list.sent),
    page: list.pageInput,
  });
  useFollowing(refetch, `${state} ${Object.values(progress).join(' ')}`);
  const [correcting, setCorrecting] = useState<DispatchLineFragment | null>(null);
  const lines = data?.dispatch?.lines;
  const rows = lines && readFragment(DispatchLineFragmentDoc, lines.items);
  // Messages are sent after their lines are done.
  usePolling(refetch, rows?.some(isBeingSent) ?? false, LOOK_MS);
  return (
    <>
      <ListPanel<DispatchLineFragment>
        title={t('lines')}
        list={list}
        words={(word) => t(`line_list.${word}`)}
        page={lines?.page}
        rows={rows}
        isLoading={isLoading}
        error={errorAt('dispatch.lines') ?? errorAt('dispatch')}
        onRetry={refetch}
        columns={useLineColumns()}
        rowKey={({ redemptionId }) => redemptionId}
        rowDetail={(line) =>
          line.reason && <LineRemedyNotice line={line} onCorrect={setCorrecting} onSent={refetch} />
        }
        skeletonSize={5}
        filters={[
          searchField(list.filter('search'), {
            label: t('search'),
            chip: t('search_chip'),
            delay: SEARCH_DELAY_MS,
          }),
          choiceField(list.filter('stage'), {
            label: t('stage'),
            values: ['all', ...LINE_STAGES],
            labelOf: (stage) => t(`stage_${stage}`),
          }),
          choiceField(list.filter('state'), {
            label: t('redemption'),
            values: ['all', ...REDEMPTION_STATES],
            labelOf: (one) => (one === 'all' ? t('redemption_all') : t(`kit:status.${one}`)),
          }),
          flagField(list.filter('failed'), {
            label: t('failed_only'),
            chip: { label: t('failed_chip'), value: t('failed_only_chip') },
          }),
        ]}
      />
      {correcting && (
        <CorrectRecipientDialog
          key={correcting.redemptionId}
          line={correcting}
          onClose={() => setCorrecting(null)}
          onSent={refetch}
        />
      )}
    </>
  );
}

/** Milliseconds after the last key before the search is sent. */
const SEARCH_DELAY_MS = 300;

const isBeingSent = ({ delivery }: DispatchLineFragment) =>
  delivery?.state === 'queued' || delivery?.state === 'sending';

/** Refetches whenever the observed value has changed since the first query. */
function useFollowing(refetch: () => void, followed: string): void {
  const seen = useRef(followed);
  useEffect(() => {
    if (seen.current === followed) return;
    seen.current = followed;
    refetch();
  }, [followed, refetch]);
}

/** Milliseconds between two polls of a dispatch in progress, and of messages that are being sent. */
export const LOOK_MS = 2000;
