// How far somebody is in the wizard that creates promotions.
import { WIZARD_PAGES, type WizardPage } from './promotionDrafts.ts';

/** The fifteen steps of a new promotion (WIZ-1), by the page that holds them; those of customization follow once it is created (WIZ-28). */
export const WIZARD_STEPS = {
  experience: ['experience'],
  reward: ['reward'],
  settings: [
    ...['name', 'date', 'language', 'multiple_rewards_selection', 'redemption_portal_domain'],
    ...[
      'notification_channels',
      'authentication_systems',
      'fraud_options',
      'sharing_systems',
      'landing_page',
    ],
  ],
  customization: ['theme_and_colors', 'pictures', 'texts'],
} as const;

export const WIZARD_STEP_COUNT = Object.values(WIZARD_STEPS).flat().length;

/** States of a page: done, in progress, and not reachable yet (WIZ-3). */
export type WizardPageState = 'complete' | 'incomplete' | 'closed';

/** A draft as far as it decides about pages. */
export interface WizardProgress {
  /** The page that was last set as the current one. */
  page: WizardPage;
  /** An experience is chosen that is offered here. */
  hasExperience: boolean;
  hasRewards: boolean;
}

/** The page to go on with: never one that lacks what the pages before it give. */
export function currentWizardPage({ page, hasExperience, hasRewards }: WizardProgress): WizardPage {
  if (!hasExperience) return 'experience';
  return page === 'settings' && !hasRewards ? 'reward' : page;
}

/** The state of each page (WIZ-4 … WIZ-7): the current one is incomplete, those before it are complete, later ones that are not complete are closed. */
export function wizardPages(progress: WizardProgress): Record<WizardPage, WizardPageState> {
  const at = WIZARD_PAGES.indexOf(currentWizardPage(progress));
  const isComplete = { experience: progress.hasExperience, reward: progress.hasRewards, settings: false };
  const stateOf = (page: WizardPage, index: number): WizardPageState => {
    if (index === at) return 'incomplete';
    if (index < at) return 'complete';
    return isComplete[page] && progress.hasExperience ? 'complete' : 'closed';
  };
  return Object.fromEntries(WIZARD_PAGES.map((page, index) => [page, stateOf(page, index)])) as Record<
    WizardPage,
    WizardPageState
  >;
}

/** The page shown to somebody who asks for one: a page that is closed leads to the current one (WIZ-8, WIZ-9). */
export const wizardPageShown = (requestedPage: WizardPage, progress: WizardProgress): WizardPage =>
  wizardPages(progress)[requestedPage] === 'closed' ? currentWizardPage(progress) : requestedPage;
