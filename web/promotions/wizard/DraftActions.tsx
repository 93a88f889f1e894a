import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type WizardDraftFragment,
  WizardDraftFragmentDoc,
  WizardFrameDeleteDocument,
} from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import type { WizardApi } from './useWizard.ts';
import { wizardHref } from './wizardHref.ts';

/** Discards the input after a question, and restarts the wizard. A draft that the person changed in another tab is discarded only after a second question. */
export function DraftActions({ wizard: { advertiser, row, saving } }: { wizard: WizardApi }) {
  const { t } = useTranslation(['wizard', 'kit']);
  const [isAsked, setAsked] = useState(false);
  /** The draft of the other tab. */
  const [newer, setNewer] = useState<WizardDraftFragment | null>(null);
  const [remove, isRemoving] = useScreenMutation(WizardFrameDeleteDocument);

  async function discard(version: number) {
    const answer = await remove<{ begun?: WizardDraftFragment; newer?: WizardDraftFragment }>(
      { input: { advertiserId: advertiser.id, version } },
      {
        done: ({ draft }) => ({ begun: readFragment(WizardDraftFragmentDoc, draft) }),
        stale: (current) => ({ newer: readFragment(WizardDraftFragmentDoc, current) }),
      },
    );
    // A draft without a version: the other tab has started over too, so there is nothing left to lose.
    const newDraft = answer?.newer?.version === 0 ? answer.newer : answer?.begun;
    if (newDraft) open(newDraft, 'experience');
    else if (answer?.newer) setNewer(answer.newer);
  }
  function open(draft: WizardDraftFragment, page = draft.page) {
    setNewer(null);
    saving.startFrom(draft);
    navigate(wizardHref(page, advertiser.id));
  }
  async function startAnew() {
    const savedDraft = await saving.save();
    await discard((savedDraft ?? row).version);
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
      <Dialog
        title={t('kit:stale_own_title')}
        isOpen={newer !== null}
        onClose={() => setNewer(null)}
        isBusy={isRemoving}
        actions={
          newer && (
            <>
              <Button isDisabled={isRemoving} onPress={() => open(newer)} autoFocus>
                {t('load_newest')}
              </Button>
              <Button variant="danger" isPending={isRemoving} onPress={() => void discard(newer.version)}>
                {t('start_anew_all_the_same')}
              </Button>
            </>
          )
        }
      >
        <p>{t('start_anew_newer')}</p>
      </Dialog>
    </>
  );
}
