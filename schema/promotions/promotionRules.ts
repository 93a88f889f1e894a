// Conditions under which settings of a promotion are shown, open, required or settled: one table for the form and the platform.
import {
  type AuthenticationSystem,
  type ExperienceFacts,
  flagOf,
  hasModule,
  type SettingsSection,
} from './experiences.ts';
import type { PromotionSettings, SettingName } from './promotionValues.ts';

/** Inputs of the rules: the experience, the current settings, and where the advertiser's organization operates. */
export interface Situation {
  experience: ExperienceFacts;
  settings: PromotionSettings;
  operatingCountries: readonly string[];
}

type Condition = (situation: Situation) => boolean;

interface Rule<Value> {
  /** The field is on the form; always, where nothing is said. */
  shown?: Condition;
  /** It can be changed; always, where nothing is said. */
  open?: Condition;
  /** It must hold something. */
  required?: Condition;
  /** Value of a hidden or closed setting; without it the setting keeps its value. */
  settled?: (situation: Situation) => Value;
}

const has =
  (section: SettingsSection): Condition =>
  ({ experience }) =>
    flagOf(experience, section) !== undefined;
const demands =
  (section: SettingsSection): Condition =>
  ({ experience }) =>
    has(section)({ experience } as Situation) && flagOf(experience, section) !== 'optional';
const all =
  (...conditions: Condition[]): Condition =>
  (situation) =>
    conditions.every((condition) => condition(situation));

const hasFlow: Condition = ({ experience }) => experience.redemptionFlow !== null;
const hasPrimaryCode: Condition = ({ experience }) => experience.redemptionFlow?.supportsPrimaryCode === true;
const isOngoing: Condition = ({ settings }) => settings.ongoing;
// Channels of a section that is hidden are none, whatever they were.
const activation = (situation: Situation) => settledValue('activationNotificationChannels', situation);
const confirmation = (situation: Situation) => settledValue('notificationChannels', situation);
const isActivatedByMessage: Condition = (situation) => activation(situation).length > 0;
const isConfirmed: Condition = (situation) => confirmation(situation).length > 0;
const sendsMail: Condition = (situation) =>
  activation(situation).includes('email') || confirmation(situation).includes('email');

/** Methods of authentication that an experience leaves to choose. */
export const authenticationChoices = ({
  experience,
}: Pick<Situation, 'experience'>): AuthenticationSystem[] =>
  experience.authenticationSystems.filter((system) => system !== 'third_party');

const choosesAuthentication: Condition = (situation) =>
  has('authentication_systems')(situation) && authenticationChoices(situation).length > 0;

/** Known by the address that the message went to. */
const byMessage = (situation: Situation): PromotionSettings['authenticationSystems'] =>
  activation(situation).map((channel) => (channel === 'email' ? 'email' : 'mobile'));

/** True if strong protection against fraud can be chosen: recipients have accounts, and are known by nothing else (WIZSET-22, WIZSET-23). */
export const allowsStrongFraud: Condition = (situation) => {
  const systems = settledValue('authenticationSystems', situation);
  return systems.includes('account') && !systems.includes('email') && !systems.includes('mobile');
};

const fraud: Pick<Rule<never>, 'shown' | 'required'> = {
  shown: has('fraud_options'),
  required: demands('fraud_options'),
};

const RULES: { readonly [Name in SettingName]: Rule<PromotionSettings[Name]> } = {
  name: { shown: has('name'), required: demands('name') },
  ongoing: { shown: has('date'), settled: () => true },
  startsAt: { shown: has('date'), required: demands('date') },
  endsAt: {
    shown: has('date'),
    open: (situation) => !isOngoing(situation),
    required: all(demands('date'), (situation) => !isOngoing(situation)),
    settled: () => null,
  },
  locale: { shown: has('language'), required: () => true },
  multipleRewards: { shown: all(hasFlow, has('multiple_rewards_selection')), settled: () => false },
  fraudLevel: { ...fraud, settled: () => 'standard' },
  redeemFrequency: { ...fraud, settled: () => 'multiple' },
  restrictedCountries: { ...fraud, settled: ({ operatingCountries }) => [...operatingCountries] },
  restrictedLanguages: { ...fraud, settled: ({ settings }) => [settings.locale] },
  redemptionExpirationDelay: {},
  autoCancelCode: {},
  activationNotificationChannels: {
    shown: has('notification_channels'),
    // Links can be fetched instead of being sent, unless the experience insists (WIZSET-43).
    required: ({ experience }) => {
      const flag = flagOf(experience, 'notification_channels');
      return flag === 'required' || (flag === 'enabled' && !hasModule(experience, 'activation_links'));
    },
    settled: () => [],
  },
  notificationChannels: {
    shown: has('notification_channels'),
    required: all(hasPrimaryCode, demands('notification_channels')),
    settled: () => [],
  },
  allowPdf: {
    shown: (situation) => hasPrimaryCode(situation) && !situation.experience.disallowPdf,
    settled: () => false,
  },
  authenticationSystems: {
    shown: choosesAuthentication,
    open: (situation) => !isActivatedByMessage(situation),
    required: all(choosesAuthentication, demands('authentication_systems')),
    settled: byMessage,
  },
  emailSenderName: { shown: sendsMail, settled: () => null },
  emailVia: { shown: sendsMail, settled: () => false },
  uiId: {
    shown: has('redemption_portal_domain'),
    required: demands('redemption_portal_domain'),
    settled: () => null,
  },
  securedOrderIds: { shown: has('redemption_portal_domain'), settled: () => false },
  landingPageUrl: {},
  sharingSystems: { shown: all(hasFlow, has('sharing_systems')), settled: () => [] },
  thirdPartyAuthentication: {
    shown: (situation) =>
      hasFlow(situation) && situation.experience.authenticationSystems.includes('third_party'),
    settled: () => false,
  },
  // Without a confirmation the code could not reach the recipient otherwise (WIZSET-44, WIZSET-45).
  displayCode: { shown: hasFlow, open: isConfirmed, settled: () => true },
  enableContactSupport: { shown: hasFlow, settled: () => false },
  footerLinks: { shown: hasFlow, settled: () => [] },
};

/** A form's treatment of a field. */
export interface FieldJudgement {
  isShown: boolean;
  isOpen: boolean;
  isRequired: boolean;
}

/** Judges each field of the settings. */
export function judgeSettings(situation: Situation): Record<SettingName, FieldJudgement> {
  return Object.fromEntries(
    Object.keys(RULES).map((name) => {
      const { shown, open, required } = RULES[name as SettingName];
      const isShown = shown?.(situation) ?? true;
      const isOpen = isShown && (open?.(situation) ?? true);
      return [name, { isShown, isOpen, isRequired: isOpen && (required?.(situation) ?? false) }];
    }),
  ) as Record<SettingName, FieldJudgement>;
}

function settledValue<Name extends SettingName>(name: Name, situation: Situation): PromotionSettings[Name] {
  const rule: Rule<PromotionSettings[Name]> = RULES[name];
  const isFree = (rule.shown?.(situation) ?? true) && (rule.open?.(situation) ?? true);
  return isFree || !rule.settled ? situation.settings[name] : rule.settled(situation);
}

/**
 * The settings as they are kept: what is hidden or closed holds what the experience settles. "Contact us" is no link of a page without
 * contact support (WIZSET-46).
 */
export function settledSettings(situation: Situation): PromotionSettings {
  const { settings } = situation;
  const settled = Object.fromEntries(
    Object.keys(settings).map((name) => [name, settledValue(name as SettingName, situation)]),
  ) as PromotionSettings;
  if (settled.enableContactSupport) return settled;
  return { ...settled, footerLinks: settled.footerLinks.filter((link) => link !== 'contact_us') };
}

/** True if the form must say that the code is displayed in the flow (WIZSET-36). */
export const isCodeShownAnyway = ({ settings }: Pick<Situation, 'settings'>): boolean =>
  settings.notificationChannels.length === 0 && !settings.displayCode;
