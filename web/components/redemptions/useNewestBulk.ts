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

/**
 * One's own newest bulk action: while it works, also after the page was loaded anew, and from then on until its outcome was put away. `watch` asks for it
 * now; `onEnd` is called once it has ended.
 */
export function useNewestBulk({ isAsked, onEnd }: { isAsked: boolean; onEnd: () => void }): {
  bulk: BulkProgressFragment | null;
  watch: () => void;
  dismiss: () => void;
} {
  const { data, refetch } = useScreenQuery(BulkActionsDocument, {}, { isAsked });
  const { cache } = useApolloClient();
  /** The one that was seen at work. */
  const [seen, setSeen] = useState<{ id: string; isOver: boolean } | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const newest = data?.bulkActions?.items[0];
  const bulk = newest ? readFragment(BulkProgressFragmentDoc, newest) : null;
  const isWorking = bulk?.state === 'working' || (bulk?.progress.open ?? 0) > 0;
  usePolling(refetch, isAsked && isWorking, LOOK_EVERY);
  useEffect(() => {
    if (!bulk) return;
    if (isWorking || isAwaited) {
      if (seen?.id !== bulk.id || seen.isOver) setSeen({ id: bulk.id, isOver: false });
      if (isWorking) setAwaited(false);
    }
    if (!isWorking && seen?.id === bulk.id && !seen.isOver) {
      setSeen({ id: bulk.id, isOver: true });
      setAwaited(false);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'redemptions' });
      onEnd();
    }
  }, [bulk, isWorking, isAwaited, seen, cache, onEnd]);
  return {
    bulk: bulk && seen?.id === bulk.id ? bulk : null,
    watch: useCallback(() => {
      setAwaited(true);
      refetch();
    }, [refetch]),
    dismiss: () => setSeen(null),
  };
}
