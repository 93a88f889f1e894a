import type { AuthenticationSystem } from '../../schema/promotions/experiences.ts';
import type { PageName } from '../../schema/promotions/promotionScreens/recipientScreens.ts';
import { countryOptions } from '../countryOptions.ts';
import { offeredSystems } from '../offeredSystems.ts';
import type { RecipientStep } from '../steps.ts';
import { successStep } from '../successStep.ts';
import type { RecipientView } from '../view.ts';

/** Settings of a promotion that decide what its pages ask for and offer. */
export interface PageSettings {
  authenticationSystems: readonly AuthenticationSystem[];
  /** Countries to which it is restricted; none for all. */
  countries: readonly string[];
  allowsPdf: boolean;
  landingUrl: string | null;
  canShare: boolean;
  /** A message of the promotion brings the reward. */
  hasMessages: boolean;
}

/**
 * The step of a screen for a sample recipient, who is not known yet. Its content is rendered as the content of served pages (`stepContent`), so that a
 * preview shows what they show.
 */
export function sampleStep(screen: PageName, view: RecipientView, settings: PageSettings): RecipientStep {
  switch (screen) {
    case 'authentication': {
      if (view.hasChoice) return { name: 'choose' };
      const systems = offeredSystems({ systems: settings.authenticationSystems, recipient: null });
      // Without an address to verify, the page asks nothing.
      return systems.length > 0 ? { name: screen, systems } : { name: 'redeem', canChoose: false };
    }
    case 'shipping_information':
      return { name: screen, countries: countryOptions(view.locale, settings.countries) };
    case 'user_not_eligible':
      return { name: screen, otherCountryUrl: null };
    case 'success': {
      const { allowsPdf, landingUrl, canShare, hasMessages } = settings;
      const isShipped = view.rewards[0]?.isShipped ?? false;
      return successStep(
        {
          promotionName: view.promotionName,
          pagePath: view.action,
          allowsPdf,
          landingUrl,
          canShare,
          isAddressable: hasMessages,
          isShipped,
          trackingCode: null,
          canLeave: false,
        },
        view,
      );
    }
    default:
      return { name: screen };
  }
}
