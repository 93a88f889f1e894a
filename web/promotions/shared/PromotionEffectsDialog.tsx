import { PromotionEffectsFragmentDoc } from '../../../operations/promotions/promotions/PromotionStatusMenu.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { type TriedChange, TriedChangeDialog } from '../../foundation/effects/TriedChangeDialog.tsx';
import { type AskedChange, triedChange } from '../../foundation/effects/triedChange.ts';
import { PromotionEffects } from './PromotionEffects.tsx';

type Effects = FragmentOf<typeof PromotionEffectsFragmentDoc>;

/** Response to a change of a promotion, or to its dry run. */
export type PromotionChangeAnswer = TriedChange<Effects>;

/** Asks before a change that recipients notice, with whom it affects. */
export function PromotionEffectsDialog({ change, onDone, children, ...props }: AskedChange<Effects>) {
  return (
    <TriedChangeDialog
      {...props}
      {...triedChange({ change, onDone })}
      show={(effects) => <PromotionEffects effects={readFragment(PromotionEffectsFragmentDoc, effects)} />}
    >
      <p>{children}</p>
    </TriedChangeDialog>
  );
}
