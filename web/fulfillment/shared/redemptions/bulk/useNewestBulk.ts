import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import {
  BulkActionsDocument,
  type BulkProgressFragment,
  BulkProgressFragmentDoc,
} from '../../../../../operations/fulfillment/redemptionActions/BulkActions.generated.ts';
import { readFragment } from '../../../../../operations/readFragment.ts';
import { usePolling } from '../../../../data/usePolling.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';

/** Milliseconds between two polls while one is running. */
const POLL_INTERVAL_MS = 2000;

/** The reported bulk action, until it is dismissed. */
interface Followed {
  id: string;
  isOver: boolean;
}

/**
 * The person's own newest bulk action: shown while it runs, also after a reload, and from then on until its outcome is dismissed. `watch` follows an
 * action that just started, and polls until it appears; `onEnd` is called once it has ended.
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
  // The request at its start may have failed, or have returned the previous action.
  const isAwaited = followed !== null && !followed.isOver && !isSince(bulk, followed.id);
  usePolling(refetch, isAsked && (isWorking || isAwaited), POLL_INTERVAL_MS);
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

/** Returns true for the action with this ID or a later one. */
const isSince = (bulk: { id: string } | null, id: string): boolean =>
  bulk !== null && BigInt(bulk.id) >= BigInt(id);
