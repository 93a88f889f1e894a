import type { LineStage } from '../foundation/transitions.ts';

/** The purpose of a batch (BATCH-1, BATCH-19). */
export const BATCH_USAGES = ['users_notification', 'redemptions_activation', 'codes_extraction'] as const;
export type BatchUsage = (typeof BATCH_USAGES)[number];

/** A stage that a plan can contain. */
export const PLAN_STAGES = ['activate', 'order', 'notify'] as const satisfies readonly LineStage[];
export type PlanStage = (typeof PLAN_STAGES)[number];

interface KindFacts {
  usage: BatchUsage;
  /** Stages of its lines, in their order. Links that are downloaded stay booked until they are first used. */
  plan: readonly PlanStage[];
  /** The items that are sent, downloaded or activated. */
  what: 'codes' | 'links';
  /** The content of its file, if it has one. */
  rows: 'recipients' | 'codes' | 'none';
}

/**
 * Actions on many recipients at once, by name. Tooling makes `follow_ups`: they begin without a plan, and each follow-up appends to it.
 * `single` is one redemption made by itself.
 */
export const DISPATCH_KINDS = {
  send_codes: {
    usage: 'users_notification',
    plan: ['activate', 'order', 'notify'],
    what: 'codes',
    rows: 'recipients',
  },
  send_links: {
    usage: 'users_notification',
    plan: ['activate', 'notify'],
    what: 'links',
    rows: 'recipients',
  },
  download_codes: { usage: 'codes_extraction', plan: ['activate', 'order'], what: 'codes', rows: 'none' },
  download_links: { usage: 'users_notification', plan: [], what: 'links', rows: 'none' },
  activate_codes: { usage: 'redemptions_activation', plan: ['activate'], what: 'codes', rows: 'codes' },
  follow_ups: { usage: 'users_notification', plan: [], what: 'links', rows: 'none' },
  single: { usage: 'users_notification', plan: [], what: 'links', rows: 'none' },
} as const satisfies Record<string, KindFacts>;
export type DispatchKind = keyof typeof DISPATCH_KINDS;

export const DISPATCH_KIND_NAMES = Object.keys(DISPATCH_KINDS) as [DispatchKind, ...DispatchKind[]];

/** Facts that decide which kinds a promotion offers: modules of its experience, and how it writes to its recipients. */
export interface OfferingFacts {
  hasBulkRedemption: boolean;
  hasActivationLinks: boolean;
  hasBulkActivation: boolean;
  activationNotificationChannels: readonly string[];
  notificationChannels: readonly string[];
}

/** True if a promotion offers a kind (PROMO-46 … PROMO-50); tooling asks for follow-ups of any of them. */
export function isKindOffered(kind: DispatchKind, facts: OfferingFacts): boolean {
  switch (kind) {
    case 'send_codes':
      return facts.hasBulkRedemption && facts.notificationChannels.length > 0;
    case 'download_codes':
      return facts.hasBulkRedemption && facts.notificationChannels.length === 0;
    case 'send_links':
      return facts.hasActivationLinks && facts.activationNotificationChannels.length > 0;
    case 'download_links':
      return facts.hasActivationLinks && facts.activationNotificationChannels.length === 0;
    case 'activate_codes':
      return facts.hasBulkActivation;
    case 'follow_ups':
      return facts.hasBulkRedemption || facts.hasActivationLinks || facts.hasBulkActivation;
    case 'single':
      return true;
  }
}

export const EXTRACT_KINDS = ['links', 'codes', 'entry_codes'] as const;
export type ExtractKind = (typeof EXTRACT_KINDS)[number];

/** Messages a recipient gets. */
export const DELIVERY_KINDS = ['activation', 'reward', 'reminder', 'one_time_code'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** How a recipient is known; `account` is the advertiser's own word for them. */
export const RECIPIENT_PROVIDERS = ['email', 'mobile', 'account'] as const;
export type RecipientProvider = (typeof RECIPIENT_PROVIDERS)[number];
