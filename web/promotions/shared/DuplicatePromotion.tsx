import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DuplicatePromotionBeginDocument } from '../../../operations/promotions/promotionDrafts/DuplicatePromotion.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Can } from '../../kit/viewer/Can.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { wizardExperiencesRoute, wizardSettingsRoute } from '../../routes/promotions.ts';
import { useViewer } from '../../session/viewer.ts';
import { forgetPromotionDraft } from './forgetPromotionDraft.ts';

interface DuplicatePromotionProps {
  promotion: { id: string; advertiserId: string };
}

/** Starts the wizard with the settings of a promotion; asks before it replaces an existing draft. */
export function DuplicatePromotion({ promotion: { id, advertiserId } }: DuplicatePromotionProps) {
  const { t } = useTranslation('promotionEdit');
  const [send, isSending] = useScreenMutation(DuplicatePromotionBeginDocument);
  const { cache } = useApolloClient();
  const { accountId } = useViewer();
  const [isAsked, setAsked] = useState(false);

  async function begin(replace: boolean) {
    const draft = await send(
      { input: { id, replace } },
      {
        done: (success) => success.draft,
        refused({ code, message }) {
          if (code === 'draft_exists') setAsked(true);
          else toast.error(message);
          return null;
        },
      },
    );
    if (!draft) return;
    // Otherwise the wizard would begin with the former draft, which is still in the cache.
    forgetPromotionDraft(cache, { advertiserId, accountId });
    const next = draft.page === 'settings' ? wizardSettingsRoute : wizardExperiencesRoute;
    navigate(next.href({ advertiserId }));
  }
  return (
    <Can ability="createPromotions">
      <Button icon="copy" isPending={isSending} onPress={() => void begin(false)}>
        {t('duplicate')}
      </Button>
      <ConfirmDialog
        title={t('replace_draft')}
        isOpen={isAsked}
        confirmLabel={t('replace')}
        isDanger
        onConfirm={() => begin(true)}
        onClose={() => setAsked(false)}
      >
        <p>{t('replace_draft_text')}</p>
      </ConfirmDialog>
    </Can>
  );
}
