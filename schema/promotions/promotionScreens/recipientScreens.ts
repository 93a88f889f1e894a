// The screens of the redemption flow: which there are, when a promotion has them, and which texts each one has.
import type { NotificationChannel } from '../promotionValues.ts';

/** Where a screen is seen. */
export type ScreenKind = 'mail' | 'sms' | 'page' | 'error';

/** Facts that decide which screens a promotion has (CUSTOM-26, CUSTOM-27). */
export interface FlowFacts {
  activationChannels: readonly NotificationChannel[];
  confirmationChannels: readonly NotificationChannel[];
  supportsPrimaryCode: boolean;
  hasBulkActivation: boolean;
  /** It has a portal: its page takes printed codes and order IDs. */
  hasPortal: boolean;
  hasShippableReward: boolean;
}

/** One text of a screen. `longest` in characters. */
export interface ScreenText {
  key: 'title' | 'text' | 'button' | 'subject' | 'message';
  longest: number;
  isMultiline?: boolean;
}

export interface RecipientScreen {
  kind: ScreenKind;
  texts: readonly ScreenText[];
  /** An error that the recipient can try again after (CUSTOM-23, CUSTOM-24, CUSTOM-25). */
  hasRetry?: boolean;
  isThere(facts: FlowFacts): boolean;
}

const title: ScreenText = { key: 'title', longest: 120 };
const text: ScreenText = { key: 'text', longest: 2000, isMultiline: true };
const button: ScreenText = { key: 'button', longest: 40 };
const subject: ScreenText = { key: 'subject', longest: 200 };
const message: ScreenText = { key: 'message', longest: 1000, isMultiline: true };
const always = () => true;

/** Every screen in the order that a recipient meets them (CUSTOM-14 … CUSTOM-25). */
export const RECIPIENT_SCREENS = {
  email_activation: {
    kind: 'mail',
    texts: [subject, title, text, button],
    isThere: ({ activationChannels }) => activationChannels.includes('email'),
  },
  sms_activation: {
    kind: 'sms',
    texts: [message],
    isThere: ({ activationChannels }) => activationChannels.includes('sms'),
  },
  code_entry: {
    kind: 'page',
    texts: [title, text, button],
    isThere: ({ supportsPrimaryCode, hasBulkActivation, hasPortal }) =>
      hasPortal || (supportsPrimaryCode && hasBulkActivation),
  },
  authentication: { kind: 'page', texts: [title, text, button], isThere: always },
  shipping_information: {
    kind: 'page',
    texts: [title, text, button],
    isThere: ({ hasShippableReward }) => hasShippableReward,
  },
  success: { kind: 'page', texts: [title, text], isThere: always },
  email_delivery: {
    kind: 'mail',
    texts: [subject, title, text, button],
    isThere: ({ confirmationChannels }) => confirmationChannels.includes('email'),
  },
  sms_delivery: {
    kind: 'sms',
    texts: [message],
    isThere: ({ confirmationChannels }) => confirmationChannels.includes('sms'),
  },
  promotion_not_available: { kind: 'error', texts: [title, text], hasRetry: true, isThere: always },
  user_not_eligible: { kind: 'error', texts: [title, text], isThere: always },
  unexpected_error: { kind: 'error', texts: [title, text], hasRetry: true, isThere: always },
} as const satisfies Record<string, RecipientScreen>;

export type ScreenName = keyof typeof RECIPIENT_SCREENS;
export const SCREEN_NAMES = Object.keys(RECIPIENT_SCREENS) as ScreenName[];

/** Screens that are mails or SMS. */
export type MessageScreen = 'email_activation' | 'sms_activation' | 'email_delivery' | 'sms_delivery';
/** Screens that are pages. */
export type PageName = Exclude<ScreenName, MessageScreen>;

const MESSAGE_SCREENS: Record<NotificationChannel, Record<'activation' | 'reward', MessageScreen>> = {
  email: { activation: 'email_activation', reward: 'email_delivery' },
  sms: { activation: 'sms_activation', reward: 'sms_delivery' },
};

/** The screen of a message by its channel: about a link, or with the reward. */
export const messageScreen = (channel: NotificationChannel, kind: 'activation' | 'reward'): MessageScreen =>
  MESSAGE_SCREENS[channel][kind];

export const isMessage = (screen: ScreenName): screen is MessageScreen =>
  RECIPIENT_SCREENS[screen].kind === 'mail' || RECIPIENT_SCREENS[screen].kind === 'sms';

/** The screens that a promotion has. */
export const screensOf = (facts: FlowFacts): ScreenName[] =>
  SCREEN_NAMES.filter((name) => (RECIPIENT_SCREENS[name] as RecipientScreen).isThere(facts));

/** Placeholders in texts: written `{{reward_name}}`, filled in for each recipient. */
export const PLACEHOLDERS = [
  'reward_name',
  'face_value',
  'recipient_name',
  'promotion_name',
  'organization_name',
  'code',
  'link',
  'expiration_date',
  'message',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const WRITTEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names that a text has between `{{` and `}}`. */
export const placeholdersIn = (written: string): string[] =>
  [...written.matchAll(WRITTEN)].map(([, name = '']) => name);

/** Screens that know the code: those before the reward is redeemed do not. */
const WITH_CODE: readonly ScreenName[] = ['success', 'email_delivery', 'sms_delivery'];

/** The placeholders that have a value on a screen. */
export const placeholdersOn = (screen: ScreenName): readonly Placeholder[] =>
  WITH_CODE.includes(screen) ? PLACEHOLDERS : PLACEHOLDERS.filter((name) => name !== 'code');

/** Placeholders of a text that have no value on its screen. */
export function unknownPlaceholders(screen: ScreenName, written: string): string[] {
  const screenPlaceholders: readonly string[] = placeholdersOn(screen);
  return [...new Set(placeholdersIn(written).filter((name) => !screenPlaceholders.includes(name)))];
}

/** Placeholders that lead from an SMS to the reward: it needs one of them. Mails and pages have a button of their own. */
const WAYS: Partial<Record<ScreenName, readonly Placeholder[]>> = {
  sms_activation: ['link'],
  sms_delivery: ['code', 'link'],
};

/** The placeholder to add so that a message leads to the reward; null if it already has one. */
export function missingWay(screen: ScreenName, written: string): Placeholder | null {
  const [first, ...others] = WAYS[screen] ?? [];
  const names = placeholdersIn(written);
  return first && ![first, ...others].some((way) => names.includes(way)) ? first : null;
}

/** A text with its placeholders filled in; one without a value is left empty. */
export const filledText = (written: string, values: Readonly<Partial<Record<Placeholder, string>>>): string =>
  written.replace(WRITTEN, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name as Placeholder] ?? '') : '',
  );
