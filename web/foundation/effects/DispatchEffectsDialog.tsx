import { DispatchEffectsFragmentDoc } from '../../../operations/foundation/effects/DispatchEffects.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { DispatchEffects } from './DispatchEffects.tsx';
import { type TriedChange, TriedChangeDialog } from './TriedChangeDialog.tsx';
import { type AskedChange, triedChange } from './triedChange.ts';

/** Effects on open dispatches in a response. */
export type DispatchEffectsRef = FragmentOf<typeof DispatchEffectsFragmentDoc>;

/** Response to a change that may stop dispatches, or to its dry run. */
export type DispatchChangeAnswer = TriedChange<DispatchEffectsRef>;

/** Asks before a change that may stop open dispatches, with those that it stops. */
export function DispatchEffectsDialog({ change, onDone, ...props }: AskedChange<DispatchEffectsRef>) {
  return (
    <TriedChangeDialog
      {...props}
      {...triedChange({ change, onDone })}
      show={(effects) => <DispatchEffects effects={readFragment(DispatchEffectsFragmentDoc, effects)} />}
    />
  );
}
