import type { InferSelectModel } from 'drizzle-orm';
import type { promotions } from '../../promotions/promotions/table.ts';

type Row = InferSelectModel<typeof promotions>;

/** Settings of a demo promotion: every column with a default. */
export type DemoSettings = Pick<
  Row,
  | 'experienceId'
  | 'uiId'
  | 'locale'
  | 'allowPdf'
  | 'redemptionExpirationDelay'
  | 'autoCancelCode'
  | 'authenticationSystems'
  | 'activationNotificationChannels'
  | 'notificationChannels'
  | 'restrictedCountries'
  | 'restrictedLanguages'
  | 'landingPageUrl'
  | 'securedOrderIds'
  | 'emailSenderName'
  | 'emailVia'
  | 'smsSenderName'
  | 'multipleRewards'
  | 'redemptionFlowTheme'
  | 'enableContactSupport'
  | 'footerLinks'
  | 'sharingSystems'
  | 'colors'
>;

const USUAL: Omit<
  DemoSettings,
  'uiId' | 'locale' | 'restrictedCountries' | 'restrictedLanguages' | 'emailSenderName'
> = {
  experienceId: '1',
  allowPdf: false,
  redemptionExpirationDelay: null,
  autoCancelCode: false,
  authenticationSystems: ['email', 'mobile'],
  activationNotificationChannels: [],
  notificationChannels: ['email'],
  landingPageUrl: null,
  securedOrderIds: false,
  emailVia: false,
  smsSenderName: null,
  multipleRewards: false,
  redemptionFlowTheme: 'alesia',
  enableContactSupport: true,
  footerLinks: ['privacy_policy', 'terms_and_conditions', 'contact_us'],
  sharingSystems: [],
  colors: {},
};

/** Colors of the text, of elements, of the text on them, and of the background. */
const look = ([ink = '', element = '', onElement = '', ground = '']: readonly string[]) => ({
  'text-color': ink,
  'element-background-color': element,
  'element-text-color': onElement,
  'template-background-color': ground,
});

/** One after the other: each is right by the rules of its experience, but for the sender that the last one lacks. */
const KINDS: readonly Partial<DemoSettings>[] = [
  {
    allowPdf: true,
    redemptionExpirationDelay: 90,
    autoCancelCode: true,
    sharingSystems: ['email'],
    emailVia: true,
    landingPageUrl: 'https://shop.example/thanks',
    multipleRewards: true,
    colors: look(['#16302b', '#0f766e', '#ffffff', '#f0fdfa']),
  },
  { experienceId: '2', colors: look(['#27213c', '#6d28d9', '#ffffff', '#faf5ff']) },
  {
    experienceId: '4',
    authenticationSystems: ['email'],
    colors: look(['#3b1d0f', '#c2410c', '#ffffff', '#fff7ed']),
  },
  {
    experienceId: '5',
    activationNotificationChannels: ['email'],
    authenticationSystems: ['email'],
    multipleRewards: true,
    securedOrderIds: true,
    redemptionFlowTheme: 'default',
  },
  {
    experienceId: '3',
    allowPdf: true,
    redemptionExpirationDelay: 365,
    // Its codes are downloaded: no messages are sent.
    notificationChannels: [],
    footerLinks: ['privacy_policy'],
  },
  {
    activationNotificationChannels: ['sms'],
    notificationChannels: ['sms'],
    authenticationSystems: ['mobile'],
    smsSenderName: 'Rewards',
    colors: look(['#1e293b', '#1d4ed8', '#ffffff', '#eff6ff']),
  },
  {
    notificationChannels: ['sms'],
    enableContactSupport: false,
    footerLinks: ['privacy_policy', 'terms_and_conditions'],
  },
];

/** Place of the promotion that sends links and nothing else: what was redeemed of it is sent again by its link (RED-26). */
const LINKS_ALONE = 28;
const LINKS: Partial<DemoSettings> = {
  activationNotificationChannels: ['email'],
  notificationChannels: [],
  authenticationSystems: ['email'],
};

/** Experiences that have a portal's domain. */
const WITH_DOMAIN = ['1', '2', '3', '5', '6'];

/** Settings of the demo promotion with this place among all. */
export function demoSettings(
  place: number,
  named: { name: string; advertiser: string; locale: 'en' | 'fr'; countries: readonly string[] },
): DemoSettings {
  const links = place === LINKS_ALONE ? LINKS : {};
  const kind = { ...USUAL, ...KINDS[place % KINDS.length], ...links } as typeof USUAL;
  const label = `${named.name}-${place + 1}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const sendsMail = [...kind.activationNotificationChannels, ...kind.notificationChannels].includes('email');
  return {
    ...kind,
    uiId: WITH_DOMAIN.includes(kind.experienceId) ? label : null,
    locale: named.locale,
    restrictedCountries: [...named.countries],
    restrictedLanguages: named.locale === 'en' ? ['en'] : [named.locale, 'en'],
    emailSenderName: sendsMail && place % 2 === 0 ? named.advertiser.slice(0, 100) : null,
  };
}
