import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { TextSkeleton } from '../../kit/loading/skeletons.tsx';
import { discard } from '../../navigation/leaving.ts';

/** Result of a dry run: its effects, why it is refused, or null if the call failed and its error dialog is open. */
export type PreviewAnswer<Effects> = { effects: Effects } | { refused: string } | null;

/** Result of the change itself; after a failed call its error dialog is open, and this one stays open for a retry. */
export type CommitResult = 'done' | 'failed' | { refused: string };

export interface PreviewedChangeDialogProps<Effects> {
  title: string;
  /** True when absent: rendered only while it asks. */
  isOpen?: boolean;
  /** The pending change, in words. */
  children?: ReactNode;
  confirmLabel: string;
  /** Label of the button that changes nothing; `Cancel` when absent, which could be misread in the dialog of a cancellation. */
  cancelLabel?: string | undefined;
  /** Progress of work that continues without the dialog, such as a job. The dialog can then be closed. Absent if the call itself answers. */
  progress?: ReactNode;
  /** Below the effects: a box that the person must tick first. */
  confirmation?: ReactNode;
  isDanger?: boolean | undefined;
  /** `small` when absent. */
  size?: 'medium' | 'large' | undefined;
  /** Something is still required before the person can confirm. */
  isBlocked?: boolean | undefined;
  /** It holds unsaved input, such as a reason: closing it or leaving for the alternative asks first. */
  isDirty?: boolean | undefined;
  /** Tries the change without making it: called once whenever the dialog opens. */
  preview: () => Promise<PreviewAnswer<Effects>>;
  /** Makes the change; the dialog closes afterwards. */
  onConfirm: () => Promise<CommitResult>;
  /** Description of the change; another text starts another dry run. */
  tries?: string | undefined;
  /** An alternative action, with its own dialog. */
  other?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
  /** The effects, in words. */
  show: (effects: Effects) => ReactNode;
}

/** Asks before a change that moves money or stops something for others: a dry run shows its effects, then the person confirms or leaves. */
export function PreviewedChangeDialog<Effects>(props: PreviewedChangeDialogProps<Effects>) {
  const {
    title,
    isOpen = true,
    children,
    progress,
    confirmLabel,
    cancelLabel,
    confirmation,
    isDanger,
    size,
  } = props;
  const { isBlocked, isDirty = false, preview, onConfirm, tries, other, onClose, show } = props;
  const { t } = useTranslation('kit');
  const [tried, setTried] = useState<PreviewAnswer<Effects> | 'waiting'>('waiting');
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const attempt = useRef(preview);
  attempt.current = preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another try
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    setTried('waiting');
    setRefused(null);
    void attempt.current().then((answer) => isCurrent && setTried(answer));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, tries]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // The button that had the focus can no longer be pressed.
  useEffect(() => {
    if (refused !== null) banner.current?.focus();
  }, [refused]);

  async function confirm() {
    setBusy(true);
    try {
      const outcome = await onConfirm();
      // A message tells the outcome if the person has closed the dialog meanwhile.
      if (isGone.current) return;
      if (outcome === 'done') onClose();
      else if (outcome !== 'failed') setRefused(outcome.refused);
    } finally {
      setBusy(false);
    }
  }

  const answer = tried === 'waiting' ? null : tried;
  const hasProgress = progress !== undefined && progress !== null;
  const isHeld = isBusy && !hasProgress;
  const hasEffects = answer !== null && 'effects' in answer;
  const reason = refused ?? (answer && 'refused' in answer ? answer.refused : null);
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      isAlert
      isBusy={isHeld}
      isDirty={isDirty}
      actions={
        <>
          <Button onPress={() => discard(isDirty, onClose)} isDisabled={isHeld} autoFocus>
            {isBusy && hasProgress ? t('close') : (cancelLabel ?? t('cancel'))}
          </Button>
          {other && (
            <Button onPress={() => discard(isDirty, other.onPress)} isDisabled={isBusy}>
              {other.label}
            </Button>
          )}
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isBusy}
            isDisabled={!hasEffects || reason !== null || isBlocked}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        {progress}
        {tried === 'waiting' && !hasProgress && <PreparingPreview />}
        {hasEffects && !reason && <Suspense fallback={<TextSkeleton />}>{show(answer.effects)}</Suspense>}
        {reason && (
          <Banner tone="danger" ref={banner}>
            {reason}
          </Banner>
        )}
        {/* What was entered there stays to be read after a refusal. */}
        {hasEffects && confirmation}
      </Stack>
    </Dialog>
  );
}

/** Stands for a preview that a dry run prepares, and says so at once: it may take some seconds. */
export function PreparingPreview({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation('effects');
  return (
    <Stack>
      <p role="status">{t('preparing')}</p>
      <TextSkeleton lines={lines} />
    </Stack>
  );
}
