import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  WizardExperienceScreenDocument,
  type WizardExperienceScreenQuery,
} from '../../../operations/promotions/wizard/WizardExperienceScreen.generated.ts';
import { ExperienceCardFragmentDoc } from '../../../operations/promotions/wizard/WizardExperiencesScreen.generated.ts';
import { WizardDraftFragmentDoc } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { infosInOrder } from '../../../schema/promotions/experiences.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import link from '../../kit/actions/TextLink.module.css';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { WholeScreen } from '../../kit/layout/Screen.tsx';
import { Grid, Row, Stack } from '../../kit/layout/Stack.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { useHeldDraft } from './draftFields.ts';
import { ExperienceModules } from './ExperienceCard.tsx';
import { useWizard, type WizardAdvertiser } from './useWizard.ts';
import css from './Wizard.module.css';
import { WizardBoundary } from './WizardBoundary.tsx';
import { WizardFrame } from './WizardFrame.tsx';
import { wizardHref } from './wizardHref.ts';

interface Place {
  advertiserId: string;
  experienceId: string;
}

type Experience = NonNullable<WizardExperienceScreenQuery['experience']>;

/** One experience before it is chosen: its description, its uses, and what recipients do (WIZEXP-6 … WIZEXP-10). */
export function WizardExperienceScreen({ advertiserId, experienceId }: Place) {
  const { t } = useTranslation('wizard');
  const query = useScreenQuery(WizardExperienceScreenDocument, { advertiserId, experienceId });
  const back = { href: wizardHref('experience', advertiserId), label: t('experiences') };
  return (
    <WizardBoundary query={query} advertiserId={advertiserId}>
      {({ advertiser, draft }) => {
        const experience = query.data?.experience;
        if (!experience)
          return (
            <WholeScreen title={t('title')} back={back}>
              <NotFound back={back} />
            </WholeScreen>
          );
        const isOffered = query.data?.experiences?.some(({ id }) => id === experience.id) ?? false;
        return (
          <Details advertiser={advertiser} draft={draft} experience={experience} isOffered={isOffered} />
        );
      }}
    </WizardBoundary>
  );
}

interface DetailsProps {
  advertiser: WizardAdvertiser;
  draft: FragmentOf<typeof WizardDraftFragmentDoc>;
  experience: Experience;
  isOffered: boolean;
}

function Details({ advertiser, draft, experience, isOffered }: DetailsProps) {
  const { t } = useTranslation('wizard');
  const row = readFragment(WizardDraftFragmentDoc, draft);
  const wizard = useWizard({ advertiser, row, ...useHeldDraft(row) });
  const card = readFragment(ExperienceCardFragmentDoc, experience);
  const { held } = wizard;
  const { infos, benefits, carousel, userFlowDemo } = experience;

  const [isChosen, setChosen] = useState(false);

  async function choose() {
    setChosen(true);
    if (await wizard.saveNow('reward', { experienceId: card.id }))
      navigate(wizardHref('reward', advertiser.id));
    setChosen(false);
  }
  return (
    <WizardFrame
      wizard={wizard}
      page="experience"
      progress={{
        page: row.page,
        hasExperience: held.experienceId !== null,
        hasRewards: held.skus.length > 0,
      }}
      experiences={[card]}
      actions={
        <>
          <LinkButton href={wizardHref('experience', advertiser.id)}>{t('back')}</LinkButton>
          <Button
            variant="primary"
            isDisabled={!isOffered || advertiser.status !== 'enabled'}
            isPending={isChosen}
            onPress={() => void choose()}
          >
            {t('choose_this')}
          </Button>
        </>
      }
    >
      {!isOffered && <Banner tone="warning">{t('experience_gone')}</Banner>}
      <Panel title={card.name} subtitle={card.description}>
        <Stack>
          <ExperienceModules experience={card} />
          {infos.length > 0 && (
            <Facts
              facts={infosInOrder(infos).map(({ name, value }) => ({
                label: t(`info_${name.toLowerCase()}` as 'info_developer', { defaultValue: name }),
                value: value.includes('@') ? (
                  <a
                    className={link.link}
                    href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}
                    aria-label={t('contact_by_mail', { email: value })}
                  >
                    <EmailText email={value} />
                  </a>
                ) : (
                  value
                ),
              }))}
            />
          )}
        </Stack>
      </Panel>
      {benefits.length > 0 && (
        <Panel title={t('benefits')}>
          <ul className={css.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Panel>
      )}
      {userFlowDemo && (
        <Panel title={t('user_flow')}>
          <Grid as="ol" column={160} isFilling gap={3} className={css.flow}>
            {userFlowDemo.split(',').map((step) => (
              <li key={step}>{t(`flow_${step}` as 'flow_choose', { defaultValue: step })}</li>
            ))}
          </Grid>
        </Panel>
      )}
      {carousel.length > 0 && (
        <Row isOneLine gap={3} align="stretch" className={css.pictures}>
          {carousel.map((url) => (
            <img key={url} src={url} alt="" loading="lazy" />
          ))}
        </Row>
      )}
    </WizardFrame>
  );
}
