import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/feedback/Dialog.tsx';
import { TextSkeleton } from '../kit/feedback/skeletons.tsx';
import { Banner } from '../kit/layout/Banner.tsx';
import css from './EffectsDialog.module.css';
import { EffectsPreview, type EffectsRef } from './EffectsPreview.tsx';

/** Result of a dry run: its effects, why it is refused, or null if the call failed and its error dialog is open. */
export type PreviewResult = { effects: EffectsRef } | { refused: string } | null;

/** Result of the change itself; after a failed call its error dialog is open, and this one stays open for a retry. */
export type CommitResult = 'done' | 'failed' | { refused: string };

export interface EffectsDialogProps {
  title: string;
  isOpen: boolean;
  /** The pending change, in words. */
  children?: ReactNode;
  confirmLabel: string;
  /** Label of the button that changes nothing; `Cancel` when absent, which could be misread in the dialog of a cancellation. */
  cancelLabel?: string | undefined;
  /** Below the effects: a box that the person must tick first. */
  confirmation?: ReactNode;
  isDanger?: boolean | undefined;
  /** `medium` when absent. */
  size?: 'medium' | 'large' | undefined;
  /** Something is still required before the person can confirm. */
  isBlocked?: boolean | undefined;
  /** Tries the change without making it: called once whenever the dialog opens. */
  preview: () => Promise<PreviewResult>;
  /** Makes the change; the dialog closes afterwards. */
  onConfirm: () => Promise<CommitResult>;
  /** Description of the change; another text starts another dry run. */
  tries?: string | undefined;
  /** An alternative action, with its own dialog. */
  other?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
}

/** Asks before a change that moves money: shows the effects of a dry run, then the person confirms or leaves. */
export function EffectsDialog(props: EffectsDialogProps) {
  const {
    title,
    isOpen,
    children,
    confirmLabel,
    cancelLabel,
    isDanger,
    size = 'medium',
    isBlocked,
    confirmation,
    preview,
    onConfirm,
    tries,
    other,
    onClose,
  } = props;
  const { t } = useTranslation('kit');
  const [tried, setTried] = useState<PreviewResult | 'waiting'>('waiting');
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
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

  async function confirm() {
    setBusy(true);
    try {
      const made = await onConfirm();
      if (made === 'done') onClose();
      else if (made !== 'failed') setRefused(made.refused);
    } finally {
      setBusy(false);
    }
  }

  const isTried = tried !== 'waiting' && tried !== null && 'effects' in tried;
  const reason =
    refused ?? (tried !== 'waiting' && tried !== null && 'refused' in tried ? tried.refused : null);
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      isAlert
      isBusy={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy} autoFocus>
            {cancelLabel ?? t('cancel')}
          </Button>
          {other && (
            <Button onPress={other.onPress} isDisabled={isBusy}>
              {other.label}
            </Button>
          )}
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isBusy}
            isDisabled={!isTried || isBlocked}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        {children}
        {tried === 'waiting' && <TextSkeleton />}
        {isTried && !reason && <EffectsPreview effects={tried.effects} />}
        {reason && <Banner tone="danger">{reason}</Banner>}
        {isTried && !reason && confirmation}
      </div>
    </Dialog>
  );
}
