import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';

interface PendingQuestion {
  name: string;
  answer: (isCreated: boolean) => void;
}

/** Asks before a promotion is created that is over at once. `ask` resolves to whether it is to be created; what was entered stays either way. */
export function useEndedQuestion(): { ask: (name: string) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation('wizard');
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const ask = (name: string) => new Promise<boolean>((answer) => setQuestion({ name, answer }));
  function settle(isCreated: boolean) {
    question?.answer(isCreated);
    setQuestion(null);
  }
  const dialog = question && (
    <ConfirmDialog
      title={t('ended_title', { name: question.name })}
      isOpen
      confirmLabel={t('ended_create')}
      isDanger
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      <p>{t('ended_text')}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
