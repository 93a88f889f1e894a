import { PromotionEffectsFragmentDoc } from '../../operations/promotions/PromotionStatusMenu.generated.ts';
import { type FragmentOf, readFragment } from '../../operations/readFragment.ts';
import { PromotionEffects } from './PromotionEffects.tsx';
import { type TriedChange, TriedChangeDialog, type TriedChangeDialogProps } from './TriedChangeDialog.tsx';

type Effects = FragmentOf<typeof PromotionEffectsFragmentDoc>;

/** Response to a change of a promotion, or to its dry run. */
export type PromotionChangeAnswer = TriedChange<Effects>;

/** Asks before a change that recipients notice, with whom it affects. */
export function PromotionEffectsDialog({
  children,
  ...props
}: Omit<TriedChangeDialogProps<Effects>, 'show'>) {
  return (
    <TriedChangeDialog
      {...props}
      show={(effects) => <PromotionEffects effects={readFragment(PromotionEffectsFragmentDoc, effects)} />}
    >
      <p>{children}</p>
    </TriedChangeDialog>
  );
}
