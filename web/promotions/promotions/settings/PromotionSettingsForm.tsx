import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PromotionSettingsFormFragment,
  PromotionSettingsFormFragmentDoc,
  PromotionSettingsFormSaveDocument,
} from '../../../../operations/promotions/promotions/PromotionSettingsScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import type { UpdatePromotionInput } from '../../../../operations/schema.generated.ts';
import type { ExperienceFacts } from '../../../../schema/promotions/experiences.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { ChangesPanel } from '../../../foundation/effects/ChangesPanel.tsx';
import { Button } from '../../../kit/actions/Button.tsx';
import { LinkButton } from '../../../kit/actions/LinkButton.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { promotionRoute } from '../../../routes/promotions.ts';
import { useInstallation } from '../../../session/installation.ts';
import { useViewer } from '../../../session/viewer.ts';
import { PromotionSettingsFields } from '../../promotionSettings/PromotionSettingsFields.tsx';
import { changesAsked, isOpenSetting, promotionFormRules } from '../../promotionSettings/promotionForm.ts';
import { atSetting, settingsInput } from '../../promotionSettings/settingsInput.ts';
import { useSettingWords } from '../../promotionSettings/useSettingWords.ts';
import { invalidatePromotions } from '../../shared/invalidatePromotions.ts';
import { isOpenPromotion } from '../../shared/isOpenPromotion.ts';
import { type PromotionChangeAnswer, PromotionEffectsDialog } from '../../shared/PromotionEffectsDialog.tsx';
import { promotionFormValues } from './promotionFormValues.ts';

interface Props {
  row: PromotionSettingsFormFragment;
  advertiserId: string;
  experience: ExperienceFacts;
  operatingCountries: readonly { code: string }[];
  supportEmail: string | null;
}

/** The form of a promotion's settings (WIZSET-4): changes are shown before they are saved, and a stale save merges field by field (API-7). */
export function PromotionSettingsForm(props: Props) {
  const { row, advertiserId, experience, operatingCountries, supportEmail } = props;
  const { portalSuffix } = useInstallation();
  const { t } = useTranslation(['promotionEdit', 'kit']);
  const words = useSettingWords();
  const { cache } = useApolloClient();
  const [send] = useScreenMutation(PromotionSettingsFormSaveDocument);
  const facts = useMemo(
    () => ({ experience, operatingCountries: operatingCountries.map(({ code }) => code), supportEmail }),
    [experience, operatingCountries, supportEmail],
  );
  const rules = useMemo(() => promotionFormRules(facts), [facts]);
  const question = useEndQuestion();
  /** Tries a save that sets an end: the platform's clock decides whether it ends the promotion. `send` where there is nothing to ask; null where it failed. */
  const tryEnd = (input: UpdatePromotionInput) =>
    send<PromotionChangeAnswer | 'send'>(
      { input: { ...input, dryRun: true } },
      {
        done: ({ promotion, effects }) =>
          isOpenPromotion(readFragment(PromotionSettingsFormFragmentDoc, promotion)) ? 'send' : { effects },
        // The save itself merges, or says what is wrong.
        refused: () => 'send',
        stale: () => 'send',
        invalid: () => 'send',
      },
    );
  const keptAt = { owner: useViewer().accountId, key: `promotionSettings.${row.id}` };
  const edit = useVersionedForm(rules, {
    row,
    keptAt,
    valuesOf: promotionFormValues,
    async save({ version, changes, values }, invalid) {
      const input = { id: row.id, version, ...settingsInput(changesAsked(changes, values, facts)) };
      if (input.endsAt != null && isOpenPromotion(row)) {
        const tried = await tryEnd(input);
        if (tried === null) return null;
        if (tried !== 'send' && !(await question.ask({ name: row.name, tried }))) return null;
      }
      return send(
        { input },
        {
          done: ({ promotion }) => saved(readFragment(PromotionSettingsFormFragmentDoc, promotion)),
          stale: (current) => stale(readFragment(PromotionSettingsFormFragmentDoc, current)),
          invalid: (errors) => invalid(errors.map(atSetting)),
        },
      );
    },
    onSaved({ name }) {
      invalidatePromotions(cache, advertiserId);
      toast.success(t('settings_saved', { name }));
    },
  });
  /** A setting that was closed after a change keeps its stored value: it is no change. */
  const isSaved = ({ field }: { field: string }) => isOpenSetting(field, edit.form.values, facts);
  return (
    <>
      {question.dialog}
      <VersionedForm
        edit={edit}
        label={t('settings_title')}
        labelOf={words.labelOf}
        inWords={words.inWords}
        isReadOnly
      >
        {row.state === 'ready' && <Banner>{t('running')}</Banner>}
        <PromotionSettingsFields
          form={edit.form}
          facts={facts}
          portalSuffix={portalSuffix}
          promotionId={row.id}
        />
        <Row justify="end">
          <LinkButton href={promotionRoute.href({ advertiserId, promotionId: row.id })}>
            {t('back')}
          </LinkButton>
          <ChangesPanel
            edit={{ ...edit, changes: () => edit.changes().filter(isSaved) }}
            labelOf={words.labelOf}
            inWords={words.inWords}
            onShow={(field) => edit.form.showField(field)}
          />
          <Button
            type="submit"
            variant="primary"
            isPending={edit.form.isSubmitting}
            isDisabled={!edit.form.isDirty}
          >
            {t('kit:save')}
          </Button>
        </Row>
      </VersionedForm>
    </>
  );
}

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
function useEndQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
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
