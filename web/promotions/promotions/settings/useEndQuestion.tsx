import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PromotionChangeAnswer, PromotionEffectsDialog } from '../../shared/PromotionEffectsDialog.tsx';

interface Question {
  name: string;
  /** Answer to the save's dry run. */
  tried: PromotionChangeAnswer;
}

interface PendingQuestion extends Question {
  answer: (isSent: boolean) => void;
}

/**
 * Asks before a save that ends a promotion, with the people and dispatches that it affects. `ask` resolves to whether the save is to be sent; what
 * was entered stays in the form either way.
 */
export function useEndQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation('promotionEdit');
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((answer) => setPendingQuestion({ ...question, answer }));
  function settle(isSent: boolean) {
    pendingQuestion?.answer(isSent);
    setPendingQuestion(null);
  }
  const dialog = pendingQuestion && (
    <PromotionEffectsDialog
      title={t('end_now_title', { name: pendingQuestion.name })}
      confirmLabel={t('end_now')}
      isDanger
      change={() => Promise.resolve(pendingQuestion.tried)}
      onDone={() => settle(true)}
      onClose={() => settle(false)}
    >
      {t('end_now_text')}
    </PromotionEffectsDialog>
  );
  return { ask, dialog };
}
