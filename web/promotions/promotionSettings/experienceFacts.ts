import type { ExperienceFactsFragment } from '../../../operations/promotions/promotionSettings/ExperienceFacts.generated.ts';
import type { ExperienceFacts, FlowLook } from '../../../schema/promotions/experiences.ts';

/** Converts an experience of the graph to the facts that the rules use. */
export function experienceFacts(experience: ExperienceFactsFragment): ExperienceFacts {
  const { options, redemptionFlow } = experience;
  const { settings, ...modules } = options.modules;
  return {
    modules: {
      ...named({
        api_keys_generation: modules.apiKeysGeneration,
        activation_links: modules.activationLinks,
        bulk_redemption: modules.bulkRedemption,
        bulk_activation: modules.bulkActivation,
        customization_step: modules.customizationStep,
      }),
      settings: named({
        name: settings.name,
        date: settings.date,
        language: settings.language,
        multiple_rewards_selection: settings.multipleRewardsSelection,
        redemption_portal_domain: settings.redemptionPortalDomain,
        notification_channels: settings.notificationChannels,
        authentication_systems: settings.authenticationSystems,
        fraud_options: settings.fraudOptions,
        sharing_systems: settings.sharingSystems,
      }),
    },
    authenticationSystems: experience.authenticationSystems,
    digitalRewardsMasks: options.digitalRewardsMasks,
    disallowPdf: options.disallowPdf,
    supportedRedemptionFlow: experience.supportedRedemptionFlow as FlowLook[],
    redemptionFlow: redemptionFlow && { supportsPrimaryCode: redemptionFlow.supportsPrimaryCode },
  };
}

/** Keeps the flags that are not null. */
function named<Name extends string, Flag>(flags: Record<Name, Flag | null>): Partial<Record<Name, Flag>> {
  return Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag !== null)) as Partial<
    Record<Name, Flag>
  >;
}
