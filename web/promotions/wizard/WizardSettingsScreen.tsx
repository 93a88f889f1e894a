import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExperienceFactsFragmentDoc } from '../../../operations/promotions/promotionSettings/ExperienceFacts.generated.ts';
import { WizardDraftFragmentDoc } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import {
  WizardSettingsScreenDocument,
  type WizardSettingsScreenQuery,
} from '../../../operations/promotions/wizard/WizardSettingsScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { SETTING_NAMES } from '../../../schema/promotions/promotionPaths.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { useInstallation } from '../../session/installation.ts';
import { experienceFacts } from '../promotionSettings/experienceFacts.ts';
import { PromotionSettingsFields } from '../promotionSettings/PromotionSettingsFields.tsx';
import {
  type PromotionFacts,
  type PromotionFormValues,
  promotionFormRules,
} from '../promotionSettings/promotionForm.ts';
import { type DraftValues, valuesOfDraft } from './draftFields.ts';
import { useCreatePromotion } from './useCreatePromotion.ts';
import { useEndedQuestion } from './useEndedQuestion.tsx';
import { useWizard, type WizardAdvertiser } from './useWizard.ts';
import css from './Wizard.module.css';
import { WizardBoundary } from './WizardBoundary.tsx';
import { WizardFrame } from './WizardFrame.tsx';
import { wizardHref } from './wizardHref.ts';

type Data = WizardSettingsScreenQuery;
type Experience = NonNullable<Data['experiences']>[number];

/** Input of the rules without an experience: such a page redirects to another one. */
const NO_EXPERIENCE: PromotionFacts['experience'] = {
  modules: { settings: {} },
  authenticationSystems: [],
  digitalRewardsMasks: [],
  disallowPdf: true,
  supportedRedemptionFlow: [],
  redemptionFlow: null,
};

/** Last page of the wizard: the settings, and the creation of the promotion (WIZSET-1, WIZSET-3, WIZSET-4). */
export function WizardSettingsScreen({ advertiserId }: { advertiserId: string }) {
  const query = useScreenQuery(WizardSettingsScreenDocument, { advertiserId });
  const { data } = query;
  return (
    <WizardBoundary query={query} advertiserId={advertiserId}>
      {({ draft }) => (
        <Settings
          advertiser={data?.advertiser as NonNullable<Data['advertiser']>}
          draft={draft}
          experiences={data?.experiences ?? []}
        />
      )}
    </WizardBoundary>
  );
}

interface SettingsProps {
  advertiser: WizardAdvertiser & {
    operatingCountries: readonly { code: string }[];
    contactEmail: string | null;
  };
  draft: FragmentOf<typeof WizardDraftFragmentDoc>;
  experiences: readonly Experience[];
}

function Settings({ advertiser, draft, experiences }: SettingsProps) {
  const { portalSuffix } = useInstallation();
  const { t } = useTranslation(['wizard', 'kit']);
  const row = readFragment(WizardDraftFragmentDoc, draft);
  const experience = experiences.find(({ id }) => id === row.experienceId);
  const facts = useMemo(
    (): PromotionFacts => ({
      experience: experience
        ? experienceFacts(readFragment(ExperienceFactsFragmentDoc, experience))
        : NO_EXPERIENCE,
      operatingCountries: advertiser.operatingCountries.map(({ code }) => code),
      supportEmail: advertiser.contactEmail,
    }),
    [experience, advertiser.operatingCountries, advertiser.contactEmail],
  );
  const rules = useMemo(() => promotionFormRules(facts), [facts]);
  const initialValues = useRef(valuesOfDraft(row));
  const form = useForm(rules, initialValues.current.settings as PromotionFormValues);
  const besides = useRef({
    experienceId: initialValues.current.experienceId,
    skus: initialValues.current.skus,
  });
  const draftValues: DraftValues = { ...besides.current, settings: form.values };
  const wizard = useWizard({
    advertiser,
    row,
    held: draftValues,
    hold({ settings, ...rest }) {
      besides.current = rest;
      for (const name of SETTING_NAMES)
        if (JSON.stringify(settings[name] ?? null) !== JSON.stringify(form.values[name] ?? null))
          form.setValue(name, settings[name] as never);
    },
  });
  const question = useEndedQuestion();
  const create = useCreatePromotion({ wizard, form, facts, asksEnded: question.ask });
  return (
    <WizardFrame
      wizard={wizard}
      page="settings"
      progress={{ page: row.page, hasExperience: experience !== undefined, hasRewards: row.skus.length > 0 }}
      experiences={experiences}
    >
      {question.dialog}
      <div className={css.form}>
        <Form form={form} label={t('page_settings')} onSubmit={create} warnsBeforeLeaving={false}>
          {row.copiedFrom && <Banner>{t('is_copy')}</Banner>}
          <PromotionSettingsFields form={form} facts={facts} portalSuffix={portalSuffix} />
          <Row justify="end">
            <LinkButton href={wizardHref('reward', advertiser.id)}>{t('back')}</LinkButton>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isSubmitting}
              isDisabled={
                advertiser.status !== 'enabled' ||
                wizard.saving.disputes.length > 0 ||
                wizard.saving.used !== null
              }
            >
              {t('kit:save')}
            </Button>
          </Row>
        </Form>
      </div>
    </WizardFrame>
  );
}
