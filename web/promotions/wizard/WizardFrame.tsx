import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WIZARD_PAGES, type WizardPage } from '../../../schema/promotions/promotionDrafts.ts';
import {
  WIZARD_STEP_COUNT,
  type WizardProgress,
  wizardPageShown,
  wizardPages,
} from '../../../schema/promotions/wizardPages.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Steps } from '../../kit/layout/steps/Steps.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { promotionRoute } from '../../routes/promotions.ts';
import { useSettingWords } from '../promotionSettings/useSettingWords.ts';
import { DraftActions } from './DraftActions.tsx';
import type { WizardApi } from './useWizard.ts';
import css from './Wizard.module.css';
import { wizardHref } from './wizardHref.ts';

interface WizardFrameProps {
  wizard: WizardApi;
  page: WizardPage;
  progress: WizardProgress;
  /** Names of experiences, for conflicts between two tabs. */
  experiences: readonly { id: string; name: string }[];
  /** The "next" action, at the top right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of a page of the wizard (WIZSET-3): the step indicators, the draft's save state, and the gate before pages that are closed (WIZ-9). */
export function WizardFrame({ wizard, page, progress, experiences, actions, children }: WizardFrameProps) {
  const { t } = useTranslation(['wizard', 'kit']);
  const { advertiser, saving, row } = wizard;
  const isOpen = useGate({ wizard, page, progress });
  const words = useFieldWords(experiences);
  const notice = useNotice(saving.disputes.length > 0 || saving.used !== null);
  const states = wizardPages({ ...progress, page });
  const hrefOf = (id: WizardPage) => wizardHref(id, advertiser.id);
  const way = {
    current: page,
    next: undefined,
    isClosed: (id: WizardPage) => states[id] === 'closed',
    passed: WIZARD_PAGES.filter((id) => states[id] === 'complete'),
    go: (id: WizardPage) => navigate(hrefOf(id)),
    show: (id: WizardPage) => navigate(hrefOf(id)),
    takesFocus: () => false,
    resume: () => undefined,
    reset: () => undefined,
  };
  if (!isOpen) return null;
  return (
    <Screen
      title={t('title')}
      subtitle={t(`step_${page}`, { count: WIZARD_STEP_COUNT, pages: WIZARD_PAGES.length })}
      back={{ href: advertiserRoute.href({ advertiserId: advertiser.id }), label: advertiser.name }}
      actions={
        <>
          <span className={css.saving} role="status">
            {saving.state !== 'failed' &&
              (saving.state !== 'saved' || row.version > 0) &&
              t(`draft_${saving.state}`)}
          </span>
          <DraftActions wizard={wizard} />
          {actions}
        </>
      }
    >
      {advertiser.status !== 'enabled' && <Banner tone="warning">{t('advertiser_disabled')}</Banner>}
      {saving.state === 'failed' && (
        <Banner
          tone="warning"
          actions={<Button onPress={() => void saving.save()}>{t('kit:try_again')}</Button>}
        >
          {t('draft_failed')}
        </Banner>
      )}
      {saving.used && (
        <Banner
          ref={notice}
          tone="warning"
          title={t('used_title')}
          actions={
            <>
              {saving.used.recordId && (
                <LinkButton
                  href={promotionRoute.href({
                    advertiserId: advertiser.id,
                    promotionId: saving.used.recordId,
                  })}
                >
                  {t('open_promotion')}
                </LinkButton>
              )}
              <Button
                variant="primary"
                isPending={saving.state === 'saving'}
                onPress={() => void saving.makeAgain()}
              >
                {t('make_again')}
              </Button>
            </>
          }
        >
          <p>{saving.used.message}</p>
        </Banner>
      )}
      {saving.disputes.length > 0 && (
        <StaleNotice
          ref={notice}
          changes={saving.disputes.map(({ field, yours, theirs }) => ({
            label: words.labelOf(field),
            yours: words.inWords(field, yours),
            theirs: words.inWords(field, theirs),
          }))}
          isOwn
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
        />
      )}
      <Steps
        label={t('title')}
        steps={WIZARD_PAGES.map((id) => ({
          id,
          label: t(`page_${id}`),
          state: states[id] === 'complete' ? 'done' : 'open',
          content: id === page ? children : null,
        }))}
        way={way}
      />
    </Screen>
  );
}

/** Scrolls to a notice and focuses it as soon as it appears: it may be screens above the current input, and nothing is saved until it is answered. */
function useNotice(isThere: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThere) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [isThere]);
  return notice;
}

/** True if the page may be shown, decided when it opens. An allowed page becomes the current page; others redirect to it. */
function useGate({
  wizard,
  page,
  progress,
}: Pick<WizardFrameProps, 'wizard' | 'page' | 'progress'>): boolean {
  const [visiblePage] = useState(() => wizardPageShown(page, progress));
  const { advertiser, row, saving } = wizard;
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once, when the page opens
  useEffect(() => {
    if (visiblePage !== page) navigate(wizardHref(visiblePage, advertiser.id), { replace: true });
    else if (row.page !== page) void saving.save(page);
  }, []);
  return visiblePage === page;
}

/** Fields of a draft in words, for conflicts between two tabs. */
function useFieldWords(experiences: readonly { id: string; name: string }[]) {
  const { t } = useTranslation('wizard');
  const settings = useSettingWords();
  const rewardOf = (field: string) => (field.startsWith('reward.') ? field.slice('reward.'.length) : null);
  return {
    labelOf(field: string): string {
      const sku = rewardOf(field);
      if (sku !== null) return t('reward_of', { sku });
      return field === 'experienceId' ? t('page_experience') : settings.labelOf(field);
    },
    inWords(field: string, value: unknown): string {
      if (rewardOf(field) !== null) return t(value ? 'chosen' : 'not_chosen');
      if (field !== 'experienceId') return settings.inWords(field, value);
      return experiences.find(({ id }) => id === value)?.name ?? t('not_chosen');
    },
  };
}
