import {
  DispatchActionsCancelDocument,
  type DispatchActionsFragment,
  DispatchActionsRecallDocument,
  DispatchActionsReleaseDocument,
  DispatchActionsRetryDocument,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';

/** What can be done to a dispatch, in the order of the menu, each with the operation that does it. */
export const DISPATCH_CHANGES = {
  recall: DispatchActionsRecallDocument,
  release: DispatchActionsReleaseDocument,
  cancel: DispatchActionsCancelDocument,
  retry: DispatchActionsRetryDocument,
} as const;
export type DispatchChange = keyof typeof DISPATCH_CHANGES;

type Facts = Pick<DispatchActionsFragment, 'state' | 'progress' | 'lineCount'>;

/**
 * What is in the way of a change as far as the screen knows, as the end of a key of words; null where it can be tried. The platform judges: it
 * also knows what was sent already, and which messages came back.
 */
export function obstacleOf(change: DispatchChange, { state, progress, lineCount }: Facts): string | null {
  switch (change) {
    case 'recall':
    case 'release':
      return state === 'held' ? null : state === 'recalled' ? 'recalled' : 'released';
    case 'cancel':
      if (state === 'held') return 'held';
      if (state === 'recalled') return 'recalled';
      return progress.canceled === lineCount ? 'all_canceled' : null;
    case 'retry':
      if (state === 'held') return 'held';
      if (state === 'recalled') return 'recalled';
      return progress.canceled === lineCount ? 'all_canceled' : null;
  }
}
