import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  HistoryEntriesFragmentDoc,
  RedemptionHistoryDocument,
} from '../../../operations/fulfillment/redemptions/RedemptionHistory.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { TextSkeleton } from '../../kit/loading/skeletons.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../session/viewer.ts';
import { CommentDialog } from './dialogs/CommentDialog.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';

interface Props {
  redemptionId: string;
  /** The newest entries, which the screen has loaded. */
  first: FragmentOf<typeof HistoryEntriesFragmentDoc>;
  onCommented: () => void;
}

/** The events of a redemption, including comments for people who may read them (RED-5, RED-12); older pages are loaded on demand. */
export function RedemptionHistory({ redemptionId, first, onCommented }: Props) {
  const { t } = useTranslation('redemption');
  const { isStaff } = useViewer();
  const comments = useCan()('viewRedemptionComments') && isStaff;
  const [isCommenting, setCommenting] = useState(false);
  const [number, setNumber] = useState(1);
  const older = useScreenQuery(
    RedemptionHistoryDocument,
    { id: redemptionId, page: { number, size: 20 } },
    { isAsked: number > 1 },
  );
  const historyPage = number === 1 ? first : older.data?.redemption?.history;
  return (
    <Panel
      title={t(comments ? 'comments_and_history' : 'history')}
      {...(comments && {
        actions: (
          <Button size="small" icon="plus" onPress={() => setCommenting(true)}>
            {t('add_comment')}
          </Button>
        ),
      })}
    >
      <ScreenBoundary
        query={older}
        at="redemption.history"
        value={historyPage}
        name={t('history')}
        skeleton={<TextSkeleton lines={8} />}
      >
        {(part) => <Entries part={part} onPage={setNumber} />}
      </ScreenBoundary>
      {isCommenting && (
        <CommentDialog
          redemptionId={redemptionId}
          onClose={() => setCommenting(false)}
          onAdded={() => {
            setCommenting(false);
            setNumber(1);
            onCommented();
          }}
        />
      )}
    </Panel>
  );
}

function Entries({ part, onPage }: { part: Props['first']; onPage: (page: number) => void }) {
  const { t } = useTranslation('redemption');
  const { items, page } = readFragment(HistoryEntriesFragmentDoc, part);
  return (
    <>
      <Stack as="ol" gap={0} aria-label={t('history')}>
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are masked, and never change their order
          <HistoryEntry key={index} entry={entry} />
        ))}
      </Stack>
      {page.totalPages > 1 && <Pagination label={t('history')} page={page} onPage={onPage} />}
    </>
  );
}
