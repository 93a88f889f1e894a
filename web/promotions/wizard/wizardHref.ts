import type { WizardPage } from '../../../schema/promotions/promotionDrafts.ts';
import { wizardExperiencesRoute, wizardRewardsRoute, wizardSettingsRoute } from '../../routes/promotions.ts';

/** Address of a page of the wizard. */
export function wizardHref(page: WizardPage, advertiserId: string): string {
  switch (page) {
    case 'experience':
      return wizardExperiencesRoute.href({ advertiserId });
    case 'reward':
      return wizardRewardsRoute.href({ advertiserId });
    case 'settings':
      return wizardSettingsRoute.href({ advertiserId });
  }
}
