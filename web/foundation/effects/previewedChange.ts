import type { CommitResult, PreviewAnswer, PreviewedChangeDialogProps } from './PreviewedChangeDialog.tsx';

interface Change<Effects> {
  /** Makes the change, or tries it without making it. */
  change: (isDryRun: boolean) => Promise<PreviewAnswer<Effects>>;
  /** The change is made; the dialog then closes. */
  onDone: () => void;
}

/** Props of a dialog that asks before such a change and knows how to show its effects. */
export type PreviewableChange<Effects> = Omit<
  PreviewedChangeDialogProps<Effects>,
  'preview' | 'onConfirm' | 'show'
> &
  Change<Effects>;

/** The two calls behind a `PreviewedChangeDialog`, of one function that tries a change or makes it. */
export function previewedChange<Effects>({ change, onDone }: Change<Effects>) {
  return {
    preview: () => change(true),
    async onConfirm(): Promise<CommitResult> {
      const trial = await change(false);
      if (!trial) return 'failed';
      if ('refused' in trial) return trial;
      onDone();
      return 'done';
    },
  };
}
