import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/feedback/Dialog.tsx';
import { TextSkeleton } from '../kit/feedback/skeletons.tsx';
import { Banner } from '../kit/layout/Banner.tsx';
import css from './EffectsDialog.module.css';

/** Response to a change, or to its dry run; null if a dialog says why it failed. */
export type TriedChange<Effects> = { effects: Effects } | { refused: string } | null;

export interface TriedChangeDialogProps<Effects> {
  title: string;
  /** The pending change, in words. */
  children: ReactNode;
  confirmLabel: string;
  isDanger?: boolean | undefined;
  /** Makes the change, or tries it without making it. */
  change: (isDryRun: boolean) => Promise<TriedChange<Effects>>;
  /** The effects, in words. */
  show: (effects: Effects) => ReactNode;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a change that stops something for others: a dry run shows its effects, then the person confirms or leaves. */
export function TriedChangeDialog<Effects>(props: TriedChangeDialogProps<Effects>) {
  const { title, children, confirmLabel, isDanger = false, change, show, onDone, onClose } = props;
  const { t } = useTranslation('kit');
  const [answer, setAnswer] = useState<TriedChange<Effects> | 'waiting'>('waiting');
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef(change);
  attempt.current = change;
  useEffect(() => {
    let isCurrent = true;
    void attempt.current(true).then((tried) => isCurrent && setAnswer(tried));
    return () => {
      isCurrent = false;
    };
  }, []);

  async function confirm() {
    setBusy(true);
    try {
      const made = await change(false);
      if (made && 'effects' in made) return onDone();
      if (made) setAnswer(made);
    } finally {
      setBusy(false);
    }
  }

  const tried = answer === 'waiting' ? null : answer;
  const hasEffects = tried !== null && 'effects' in tried;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      isAlert
      isBusy={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy} autoFocus>
            {t('cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isBusy}
            isDisabled={!hasEffects}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        {children}
        {answer === 'waiting' && <TextSkeleton />}
        {hasEffects && <Suspense fallback={<TextSkeleton />}>{show(tried.effects)}</Suspense>}
        {tried && 'refused' in tried && <Banner tone="danger">{tried.refused}</Banner>}
      </div>
    </Dialog>
  );
}
