import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PromotionChangeAnswer,
  PromotionEffectsDialog,
} from '../../components/PromotionEffectsDialog.tsx';

interface Question {
  name: string;
  /** Tries the save; `send` where the save itself says what is wrong. */
  preview: () => Promise<PromotionChangeAnswer | 'send'>;
}

interface Asked extends Question {
  answer: (isSent: boolean) => void;
}

/**
 * Asks before a save that ends a promotion, with the people and dispatches that it affects. `ask` resolves to whether the save is to be sent; what
 * was entered stays in the form either way.
 */
export function useEndQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation('promotionEdit');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tried, setTried] = useState<PromotionChangeAnswer>(null);
  const ask = (question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer }));
  function settle(isSent: boolean) {
    asked?.answer(isSent);
    setAsked(null);
  }
  async function preview(): Promise<PromotionChangeAnswer> {
    const answer = (await asked?.preview()) ?? null;
    if (answer === 'send') {
      settle(true);
      return null;
    }
    setTried(answer);
    return answer;
  }
  const dialog = asked && (
    <PromotionEffectsDialog
      title={t('end_now_title', { name: asked.name })}
      confirmLabel={t('end_now')}
      isDanger
      change={(isDryRun) => (isDryRun ? preview() : Promise.resolve(tried))}
      onDone={() => settle(true)}
      onClose={() => settle(false)}
    >
      {t('end_now_text')}
    </PromotionEffectsDialog>
  );
  return { ask, dialog };
}
