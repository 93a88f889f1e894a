import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DispatchEffectsFragmentDoc } from '../../../operations/foundation/effects/DispatchEffects.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { DispatchEffects } from './DispatchEffects.tsx';
import type { DispatchEffectsRef } from './DispatchEffectsDialog.tsx';

interface Question {
  effects: DispatchEffectsRef;
  answer: (isMeant: boolean) => void;
}

/** Asks before a save that stops open dispatches, as its dry run says; one that stops none is not asked about. Render `question` in the form. */
export function useStopQuestion(): {
  ask: (effects: DispatchEffectsRef) => Promise<boolean>;
  question: ReactNode;
} {
  const [openQuestion, setOpenQuestion] = useState<Question | null>(null);
  function ask(effects: DispatchEffectsRef): Promise<boolean> {
    const { linesCanceled, linesFailed } = readFragment(DispatchEffectsFragmentDoc, effects);
    if (linesCanceled + linesFailed === 0) return Promise.resolve(true);
    return new Promise((answer) => setOpenQuestion({ effects, answer }));
  }
  function answer(isMeant: boolean) {
    openQuestion?.answer(isMeant);
    setOpenQuestion(null);
  }
  const question = openQuestion && (
    <Suspense>
      <StopQuestion effects={openQuestion.effects} answer={answer} />
    </Suspense>
  );
  return { ask, question };
}

function StopQuestion({ effects, answer }: Question) {
  const { t } = useTranslation(['effects', 'kit']);
  return (
    <ConfirmDialog
      title={t('stop_title')}
      isOpen
      isDanger
      confirmLabel={t('kit:save')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Stack gap={3}>
        <p>{t('stop_text')}</p>
        <DispatchEffects effects={readFragment(DispatchEffectsFragmentDoc, effects)} />
      </Stack>
    </ConfirmDialog>
  );
}
