// Actions on one redemption, and reasons against them: the platform decides by them, the graph and the screens show them.
import type { Ability } from '../../foundation/abilities.ts';
import type {
  OfferState,
  OfferStatus,
  PromotionState,
  PromotionStatus,
  RedemptionState,
} from '../../foundation/transitions.ts';

/** Everything that can be done with a redemption (document C §4). */
export const REDEMPTION_ACTIONS = [
  'retry',
  'reset',
  'cancel',
  'redemption_link',
  'refund',
  'force_refund',
  'reversal',
  'block',
  'replace',
  'resend_success_notification',
  'resend_activation_notification',
  'set_user',
  'update_user',
  'correct_recipient',
  'update_address',
  'add_comment',
  'code_information',
  'pdf_download',
  'coupon_code_info',
  'card_details',
  'manage_reward',
  'admin',
] as const;
export type RedemptionAction = (typeof REDEMPTION_ACTIONS)[number];

/** Why an action is not to be had, each said in one sentence on the screens (`redemptionActions.reason.*`). */
export const ACTION_REASONS = [
  'missing_ability',
  'staff_only',
  'wrong_state',
  'no_user',
  'has_user',
  'no_contact',
  'no_activation_channel',
  'has_success_channel',
  'no_success_channel',
  'promotion_not_running',
  'reward_not_given',
  'not_cancelable',
  'free_value',
  'not_shipped',
  'address_missing',
  'no_code',
  'not_printable',
  'not_consultable',
] as const;
export type ActionReason = (typeof ACTION_REASONS)[number];

/** Facts of a redemption that decide which actions are available. */
export interface ActionFacts {
  state: RedemptionState;
  /** It is booked, and its link is passed on by hand: nothing sends it by itself. */
  isLinkByHand: boolean;
  /** Its code can be killed where it came from. */
  cancelable: boolean;
  /** It has a code of usage `tracking`: goods under way. */
  hasTracking: boolean;
  /** Its reward is of any value. */
  isFreeValue: boolean;
  /** Its reward is shipped. */
  isShipped: boolean;
  /** Somebody said where to. */
  hasAddress: boolean;
  hasUser: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
  activationChannels: readonly string[];
  successChannels: readonly string[];
  promotionState: PromotionState;
  promotionStatus: PromotionStatus;
  /** Null where its promotion does not give the reward any more. */
  rewardState: OfferState | null;
  rewardStatus: OfferStatus | null;
  /** It has a code that pays. */
  hasCode: boolean;
  canConsult: boolean;
}

/** The caller. */
export interface ActionCaller {
  abilities: ReadonlySet<Ability>;
  isStaff: boolean;
}

/** An action, whether the caller may take it, and the first thing against it; `ability` is the one that is missing. */
export interface JudgedAction {
  name: RedemptionAction;
  allowed: boolean;
  reason: ActionReason | null;
  ability: Ability | null;
}

/** Conditions of each action besides the caller's abilities; the first that fails is the reason. */
type Rule = (facts: ActionFacts, caller: ActionCaller) => ActionReason | null;

const states =
  (...wanted: readonly RedemptionState[]): Rule =>
  ({ state }) =>
    wanted.includes(state) ? null : 'wrong_state';
const OPEN = states('failed', 'pending');
/** RED-20; a link that is passed on by hand is there from the booking, and after a correction another one. */
const linked: Rule = (facts, caller) => (facts.isLinkByHand ? null : OPEN(facts, caller));
const user: Rule = ({ hasUser }) => (hasUser ? null : 'no_user');
const contact: Rule = ({ hasEmail, hasPhone }) => (hasEmail || hasPhone ? null : 'no_contact');
const code: Rule = ({ hasCode }) => (hasCode ? null : 'no_code');

/** RED-21, RED-22, RED-35: what cannot be killed is refunded where it is only tracked, or by who may force it. */
const killable: Rule = ({ cancelable, hasTracking }, { abilities }) =>
  cancelable || hasTracking || abilities.has('forceRefundRedemptions') ? null : 'not_cancelable';

/** Shipped goods are not ordered before their address is known. */
const shippable: Rule = ({ isShipped, hasAddress }) => (isShipped && !hasAddress ? 'address_missing' : null);

const running: Rule = ({ promotionState, promotionStatus }) =>
  promotionState === 'ready' && promotionStatus === 'enabled' ? null : 'promotion_not_running';
const available: Rule = ({ rewardState, rewardStatus }) =>
  (rewardState === 'ready' || rewardState === 'no_allocation') && rewardStatus === 'enabled'
    ? null
    : 'reward_not_given';

/** A code that cannot be canceled is blocked and its money stays spent. The replacement costs again, so it requires createRedemptions. */
const payable: Rule = ({ cancelable }, { abilities }) =>
  cancelable || abilities.has('createRedemptions') ? null : 'not_cancelable';

/** The replacement is sent as the promotion sends links, or as it sends codes if it sends no links. */
const reachable: Rule = (facts) => {
  const channels = tellingChannels(facts);
  if (channels.length === 0) return 'no_activation_channel';
  const { hasEmail, hasPhone } = facts;
  return channels.some((channel) => (channel === 'sms' ? hasPhone : hasEmail)) ? null : 'no_contact';
};

/** Channels of the first message to recipients: those of links, else those of codes. */
export const tellingChannels = ({
  activationChannels,
  successChannels,
}: Pick<ActionFacts, 'activationChannels' | 'successChannels'>): readonly string[] =>
  activationChannels.length > 0 ? activationChannels : successChannels;

/** REDDLG-25: whether a recipient needs a phone number, because the first message is an SMS. */
export const isAskedByPhone = (facts: Pick<ActionFacts, 'activationChannels' | 'successChannels'>): boolean =>
  tellingChannels(facts)[0] === 'sms';

/** RED-25, RED-26: told before it is redeemed, or after it where nothing else tells of it. */
const activationTold: Rule = ({ state, isLinkByHand, activationChannels, successChannels }) => {
  if (!isLinkByHand && state !== 'failed' && state !== 'pending' && state !== 'redeemed')
    return 'wrong_state';
  if (activationChannels.length === 0) return 'no_activation_channel';
  return state === 'redeemed' && successChannels.length > 0 ? 'has_success_channel' : null;
};
const live: Rule = ({ rewardState, rewardStatus }) =>
  rewardState === 'ready' && rewardStatus === 'enabled' ? null : 'reward_not_given';
/** The message brings the code; goods that are shipped have none. */
const brought: Rule = ({ hasCode, isShipped }) => (hasCode || isShipped ? null : 'no_code');
const successTold: Rule = ({ successChannels }) => (successChannels.length > 0 ? null : 'no_success_channel');

/** One action: any one of its abilities is enough. */
interface Declared {
  abilities: readonly Ability[];
  isStaffOnly?: boolean;
  rules: readonly Rule[];
}

const edit = ['editRedemptions'] as const;

/** One line an action (RED-17 … RED-35, RED-12 … RED-15). */
export const ACTION_RULES: Record<RedemptionAction, Declared> = {
  retry: { abilities: edit, rules: [OPEN, user, running, available, shippable] },
  reset: { abilities: edit, rules: [states('denied')] },
  cancel: { abilities: edit, rules: [OPEN] },
  redemption_link: { abilities: edit, rules: [linked] },
  refund: {
    abilities: ['refundRedemptions', 'forceRefundRedemptions'],
    rules: [states('redeemed'), killable],
  },
  force_refund: { abilities: ['forceRefundRedemptions'], rules: [states('redeemed')] },
  reversal: {
    abilities: ['refundRedemptions'],
    rules: [states('redeemed'), ({ isFreeValue }) => (isFreeValue ? 'free_value' : null)],
  },
  block: { abilities: edit, rules: [states('redeemed')] },
  replace: {
    abilities: ['refundRedemptions', 'forceRefundRedemptions'],
    rules: [states('redeemed'), user, running, live, reachable, payable],
  },
  resend_success_notification: {
    abilities: edit,
    rules: [states('redeemed'), user, successTold, contact, brought],
  },
  resend_activation_notification: { abilities: edit, rules: [activationTold, user, contact] },
  set_user: {
    abilities: edit,
    rules: [states('booked', 'failed', 'pending'), ({ hasUser }) => (hasUser ? 'has_user' : null)],
  },
  update_user: { abilities: edit, rules: [user] },
  correct_recipient: { abilities: edit, rules: [states('booked', 'failed', 'pending', 'redeemed'), user] },
  update_address: {
    abilities: edit,
    rules: [
      ({ isShipped }) => (isShipped ? null : 'not_shipped'),
      states('booked', 'failed', 'pending', 'redeemed'),
    ],
  },
  add_comment: { abilities: ['viewRedemptionComments'], isStaffOnly: true, rules: [] },
  code_information: { abilities: ['viewRewardCodeData'], rules: [code] },
  pdf_download: {
    abilities: ['viewRewardCodeData'],
    rules: [code, ({ isShipped }) => (isShipped ? 'not_printable' : null)],
  },
  coupon_code_info: { abilities: ['viewRewardCodeInformations'], rules: [code] },
  card_details: {
    abilities: ['viewRedemptions'],
    rules: [({ canConsult }) => (canConsult ? null : 'not_consultable')],
  },
  manage_reward: { abilities: ['viewRewards'], rules: [] },
  admin: { abilities: ['redemptionsAdmin'], rules: [] },
};

/** Every action on a redemption in its order, judged for its caller. */
export function judgeActions(facts: ActionFacts, caller: ActionCaller): JudgedAction[] {
  return REDEMPTION_ACTIONS.map((name) => judgeAction(name, facts, caller));
}

/** Judges one action: first the caller's abilities, then the redemption's facts. */
export function judgeAction(name: RedemptionAction, facts: ActionFacts, caller: ActionCaller): JudgedAction {
  const { abilities, isStaffOnly, rules } = ACTION_RULES[name];
  const [missing] = abilities.some((one) => caller.abilities.has(one)) ? [] : abilities;
  if (missing) return { name, allowed: false, reason: 'missing_ability', ability: missing };
  const reason =
    isStaffOnly && !caller.isStaff
      ? 'staff_only'
      : (rules.map((rule) => rule(facts, caller)).find((blocker) => blocker !== null) ?? null);
  return { name, allowed: reason === null, reason, ability: null };
}
