import { DispatchProgressFragmentDoc } from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { UndoCountdown } from '../../components/dispatches/UndoCountdown.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import type { DispatchChange } from './dispatchChanges.ts';

interface Props {
  dispatch: FragmentOf<typeof DispatchProgressFragmentDoc>;
  onChange: (change: DispatchChange) => void;
}

/** While a dispatch is held: the time of its release, and Undo; nothing afterwards. */
export function DispatchHeld({ dispatch: ref, onChange }: Props) {
  const can = useCan();
  const { state, releaseAt, channel } = readFragment(DispatchProgressFragmentDoc, ref);
  if (state !== 'held') return null;
  const mayChange = can('createBulkRedemptions');
  return (
    <UndoCountdown
      releaseAt={releaseAt}
      isTold={channel !== null}
      {...(mayChange && { onUndo: () => onChange('recall'), onSendNow: () => onChange('release') })}
    />
  );
}
