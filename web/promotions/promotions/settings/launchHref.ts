import type { Ability } from '../../../../schema/foundation/abilities.ts';
import type { LaunchPlace } from '../../../../schema/promotions/promotionLaunch.ts';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { promotionRewardsRoute, promotionSettingsRoute } from '../../../routes/promotions.ts';

interface Place {
  advertiserId: string;
  promotionId: string;
}

/** Link to the remedy of a gap, for people who may use it; null if there is none. */
export function launchHref(
  { screen }: { screen: LaunchPlace },
  place: Place,
  holds: (ability: Ability) => boolean,
): string | null {
  const to = (ability: Ability, route: { href: (at: Place) => string }) =>
    holds(ability) ? route.href(place) : null;
  switch (screen) {
    case 'rewards':
      return to('editPromotions', promotionRewardsRoute);
    case 'settings':
      return to('editPromotions', promotionSettingsRoute);
    case 'advertiser':
      return holds('viewAdvertisers') ? advertiserRoute.href({ advertiserId: place.advertiserId }) : null;
    case 'budget':
      return holds('viewAdvertisers') && holds('viewBudget')
        ? advertiserRoute.href({ advertiserId: place.advertiserId }, { tab: 'budget' })
        : null;
    case 'details':
      return null;
  }
}
