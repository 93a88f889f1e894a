import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  WizardDraftFragmentDoc,
  WizardFrameDeleteDocument,
} from '../../../operations/wizard/WizardFrame.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import type { WizardApi } from './useWizard.ts';
import { wizardHref } from './wizardHref.ts';

/** Discards the input after a question, and restarts the wizard. */
export function DraftActions({ wizard: { advertiser, row, saving } }: { wizard: WizardApi }) {
  const { t } = useTranslation('wizard');
  const [isAsked, setAsked] = useState(false);
  const [remove] = useScreenMutation(WizardFrameDeleteDocument);

  async function startAnew() {
    const known = await saving.save();
    const begun = await remove(
      { input: { advertiserId: advertiser.id, version: (known ?? row).version } },
      { done: ({ draft }) => readFragment(WizardDraftFragmentDoc, draft) },
    );
    if (!begun) return;
    saving.startFrom(begun);
    navigate(wizardHref('experience', advertiser.id));
  }
  if (row.version === 0) return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setAsked(true)}>
        {t('start_anew')}
      </Button>
      <ConfirmDialog
        title={t('start_anew_title')}
        isOpen={isAsked}
        confirmLabel={t('start_anew')}
        isDanger
        onConfirm={startAnew}
        onClose={() => setAsked(false)}
      >
        <p>{t('start_anew_text')}</p>
      </ConfirmDialog>
    </>
  );
}
