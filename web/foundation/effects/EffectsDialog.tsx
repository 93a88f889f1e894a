import { EffectsPreview, type EffectsRef } from './EffectsPreview.tsx';
import { type TriedChange, TriedChangeDialog, type TriedChangeDialogProps } from './TriedChangeDialog.tsx';

/** Result of the dry run of a change that moves money. */
export type PreviewResult = TriedChange<EffectsRef>;

export type EffectsDialogProps = Omit<TriedChangeDialogProps<EffectsRef>, 'show'>;

/** Asks before a change that moves money, with the movements, figures and mails of its dry run. */
export function EffectsDialog({ size = 'medium', ...props }: EffectsDialogProps) {
  return (
    <TriedChangeDialog {...props} size={size} show={(effects) => <EffectsPreview effects={effects} />} />
  );
}
