import type { Ability } from '../../../schema/abilities.ts';
import { isCustomizable } from '../../../schema/rules/customizable.ts';
import {
  codesActivationRoute,
  codesDownloadRoute,
  linksRoute,
  promotionCustomizationRoute,
} from '../../routes/promotions.ts';

/** What of a promotion decides about its actions. */
export interface ActionFacts {
  modules: { activationLinks: unknown; bulkRedemption: unknown; bulkActivation: unknown };
  activationNotificationChannels: readonly string[];
  notificationChannels: readonly string[];
  redemptionFlow: { supportsPrimaryCode: boolean } | null;
}

/** The actions of a promotion in their order (PROMO-21), each with its screen, its ability and when it is available (PROMO-46 … PROMO-50, CUSTOM-40, CUSTOM-41). */
const ACTIONS = [
  {
    ...{ id: 'send_codes', route: codesDownloadRoute, ability: 'createBulkRedemptions' },
    isAvailable: ({ modules, notificationChannels }) =>
      modules.bulkRedemption !== null && notificationChannels.length > 0,
  },
  {
    ...{ id: 'download_codes', route: codesDownloadRoute, ability: 'createBulkRedemptions' },
    isAvailable: ({ modules, notificationChannels }) =>
      modules.bulkRedemption !== null && notificationChannels.length === 0,
  },
  {
    ...{ id: 'send_links', route: linksRoute, ability: 'createBulkRedemptions' },
    isAvailable: ({ modules, activationNotificationChannels }) =>
      modules.activationLinks !== null && activationNotificationChannels.length > 0,
  },
  {
    ...{ id: 'download_links', route: linksRoute, ability: 'createBulkRedemptions' },
    isAvailable: ({ modules, activationNotificationChannels }) =>
      modules.activationLinks !== null && activationNotificationChannels.length === 0,
  },
  {
    ...{ id: 'activate_codes', route: codesActivationRoute, ability: 'createBulkRedemptions' },
    isAvailable: ({ modules }) => modules.bulkActivation !== null,
  },
  {
    ...{ id: 'customize', route: promotionCustomizationRoute, ability: 'viewPromotionsCustomization' },
    isAvailable: isCustomizable,
  },
] as const satisfies readonly {
  id: string;
  route: unknown;
  ability: Ability;
  isAvailable: (facts: ActionFacts) => boolean;
}[];

/** The actions that a promotion offers to who holds these abilities. */
export const promotionActions = (facts: ActionFacts, holds: (ability: Ability) => boolean) =>
  ACTIONS.filter(({ ability, isAvailable }) => holds(ability) && isAvailable(facts));
