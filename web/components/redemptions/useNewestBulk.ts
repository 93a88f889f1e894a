import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  BulkActionsDocument,
  type BulkProgressFragment,
  BulkProgressFragmentDoc,
} from '../../../operations/redemptions/BulkActions.generated.ts';
import { usePolling } from '../../data/usePolling.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';

/** Milliseconds between two looks at one that works. */
const LOOK_EVERY = 2000;

/** The one that is told of, until it is put away. */
interface Followed {
  id: string;
  isOver: boolean;
}

/**
 * One's own newest bulk action: while it works, also after the page was loaded anew, and from then on until its outcome was put away. `watch` follows the
 * one that was just begun, and asks until it is there; `onEnd` is called once it has ended.
 */
export function useNewestBulk({ isAsked, onEnd }: { isAsked: boolean; onEnd: () => void }): {
  bulk: BulkProgressFragment | null;
  watch: (id: string) => void;
  dismiss: () => void;
} {
  const { data, refetch } = useScreenQuery(BulkActionsDocument, {}, { isAsked });
  const { cache } = useApolloClient();
  const [followed, setFollowed] = useState<Followed | null>(null);
  const newest = data?.bulkActions?.items[0];
  const bulk = newest ? readFragment(BulkProgressFragmentDoc, newest) : null;
  const isWorking = bulk?.state === 'working' || (bulk?.progress.open ?? 0) > 0;
  // The answer that was asked for when it began may have failed, or be of the one before.
  const isAwaited = followed !== null && !followed.isOver && !isSince(bulk, followed.id);
  usePolling(refetch, isAsked && (isWorking || isAwaited), LOOK_EVERY);
  useEffect(() => {
    if (!bulk || isAwaited) return;
    const isNew = followed?.id !== bulk.id;
    if (isWorking ? isNew || followed.isOver : isNew && followed !== null && !followed.isOver)
      setFollowed({ id: bulk.id, isOver: false });
    if (!isWorking && !isNew && !followed.isOver) {
      setFollowed({ id: bulk.id, isOver: true });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'redemptions' });
      onEnd();
    }
  }, [bulk, isWorking, isAwaited, followed, cache, onEnd]);
  return {
    bulk: bulk && followed?.id === bulk.id ? bulk : null,
    watch: useCallback(
      (id: string) => {
        setFollowed({ id, isOver: false });
        refetch();
      },
      [refetch],
    ),
    dismiss: () => setFollowed(null),
  };
}

/** Whether it is the one with this ID, or was begun after it. */
const isSince = (bulk: { id: string } | null, id: string): boolean =>
  bulk !== null && BigInt(bulk.id) >= BigInt(id);
