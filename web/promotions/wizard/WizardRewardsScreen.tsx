import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  WizardCartFragmentDoc,
  WizardDraftFragmentDoc,
} from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import {
  WizardRewardsScreenDocument,
  type WizardRewardsScreenQuery,
} from '../../../operations/promotions/wizard/WizardRewardsScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { RewardChooser } from '../shared/cart/RewardChooser.tsx';
import { useChosenRewards } from '../shared/cart/useChosenRewards.ts';
import { useRewardWarnings } from '../shared/cart/useRewardWarnings.ts';
import { useHeldDraft } from './draftFields.ts';
import { NoLiveRewardsDialog } from './NoLiveRewardsDialog.tsx';
import { useWizard, type WizardAdvertiser } from './useWizard.ts';
import { WizardBoundary } from './WizardBoundary.tsx';
import { WizardFrame } from './WizardFrame.tsx';
import { wizardHref } from './wizardHref.ts';

interface Place {
  advertiserId: string;
  /** Chosen in the address (ROUTE-37). */
  experienceId?: string;
}

type Experience = NonNullable<WizardRewardsScreenQuery['experiences']>[number];

/** Second page of the wizard: the rewards (WIZREW-1, WIZREW-2, WIZREW-7). */
export function WizardRewardsScreen({ advertiserId, experienceId }: Place) {
  const query = useScreenQuery(WizardRewardsScreenDocument, { advertiserId });
  const { experiences } = query.data ?? {};
  return (
    <WizardBoundary query={query} advertiserId={advertiserId}>
      {({ advertiser, draft }) => (
        <Rewards
          advertiser={advertiser}
          draft={draft}
          experiences={experiences ?? []}
          wanted={experiences?.some(({ id }) => id === experienceId) ? experienceId : undefined}
        />
      )}
    </WizardBoundary>
  );
}

interface RewardsProps {
  advertiser: WizardAdvertiser & { billingCurrency: string };
  draft: FragmentOf<typeof WizardDraftFragmentDoc> & FragmentOf<typeof WizardCartFragmentDoc>;
  experiences: readonly Experience[];
  /** The experience in the address, if it is offered. */
  wanted: string | undefined;
}

function Rewards({ advertiser, draft, experiences, wanted }: RewardsProps) {
  const { t } = useTranslation('wizard');
  const row = readFragment(WizardDraftFragmentDoc, draft);
  const { rewards: judged } = readFragment(WizardCartFragmentDoc, draft);
  const wizard = useWizard({ advertiser, row, ...useHeldDraft(row), withRewards: true });
  const { held, saving } = wizard;
  const [isAttempted, setAttempted] = useState(false);
  const [isGoingOn, setGoingOn] = useState(false);
  const experienceId = wanted ?? held.experienceId;
  const experience = experiences.find(({ id }) => id === experienceId);
  const selectedRewards = useChosenRewards(held.skus, judged, (skus) => wizard.hold({ ...held, skus }));
  const experienceHref = wizardHref('experience', advertiser.id);
  const warnings = useRewardWarnings(selectedRewards, {
    advertiserId: advertiser.id,
    experience,
    experienceHref,
  });
  const { blocking, unfit } = warnings;
  const [checks, setChecks] = useState(0);
  const [isAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is followed once
  useEffect(() => {
    if (wanted && wanted !== held.experienceId) void saving.save('reward', { experienceId: wanted });
  }, []);

  async function next() {
    setAttempted(true);
    if (blocking.length > 0) return;
    setGoingOn(true);
    // The save answers which rewards can be given.
    const isSaved = (await wizard.saveNow()) !== null;
    setGoingOn(false);
    if (isSaved) setChecks((now) => now + 1);
  }
  async function goOn() {
    setGoingOn(true);
    if (await wizard.saveNow('settings')) navigate(wizardHref('settings', advertiser.id));
    setGoingOn(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a press, with the verdicts of its save
  useEffect(() => {
    if (checks === 0 || blocking.length > 0) return;
    if (unfit.length === held.skus.length) setAsked(true);
    else void goOn();
  }, [checks]);
  const progress = {
    page: row.page === 'experience' && experience ? ('reward' as const) : row.page,
    hasExperience: experience !== undefined,
    hasRewards: held.skus.length > 0,
  };
  return (
    <WizardFrame
      wizard={wizard}
      page="reward"
      progress={progress}
      experiences={experiences}
      actions={
        <>
          <LinkButton href={experienceHref}>{t('back')}</LinkButton>
          <Button
            variant="primary"
            disabledReason={held.skus.length === 0 ? t('next_needs_reward') : null}
            isPending={isGoingOn}
            onPress={() => void next()}
          >
            {t('next')}
          </Button>
        </>
      }
    >
      {isAttempted && blocking.length > 0 && (
        <Banner tone="danger">
          {t('rewards_in_the_way', {
            count: blocking.length,
            names: blocking.map(({ name }) => name).join(', '),
          })}
        </Banner>
      )}
      <NoLiveRewardsDialog
        isOpen={isAsked}
        warnings={warnings}
        onGoOn={goOn}
        onClose={() => setAsked(false)}
      />
      <RewardChooser
        chosen={selectedRewards}
        advertiser={advertiser}
        experience={experience}
        experienceHref={experienceHref}
      />
    </WizardFrame>
  );
}
