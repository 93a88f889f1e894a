import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type WizardDraftFragment,
  WizardDraftFragmentDoc,
  WizardFrameDocument,
  WizardFrameSaveDocument,
} from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { type CallFailure, isUnanswered } from '../../data/failures/callError.ts';
import { showFailedCall, wantsRepetition } from '../../data/failures/failedCall.ts';
import { type Refusal, showRefusal, useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import type { DraftValues } from './draftFields.ts';
import { type DraftSaving, useDraftSaving } from './useDraftSaving.ts';

export interface WizardAdvertiser {
  id: string;
  name: string;
  status: string;
  organizationId: string | null;
}

/** Data and functions for every page of the wizard. */
export interface WizardApi {
  advertiser: WizardAdvertiser;
  /** The known draft. */
  row: WizardDraftFragment;
  held: DraftValues;
  hold: (values: DraftValues) => void;
  saving: DraftSaving;
  /**
   * Saves as the person asked for, by a press: a failure opens the error dialog (WIZSET-60), whose primary button repeats the save where no answer
   * came. Saves in the background go through `saving`: of a failure of these, the page says so itself.
   */
  saveNow: DraftSaving['save'];
}

interface WizardOptions {
  advertiser: WizardAdvertiser;
  row: WizardDraftFragment;
  held: DraftValues;
  hold: (values: DraftValues) => void;
  /** Each save returns the rewards with their current verdict. */
  withRewards?: boolean;
}

/** The draft of a page of the wizard, and its saves. */
export function useWizard({ advertiser, row, held, hold, withRewards = false }: WizardOptions): WizardApi {
  const { t } = useTranslation('rules');
  const client = useApolloClient();
  const [send] = useScreenMutation(WizardFrameSaveDocument);
  const failures = useRef<CallFailure[]>([]);
  const saving = useDraftSaving({
    row,
    held,
    hold,
    send: (input) =>
      send(
        { input: { advertiserId: advertiser.id, ...input }, withRewards },
        {
          done: ({ draft }) => saved(readFragment(WizardDraftFragmentDoc, draft)),
          stale: (current) => stale(readFragment(WizardDraftFragmentDoc, current)),
          invalid([error]) {
            toast.error(t(error?.rule ?? 'format', { defaultValue: t('format') }));
            return null;
          },
          refused: (refusal) => refuseDraft(saving, refusal),
          // Unsent input stays in the browser, and the page says so.
          failed(failure) {
            failures.current.push(failure);
            return null;
          },
        },
      ),
    async lookUp(version) {
      const present = await client
        .query({
          query: WizardFrameDocument,
          variables: { advertiserId: advertiser.id },
          fetchPolicy: 'no-cache',
        })
        .catch(() => null);
      const draft = present?.data?.promotionDraft;
      if (!draft || draft.version === version) return null;
      return send(
        { input: { advertiserId: advertiser.id, version, dryRun: true }, withRewards: false },
        {
          done: () => null,
          stale: () => null,
          invalid: () => null,
          refused: (refusal) => (refusal.code === USED ? refusal : null),
          failed: () => null,
        },
      );
    },
  });
  const saveNow: DraftSaving['save'] = async (page, change) => {
    let draft = await begin(() => saving.save(page, change));
    for (let failure = failures.current[0]; !draft && failure; failure = failures.current[0]) {
      if (!isUnanswered(failure)) {
        showFailedCall({ ...failure, isReloadUseless: true });
        return null;
      }
      if (!(await wantsRepetition(failure))) return null;
      draft = await begin(() => saving.save(page));
    }
    return draft;
  };
  /** Notes only the failures of this save. */
  function begin<Answer>(save: () => Answer): Answer {
    failures.current = [];
    return save();
  }
  return { advertiser, row, held, hold, saving, saveNow };
}

/** Code of a draft that another tab made a promotion. */
const USED = 'draft_used';

/** A draft that another tab made a promotion is told by the page; the shared error dialog shows any other refusal. */
export function refuseDraft({ noteUsed }: Pick<DraftSaving, 'noteUsed'>, refusal: Refusal): null {
  if (refusal.code !== USED) return showRefusal(refusal);
  noteUsed(refusal);
  return null;
}
