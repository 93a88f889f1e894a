import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { WizardSettingsScreenCreateDocument } from '../../../operations/promotions/wizard/WizardSettingsScreen.generated.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { promotionRoute } from '../../routes/promotions.ts';
import { useViewer } from '../../session/viewer.ts';
import {
  type PromotionFacts,
  type PromotionFormValues,
  type PromotionRules,
  settingsAsked,
} from '../promotionSettings/promotionForm.ts';
import { atSetting, settingsInput } from '../promotionSettings/settingsInput.ts';
import { forgetPromotionDraft } from '../shared/forgetPromotionDraft.ts';
import { invalidatePromotions } from '../shared/invalidatePromotions.ts';
import { isOpenPromotion } from '../shared/isOpenPromotion.ts';
import { changesOf, fieldsOf, valuesOfDraft } from './draftFields.ts';
import { refuseDraft, type WizardApi } from './useWizard.ts';
import { wizardHref } from './wizardHref.ts';

interface Creation {
  wizard: WizardApi;
  form: FormApi<PromotionRules>;
  facts: PromotionFacts;
  /** Asks whether a promotion of this name that is over at once is to be created. */
  asksEnded: (name: string) => Promise<boolean>;
}

/**
 * Creates the promotion of a draft and opens its page (WIZ-11, WIZ-30). The draft is saved first: its version is the key of the
 * creation, so that a repeated call creates nothing twice. The platform refuses a draft that another tab has changed or used.
 */
export function useCreatePromotion({ wizard, form, facts, asksEnded }: Creation) {
  const { t } = useTranslation(['wizard', 'rules']);
  const client = useApolloClient();
  const { cache } = client;
  const { accountId } = useViewer();
  const { advertiser } = wizard;
  const request = useRequestKey(`promotion.${advertiser.id}`);
  const [send] = useKeyedMutation(WizardSettingsScreenCreateDocument, request);

  /** Refusals of the experience or the rewards are corrected on their pages. */
  function refuse(errors: readonly FieldError[]): null {
    const [elsewhere] = errors.filter(({ field }) => /^(experience|rewards)(\.|$)/.test(field));
    if (elsewhere) {
      toast.error(t(`rules:${elsewhere.rule as 'unknown_reward'}`));
      navigate(wizardHref(elsewhere.field.startsWith('experience') ? 'experience' : 'reward', advertiser.id));
      return null;
    }
    form.applyServerErrors(errors.map(atSetting));
    return null;
  }

  return async (valid: PromotionFormValues): Promise<void> => {
    const { held } = wizard;
    const draft = await wizard.saveNow('settings');
    if (!draft?.experienceId) return;
    // The form now contains another tab's save, which nobody has reviewed here.
    const others = changesOf(fieldsOf(valuesOfDraft(draft)), fieldsOf(held));
    if (Object.keys(others).length > 0) {
      toast.error(t('changed_meanwhile'));
      return;
    }
    request.keep(`draft-${advertiser.id}-${draft.version}`);
    const input = {
      ...settingsInput(settingsAsked(valid, facts)),
      advertiserId: advertiser.id,
      fromDraft: draft.version,
      experience: { id: draft.experienceId },
      rewards: draft.skus.map((sku) => ({ sku })),
    };
    const create = (dryRun?: true) =>
      send(
        { input: { ...input, ...(dryRun && { dryRun }) } },
        {
          done: (success) => success.promotion,
          invalid: refuse,
          refused(refusal) {
            // The other tab's values replace those of this page, which nobody has changed here.
            if (refusal.code === 'draft_changed') void client.refetchQueries({ include: 'active' });
            return refuseDraft(wizard.saving, refusal);
          },
        },
      );
    // The platform's clock decides whether the end has passed.
    const tried = input.endsAt != null ? await create(true) : 'open';
    if (tried === null) return;
    if (tried !== 'open' && !isOpenPromotion(tried) && !(await asksEnded(tried.name))) return;
    const promotion = await create();
    if (!promotion) return;
    forgetPromotionDraft(cache, { advertiserId: advertiser.id, accountId });
    invalidatePromotions(cache, advertiser.id);
    toast.success(t('created', { name: promotion.name }));
    navigate(
      promotionRoute.href({ advertiserId: advertiser.id, promotionId: promotion.id }, { created: 'true' }),
    );
  };
}
