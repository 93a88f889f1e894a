import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ExperienceCardFragmentDoc,
  WizardExperiencesScreenDocument,
} from '../../../operations/promotions/wizard/WizardExperiencesScreen.generated.ts';
import { WizardDraftFragmentDoc } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Grid } from '../../kit/layout/Stack.tsx';
import { searchField } from '../../kit/list/filterFields.tsx';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { search } from '../../kit/list/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { wizardExperienceRoute } from '../../routes/promotions.ts';
import { MAX_CHOSEN } from '../shared/cart/useChosenRewards.ts';
import { useHeldDraft } from './draftFields.ts';
import { ExperienceCard } from './ExperienceCard.tsx';
import { useWizard, type WizardAdvertiser } from './useWizard.ts';
import { WizardBoundary } from './WizardBoundary.tsx';
import { WizardFrame } from './WizardFrame.tsx';
import { wizardHref } from './wizardHref.ts';

const EXPERIENCE_LIST = defineList({ pageSize: 100, filters: { search: search() } });
/** Rewards from the catalog's cart. */
const BROUGHT = { skus: '' };

/** First page of the wizard: the experience of the promotion (WIZEXP-1 … WIZEXP-5). */
export function WizardExperiencesScreen({ advertiserId }: { advertiserId: string }) {
  const list = useList(EXPERIENCE_LIST);
  const query = useScreenQuery(WizardExperiencesScreenDocument, {
    advertiserId,
    search: list.sent.search ?? null,
  });
  return (
    <WizardBoundary query={query} advertiserId={advertiserId}>
      {({ advertiser, draft }) => (
        <Experiences
          advertiser={advertiser}
          draft={draft}
          found={query.data?.experiences ?? []}
          isLoading={query.isLoading}
          list={list}
        />
      )}
    </WizardBoundary>
  );
}

interface ExperiencesProps {
  advertiser: WizardAdvertiser;
  draft: FragmentOf<typeof WizardDraftFragmentDoc> & { experience: { id: string; name: string } | null };
  found: readonly FragmentOf<typeof ExperienceCardFragmentDoc>[];
  /** The previous results stay visible. */
  isLoading: boolean;
  list: ReturnType<typeof useList<(typeof EXPERIENCE_LIST)['filters'], never>>;
}

function Experiences({ advertiser, draft, found, isLoading, list }: ExperiencesProps) {
  const { t } = useTranslation('wizard');
  const row = readFragment(WizardDraftFragmentDoc, draft);
  const wizard = useWizard({ advertiser, row, ...useHeldDraft(row) });
  const experiences = readFragment(ExperienceCardFragmentDoc, found);
  const { held, saving } = wizard;
  useBroughtRewards(
    (brought) =>
      void saving.save(undefined, ({ skus }) => {
        const all = [...new Set([...skus, ...brought])];
        const left = all.slice(MAX_CHOSEN);
        if (left.length > 0)
          toast.error(t('brought_left', { count: left.length, most: MAX_CHOSEN, skus: left.join(', ') }));
        return { skus: all.slice(0, MAX_CHOSEN) };
      }),
  );

  const [selectedId, setSelectedId] = useState<string | null>(null);

  async function choose(experienceId: string) {
    setSelectedId(experienceId);
    if (await wizard.saveNow('reward', { experienceId })) navigate(wizardHref('reward', advertiser.id));
    setSelectedId(null);
  }
  const names = [...experiences, ...(draft.experience ? [draft.experience] : [])];
  const isOffered = experiences.some(({ id }) => id === held.experienceId);
  const isGone = held.experienceId !== null && !isOffered && !list.isFiltered && !isLoading;
  const progress = {
    page: row.page,
    hasExperience: held.experienceId !== null && !isGone,
    hasRewards: held.skus.length > 0,
  };
  return (
    <WizardFrame wizard={wizard} page="experience" progress={progress} experiences={names}>
      {isGone && experiences.length > 0 && <Banner tone="warning">{t('chosen_gone')}</Banner>}
      <ListFilters
        filters={[searchField(list.filter('search'), { label: t('search'), chip: t('search_chip') })]}
        onClear={list.clear}
      />
      {experiences.length === 0 ? (
        <EmptyState title={t(list.isFiltered ? 'no_experience_match' : 'no_experience')}>
          {t(list.isFiltered ? 'no_experience_match_text' : 'no_experience_text')}
        </EmptyState>
      ) : (
        <Grid as="ul" column={300} aria-label={t('experiences')}>
          {experiences.map((experience) => (
            <ExperienceCard
              key={experience.id}
              experience={experience}
              isChosen={experience.id === held.experienceId}
              action={
                experience.isPreviewable ? (
                  <Button
                    variant="primary"
                    aria-label={t('choose_of', { name: experience.name })}
                    isDisabled={advertiser.status !== 'enabled'}
                    isPending={selectedId === experience.id}
                    onPress={() => void choose(experience.id)}
                  >
                    {t('choose')}
                  </Button>
                ) : (
                  <LinkButton
                    href={wizardExperienceRoute.href({
                      advertiserId: advertiser.id,
                      experienceId: experience.id,
                    })}
                  >
                    {t('see_details', { name: experience.name })}
                  </LinkButton>
                )
              }
            />
          ))}
        </Grid>
      )}
    </WizardFrame>
  );
}

/** Adds the rewards of a cart in the address to the draft, once. */
function useBroughtRewards(onBring: (skus: readonly string[]) => void): void {
  const [{ skus }, setQuery] = useUrlQuery(BROUGHT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const brought = skus.split(',').filter((sku) => /^[A-Za-z0-9-]{1,60}$/.test(sku));
    if (skus === '') return;
    setQuery(BROUGHT, { replace: true });
    onBring(brought);
  }, []);
}
