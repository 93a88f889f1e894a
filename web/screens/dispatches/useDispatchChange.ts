import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import {
  type DispatchActionsFragment,
  DispatchActionsFragmentDoc,
  type DispatchActionsRecallDocument,
  DispatchPartsFragmentDoc,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { invalidateDispatches } from '../../components/dispatches/invalidateDispatches.ts';
import { previewAndCommit } from '../../components/previewAndCommit.ts';
import { useRequestKey } from '../../data/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { DISPATCH_CHANGES, type DispatchChange } from './dispatchChanges.ts';

/** The advertiser and the promotion of a dispatch. */
export interface DispatchAddress {
  advertiserId: string;
  promotionId: string;
}

/** The two calls of a dispatch change: a dry run, whose dispatch is `tried`, and the change itself, made once however often the button is pressed. */
export function useDispatchChange(change: DispatchChange, id: string, place: DispatchAddress) {
  // All four have the same response shape, each in its own union.
  const request = useRequestKey(`dispatch.${id}.${change}`);
  const [send] = useKeyedMutation(DISPATCH_CHANGES[change] as typeof DispatchActionsRecallDocument, request);
  const [tried, setTried] = useState<DispatchActionsFragment | null>(null);
  const { cache } = useApolloClient();
  const calls = previewAndCommit({
    send: (dryRun, answers) =>
      send(
        { input: { id, dryRun } },
        {
          ...answers,
          done(success) {
            if (dryRun) {
              const parts = readFragment(DispatchPartsFragmentDoc, success.dispatch);
              setTried(readFragment(DispatchActionsFragmentDoc, parts));
            }
            return answers.done(success);
          },
        },
      ),
    invalidReason: () => i18next.t('dispatches:changed_meanwhile'),
    refusedReason: ({ message }) => message || i18next.t('dispatches:changed_meanwhile'),
    onDone() {
      toast.success(i18next.t(`dispatches:${change}_done`));
      invalidateDispatches(cache, { ...place, dispatchId: id });
    },
  });
  return { ...calls, tried };
}
