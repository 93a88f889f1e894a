import { DispatchEffectsFragmentDoc } from '../../../operations/foundation/effects/DispatchEffects.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { DispatchEffects } from './DispatchEffects.tsx';
import { type PreviewAnswer, PreviewedChangeDialog } from './PreviewedChangeDialog.tsx';
import { type PreviewableChange, previewedChange } from './previewedChange.ts';

/** Effects on open dispatches in a response. */
export type DispatchEffectsRef = FragmentOf<typeof DispatchEffectsFragmentDoc>;

/** Response to a change that may stop dispatches, or to its dry run. */
export type DispatchChangeAnswer = PreviewAnswer<DispatchEffectsRef>;

/** Asks before a change that may stop open dispatches, with those that it stops. */
export function DispatchEffectsDialog({ change, onDone, ...props }: PreviewableChange<DispatchEffectsRef>) {
  return (
    <PreviewedChangeDialog
      {...props}
      {...previewedChange({ change, onDone })}
      show={(effects) => <DispatchEffects effects={readFragment(DispatchEffectsFragmentDoc, effects)} />}
    />
  );
}
