import { EffectsPreview, type EffectsRef } from './EffectsPreview.tsx';
import {
  type PreviewAnswer,
  PreviewedChangeDialog,
  type PreviewedChangeDialogProps,
} from './PreviewedChangeDialog.tsx';

/** Result of the dry run of a change that moves money. */
export type PreviewResult = PreviewAnswer<EffectsRef>;

export type EffectsDialogProps = Omit<PreviewedChangeDialogProps<EffectsRef>, 'show'>;

/** Asks before a change that moves money, with the movements, figures and mails of its dry run. */
export function EffectsDialog({ size = 'medium', ...props }: EffectsDialogProps) {
  return (
    <PreviewedChangeDialog {...props} size={size} show={(effects) => <EffectsPreview effects={effects} />} />
  );
}
