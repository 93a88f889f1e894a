import type { DeliveryMode } from '../catalog/products.ts';

/** An experience's flag for one of its parts (WIZEXP-14): shown, shown and never required, or shown and required. Without a flag it is absent. */
export const MODULE_FLAGS = ['enabled', 'optional', 'required'] as const;
export type ModuleFlag = (typeof MODULE_FLAGS)[number];

/** Modules of an experience (WIZEXP-15). */
export const EXPERIENCE_MODULES = [
  'api_keys_generation',
  'activation_links',
  'bulk_redemption',
  'bulk_activation',
  'customization_step',
] as const;
export type ExperienceModule = (typeof EXPERIENCE_MODULES)[number];

/** Sections of the settings that an experience switches (WIZEXP-16). */
export const SETTINGS_SECTIONS = [
  'name',
  'date',
  'language',
  'multiple_rewards_selection',
  'redemption_portal_domain',
  'notification_channels',
  'authentication_systems',
  'fraud_options',
  'sharing_systems',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** How a recipient is known: by an address they got, by an account of theirs, or by somebody else's sign-in. */
export const AUTHENTICATION_SYSTEMS = ['email', 'mobile', 'account', 'third_party'] as const;
export type AuthenticationSystem = (typeof AUTHENTICATION_SYSTEMS)[number];

/** Where promotions run (WIZEXP-3). */
export const ENVIRONMENTS = ['sandbox', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Looks of the redemption flow (CUSTOM-47). */
export const FLOW_LOOKS = ['facelift', 'legacy'] as const;
export type FlowLook = (typeof FLOW_LOOKS)[number];

/** The modules of an experience; the sections of its settings are an object of their own among them. */
export type Modules = Readonly<
  Partial<Record<ExperienceModule, ModuleFlag>> & {
    settings: Readonly<Partial<Record<SettingsSection, ModuleFlag>>>;
  }
>;

/** An experience as far as rules ask. */
export interface ExperienceFacts {
  modules: Modules;
  authenticationSystems: readonly AuthenticationSystem[];
  /** Delivery modes it can give; none named, all. */
  digitalRewardsMasks: readonly DeliveryMode[];
  disallowPdf: boolean;
  /** Looks it can be shown in; the look is chosen where there are several (CUSTOM-2). */
  supportedRedemptionFlow: readonly FlowLook[];
  /** How recipients redeem; null where nothing of it is shown to them (PROMO-55). */
  redemptionFlow: { supportsPrimaryCode: boolean } | null;
}

/** True if an experience can do something. */
export const hasModule = (experience: ExperienceFacts, module: ExperienceModule): boolean =>
  experience.modules[module] !== undefined;

/** An experience's flag for a section of the settings; undefined where the section is absent. */
export const flagOf = (experience: ExperienceFacts, section: SettingsSection): ModuleFlag | undefined =>
  experience.modules.settings[section];

/** True if an experience can be chosen at once: it says nothing that needs a page of its own (WIZEXP-4, WIZEXP-18). */
export const isPreviewable = (experience: {
  infos: readonly unknown[];
  benefits: readonly unknown[];
  userFlowDemo: string | null;
}): boolean =>
  experience.infos.length === 0 && experience.benefits.length === 0 && experience.userFlowDemo === null;

/** Entries that come first, in this order (WIZEXP-6). */
const FIRST_INFOS = ['Developer', 'Price', 'Industry'];

/** Infos of an experience: developer, price and industry first, then the rest in its order. */
export function infosInOrder<Info extends { name: string }>(infos: readonly Info[]): Info[] {
  const place = ({ name }: Info) => {
    const position = FIRST_INFOS.indexOf(name);
    return position === -1 ? FIRST_INFOS.length : position;
  };
  return [...infos].sort((one, other) => place(one) - place(other));
}
