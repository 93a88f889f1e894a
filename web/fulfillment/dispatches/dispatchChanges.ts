import {
  DispatchActionsCancelDocument,
  type DispatchActionsFragment,
  DispatchActionsRecallDocument,
  DispatchActionsReleaseDocument,
  DispatchActionsRetryDocument,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';

/** The changes of a dispatch, in the order of the menu, each with its operation. */
export const DISPATCH_CHANGES = {
  recall: DispatchActionsRecallDocument,
  release: DispatchActionsReleaseDocument,
  cancel: DispatchActionsCancelDocument,
  retry: DispatchActionsRetryDocument,
} as const;
export type DispatchChange = keyof typeof DISPATCH_CHANGES;

type Facts = Pick<DispatchActionsFragment, 'state' | 'changing' | 'progress' | 'lineCount'>;

/**
 * The obstacle of a change as far as the screen knows, as the suffix of a translation key; null if it can be tried. The platform decides: it
 * also knows what was already sent, and which messages bounced.
 */
export function obstacleOf(
  change: DispatchChange,
  { state, changing, progress, lineCount }: Facts,
): string | null {
  if (changing !== null) return 'changing';
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
