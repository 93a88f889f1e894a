import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PromotionEffectsFragmentDoc } from '../../operations/promotions/PromotionStatusMenu.generated.ts';
import { type FragmentOf, readFragment } from '../../operations/readFragment.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/feedback/Dialog.tsx';
import { TextSkeleton } from '../kit/feedback/skeletons.tsx';
import { Banner } from '../kit/layout/Banner.tsx';
import css from './EffectsDialog.module.css';
import { PromotionEffects } from './PromotionEffects.tsx';

/** Response to a change of a promotion, or to its dry run; null if a dialog says why it failed. */
export type PromotionChangeAnswer =
  | { effects: FragmentOf<typeof PromotionEffectsFragmentDoc> }
  | { refused: string }
  | null;

export interface PromotionEffectsDialogProps {
  title: string;
  /** The pending change, in words. */
  children: ReactNode;
  confirmLabel: string;
  isDanger?: boolean | undefined;
  /** Makes the change, or tries it without making it. */
  change: (isDryRun: boolean) => Promise<PromotionChangeAnswer>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a change that recipients notice: a dry run shows whom it affects, then the person confirms or leaves. */
export function PromotionEffectsDialog(props: PromotionEffectsDialogProps) {
  const { title, children, confirmLabel, isDanger = false, change, onDone, onClose } = props;
  const { t } = useTranslation('kit');
  const [answer, setAnswer] = useState<PromotionChangeAnswer | 'waiting'>('waiting');
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
  const effects = tried && 'effects' in tried ? tried.effects : null;
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
            isDisabled={!effects}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <p>{children}</p>
        {answer === 'waiting' && <TextSkeleton />}
        {effects && <PromotionEffects effects={readFragment(PromotionEffectsFragmentDoc, effects)} />}
        {tried && 'refused' in tried && <Banner tone="danger">{tried.refused}</Banner>}
      </div>
    </Dialog>
  );
}
