// Where REST says each setting of a promotion: the graph and forms know them flat, by the names of the rule.
import type { PromotionSettings, SettingName } from './promotionValues.ts';

const PATHS: Record<SettingName, string> = {
  name: 'name',
  ongoing: 'end_datetime',
  startsAt: 'start_datetime',
  endsAt: 'end_datetime',
  locale: 'locale',
  multipleRewards: 'flow_settings.multiple_rewards',
  fraudLevel: 'fraud_level',
  redeemFrequency: 'redeem_frequency',
  restrictedCountries: 'restrictions.countries',
  restrictedLanguages: 'restrictions.languages',
  redemptionExpirationDelay: 'redemption_expiration_delay',
  autoCancelCode: 'auto_cancel_code',
  activationNotificationChannels: 'activation_notification_channels',
  notificationChannels: 'notification_channels',
  allowPdf: 'allow_pdf',
  authenticationSystems: 'authentication_systems',
  emailSenderName: 'email_sender_name',
  emailVia: 'email_via',
  uiId: 'ui_id',
  securedOrderIds: 'secured_order_ids',
  landingPageUrl: 'landing_pages.default_url',
  sharingSystems: 'flow_settings.sharing_systems',
  thirdPartyAuthentication: 'flow_settings.third_party_authentication',
  displayCode: 'flow_settings.display_code',
  enableContactSupport: 'flow_settings.enable_contact_support',
  footerLinks: 'flow_settings.footer_links',
};

/** Keys of drafts, in the database and in camelCase of REST, that are not the names of their settings. */
const DRAFT_KEYS: Partial<Record<SettingName, string>> = { startsAt: 'startDatetime', endsAt: 'endDatetime' };

/** Key of a setting in a draft. */
export const draftKeyOf = (name: SettingName): string => DRAFT_KEYS[name] ?? name;

/** Every setting, in the order of the form. */
export const SETTING_NAMES = Object.keys(PATHS) as SettingName[];

/** The path of a setting as bodies and refusals of REST spell it. */
export const pathOfSetting = (name: SettingName): string => PATHS[name];

/**
 * The setting that a refusal names, with what follows it: `restrictions.countries.2` → `restrictedCountries.2`, spelt as REST or as the graph
 * spells it; null where it is none.
 */
export function settingOfPath(path: string): string | null {
  const spelt = path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const name = SETTING_NAMES.find(
    (one) => one !== 'ongoing' && (spelt === PATHS[one] || spelt.startsWith(`${PATHS[one]}.`)),
  );
  return name ? name + spelt.slice(PATHS[name].length) : null;
}

/** The settings that a tree of REST says; what it leaves out is left out. No end means ongoing. */
export function settingsOfTree(tree: object): Partial<PromotionSettings> {
  const settingEntries = SETTING_NAMES.filter((name) => name !== 'ongoing')
    .map((name) => [name, valueAt(tree, PATHS[name])] as const)
    .filter(([, value]) => value !== undefined);
  const end = valueAt(tree, PATHS.endsAt);
  return Object.fromEntries([...settingEntries, ...(end === undefined ? [] : [['ongoing', end === null]])]);
}

/** The settings that a stored draft holds. */
export const settingsOfEntries = (entries: Record<string, unknown>): Partial<PromotionSettings> =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => draftKeyOf(name) in entries).map((name) => [
      name,
      entries[draftKeyOf(name)],
    ]),
  );

/** Settings as a draft stores them. */
export const draftEntries = (settings: Partial<PromotionSettings>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [draftKeyOf(name as SettingName), value]),
  );

/** Settings as a tree of REST; what is left out is left out. An ongoing promotion has no end. */
export function treeOfSettings(
  settings: { readonly [Name in SettingName]?: unknown },
): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const name of SETTING_NAMES) {
    const value = settings[name];
    if (value === undefined || name === 'ongoing') continue;
    const [first = '', second] = PATHS[name].split('.');
    if (second === undefined) tree[first] = value;
    else tree[first] = { ...(tree[first] as object | undefined), [second]: value };
  }
  if (settings.ongoing === true) tree.end_datetime = null;
  return tree;
}

function valueAt(tree: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], tree);
}
