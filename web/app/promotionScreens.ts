import {
  codesActivationRoute,
  codesDownloadRoute,
  dispatchRoute,
  linksRoute,
  promotionCustomizationRoute,
  promotionRewardsRoute,
  promotionRoute,
  promotionSettingsRoute,
  promotionsRoute,
  wizardExperienceRewardsRoute,
  wizardExperienceRoute,
  wizardExperiencesRoute,
  wizardRewardsRoute,
  wizardSettingsRoute,
} from '../routes/promotions.ts';
import { bind } from './boot/bind.ts';

/** Words of the wizard's pages. */
const WIZARD_WORDS = ['wizard', 'promotionSettings', 'catalog', 'rewards'];
/** Words of the pages on which a promotion is edited. */
const EDIT_WORDS = ['promotionEdit', 'promotionSettings', 'catalog', 'rewards', 'changes', 'errors'];

/** Words of the pages from which rewards are sent, downloaded or activated. */
const DISPATCH_WORDS = ['dispatches', 'desk', 'effects', 'errors'];

/** The screens of promotions: the list, one, its pages for editing, and the wizard. */
export const PROMOTION_SCREENS = [
  bind(
    promotionsRoute,
    async () => (await import('../promotions/promotions/list/PromotionListScreen.tsx')).PromotionListScreen,
  ),
  bind(
    promotionRoute,
    async () => (await import('./PromotionRoute.tsx')).PromotionRoute,
    'promotionEdit',
    'stats',
    'errors',
    'dispatches',
  ),
  bind(
    dispatchRoute,
    async () => (await import('../fulfillment/dispatches/DispatchScreen.tsx')).DispatchScreen,
    'dispatches',
  ),
  bind(
    promotionSettingsRoute,
    async () =>
      (await import('../promotions/promotions/settings/PromotionSettingsScreen.tsx')).PromotionSettingsScreen,
    ...EDIT_WORDS,
  ),
  bind(
    promotionRewardsRoute,
    async () =>
      (await import('../promotions/promotions/rewards/PromotionRewardsScreen.tsx')).PromotionRewardsScreen,
    ...EDIT_WORDS,
  ),
  bind(
    promotionCustomizationRoute,
    async () => (await import('../promotions/customization/CustomizationScreen.tsx')).CustomizationScreen,
    'customization',
    'changes',
  ),
  bind(
    codesDownloadRoute,
    async () => (await import('../fulfillment/dispatches/create/CodesScreen.tsx')).CodesScreen,
    ...DISPATCH_WORDS,
  ),
  bind(
    linksRoute,
    async () => (await import('../fulfillment/dispatches/create/LinksScreen.tsx')).LinksScreen,
    ...DISPATCH_WORDS,
  ),
  bind(
    codesActivationRoute,
    async () =>
      (await import('../fulfillment/dispatches/create/CodesActivationScreen.tsx')).CodesActivationScreen,
    ...DISPATCH_WORDS,
  ),
  bind(
    wizardExperiencesRoute,
    async () => (await import('../promotions/wizard/WizardExperiencesScreen.tsx')).WizardExperiencesScreen,
    ...WIZARD_WORDS,
  ),
  bind(
    wizardExperienceRoute,
    async () => (await import('../promotions/wizard/WizardExperienceScreen.tsx')).WizardExperienceScreen,
    ...WIZARD_WORDS,
  ),
  bind(wizardRewardsRoute, wizardRewardsScreen, ...WIZARD_WORDS),
  bind(wizardExperienceRewardsRoute, wizardRewardsScreen, ...WIZARD_WORDS),
  bind(
    wizardSettingsRoute,
    async () => (await import('../promotions/wizard/WizardSettingsScreen.tsx')).WizardSettingsScreen,
    ...WIZARD_WORDS,
  ),
];

async function wizardRewardsScreen() {
  return (await import('../promotions/wizard/WizardRewardsScreen.tsx')).WizardRewardsScreen;
}
