import type { Ability } from '../../../schema/foundation/abilities.ts';
import {
  type DispatchKind,
  isKindOffered,
  type OfferingFacts,
} from '../../../schema/fulfillment/dispatchKinds.ts';
import { isCustomizable } from '../../../schema/promotions/promotionScreens/customizable.ts';
import {
  codesActivationRoute,
  codesDownloadRoute,
  linksRoute,
  promotionCustomizationRoute,
} from '../../routes/promotions.ts';

/** Facts of a promotion that decide about its actions. */
export interface ActionFacts {
  modules: { activationLinks: unknown; bulkRedemption: unknown; bulkActivation: unknown };
  activationNotificationChannels: readonly string[];
  notificationChannels: readonly string[];
  redemptionFlow: { supportsPrimaryCode: boolean } | null;
}

/** Facts that decide which dispatches it offers. */
const offeringFacts = ({
  modules,
  ...channels
}: Pick<
  ActionFacts,
  'modules' | 'activationNotificationChannels' | 'notificationChannels'
>): OfferingFacts => ({
  ...channels,
  hasBulkRedemption: modules.bulkRedemption !== null,
  hasActivationLinks: modules.activationLinks !== null,
  hasBulkActivation: modules.bulkActivation !== null,
});

/** An action that gives rewards: the platform also checks whether it is available. */
const dispatching = <const Id extends DispatchKind, const Target>(id: Id, route: Target) => ({
  id,
  route,
  ability: 'createBulkRedemptions' as const,
  isAvailable: (facts: ActionFacts) => isKindOffered(id, offeringFacts(facts)),
});

/** The actions of a promotion in their order (PROMO-21), each with its screen, its ability and when it is available (PROMO-46 … PROMO-50, CUSTOM-40, CUSTOM-41). */
const ACTIONS = [
  dispatching('send_codes', codesDownloadRoute),
  dispatching('download_codes', codesDownloadRoute),
  dispatching('send_links', linksRoute),
  dispatching('download_links', linksRoute),
  dispatching('activate_codes', codesActivationRoute),
  {
    id: 'customize',
    route: promotionCustomizationRoute,
    ability: 'viewPromotionsCustomization',
    isAvailable: isCustomizable,
  },
] as const satisfies readonly {
  id: string;
  route: unknown;
  ability: Ability;
  isAvailable: (facts: ActionFacts) => boolean;
}[];

/** The actions of a promotion for a person with these abilities. */
export const promotionActions = (facts: ActionFacts, holds: (ability: Ability) => boolean) =>
  ACTIONS.filter(({ ability, isAvailable }) => holds(ability) && isAvailable(facts));
