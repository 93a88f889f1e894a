// State machines as data: what may follow what. An illegal move answers 409 and changes nothing.

export const ADVERTISER_STATUSES = ['enabled', 'disabled'] as const;
export type AdvertiserStatus = (typeof ADVERTISER_STATUSES)[number];

/** States a redemption can be in (document C §4); a reversal is `refunded` with the flag `reversed`. */
export const REDEMPTION_STATES = [
  'booked',
  'pending',
  'redeemed',
  'denied',
  'failed',
  'canceled',
  'expired',
  'refunded',
  'blocked',
] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

export const ADVERTISER_TRANSITIONS: Record<AdvertiserStatus, readonly AdvertiserStatus[]> = {
  enabled: ['disabled'],
  disabled: ['enabled'],
};

/** A brand that is `deactivated` is shown as disabled (BRAND-12). */
export const BRAND_STATUSES = ['enabled', 'deactivated'] as const;
export type BrandStatus = (typeof BRAND_STATUSES)[number];

export const BRAND_TRANSITIONS: Record<BrandStatus, readonly BrandStatus[]> = {
  enabled: ['deactivated'],
  deactivated: ['enabled'],
};

/** A product or one of its SKUs is on sale or not (PRODUCT-23, SKU-14). */
export const SALE_STATUSES = ['enabled', 'disabled'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

export const SALE_TRANSITIONS: Record<SaleStatus, readonly SaleStatus[]> = {
  enabled: ['disabled'],
  disabled: ['enabled'],
};

/** States of a product by its enabled SKUs; computed, never set (PRODUCT-32). */
export const PRODUCT_STATES = ['ready', 'no_sku'] as const;

/** States of a SKU's supply; set by the source of its codes, never by a caller. */
export const SKU_STATES = ['ready', 'no_allocation'] as const;
export type SkuState = (typeof SKU_STATES)[number];

export const ALLOCATION_TYPES = ['committed', 'open'] as const;
export type AllocationType = (typeof ALLOCATION_TYPES)[number];

/** `enabled` is shown as approved, `disabled` as rejected (INVENT-17). */
export const ALLOCATION_STATUSES = ['enabled', 'pending', 'disabled'] as const;
export type AllocationStatus = (typeof ALLOCATION_STATUSES)[number];

export const ALLOCATION_TRANSITIONS: Record<AllocationStatus, readonly AllocationStatus[]> = {
  pending: ['enabled', 'disabled'],
  enabled: [],
  disabled: [],
};

/** States of an allocation; computed from status, dates and remainder (INVENT-18). */
export const ALLOCATION_STATES = ['pending', 'ready', 'active', 'used', 'expired'] as const;
export type AllocationState = (typeof ALLOCATION_STATES)[number];

export const ALLOCATED_REWARD_STATUSES = ['enabled', 'pending', 'disabled'] as const;
export type AllocatedRewardStatus = (typeof ALLOCATED_REWARD_STATUSES)[number];

export const BUDGET_LINE_TYPES = ['credit', 'debit', 'allocate', 'deallocate'] as const;
export type BudgetLineType = (typeof BUDGET_LINE_TYPES)[number];

/** `withdrawn` by the requester, before any decision. */
export const BUDGET_LINE_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type BudgetLineStatus = (typeof BUDGET_LINE_STATUSES)[number];

export const BUDGET_LINE_TRANSITIONS: Record<BudgetLineStatus, readonly BudgetLineStatus[]> = {
  pending: ['approved', 'rejected', 'withdrawn'],
  approved: [],
  rejected: [],
  withdrawn: [],
};

/** Work in the background: queued → running → done, back to queued after a failure, and dead after the last; dead → queued by a retry. */
export const JOB_STATES = ['queued', 'running', 'done', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Statuses a promotion is given (PROMO-26, PROMO-27); `testing` is set by nobody (PROMO-29), `disabled` is shown as deleted (PROMOLIST-19). */
export const PROMOTION_STATUSES = ['enabled', 'paused', 'completed', 'disabled', 'testing'] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

export const PROMOTION_TRANSITIONS: Record<PromotionStatus, readonly PromotionStatus[]> = {
  enabled: ['paused', 'completed', 'disabled'],
  paused: ['enabled', 'completed', 'disabled'],
  completed: ['enabled'],
  disabled: ['enabled'],
  testing: [],
};

/** State of a promotion in time; computed, never set (PROMO-31). */
export const PROMOTION_STATES = ['pending', 'ready', 'ended', 'completed'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Statuses of a reward within a promotion (PROMO-39). */
export const OFFER_STATUSES = ['enabled', 'paused', 'disabled'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const OFFER_TRANSITIONS: Record<OfferStatus, readonly OfferStatus[]> = {
  enabled: ['paused', 'disabled'],
  paused: ['enabled', 'disabled'],
  disabled: ['enabled', 'paused'],
};

/** States of a promotion's reward, with the obstacle to giving it; computed, never set (PROMO-40). */
export const OFFER_STATES = [
  'invalid_reward',
  'temporarily_unavailable',
  'invalid_reward_for_redemption_flow',
  'no_allocation',
  'ready',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/**
 * The moves of a redemption: from which states, to which, what is posted, and whether stock and quota come back. An expiry gives them back
 * where the advertiser's setting recredits. A late answer of a provider still redeems what has failed meanwhile: it was paid for.
 */
export const REDEMPTION_STEPS = {
  activate: { from: ['booked'], to: 'pending', posts: [], returns: false },
  redeem: { from: ['pending', 'failed'], to: 'redeemed', posts: ['redeem'], returns: false },
  fail: { from: ['pending'], to: 'failed', posts: [], returns: false },
  retry: { from: ['failed', 'pending'], to: 'pending', posts: [], returns: false },
  deny: { from: ['pending'], to: 'denied', posts: ['deny'], returns: true },
  reset: { from: ['denied'], to: 'pending', posts: ['book'], returns: false },
  cancel: { from: ['booked', 'pending', 'failed'], to: 'canceled', posts: ['cancel'], returns: true },
  expire: {
    from: ['booked', 'pending', 'failed'],
    to: 'expired',
    posts: ['expire', 'recredit?'],
    returns: 'recredit',
  },
  refund: { from: ['redeemed'], to: 'refunded', posts: ['refund'], returns: true },
  reverse: { from: ['redeemed'], to: 'refunded', posts: ['reverse'], returns: true },
  block: { from: ['redeemed'], to: 'blocked', posts: [], returns: false },
} as const satisfies Record<string, RedemptionMove>;
export type RedemptionStep = keyof typeof REDEMPTION_STEPS;

interface RedemptionMove {
  from: readonly RedemptionState[];
  to: RedemptionState;
  posts: readonly string[];
  returns: boolean | 'recredit';
}

/** A dispatch is held in its undo window or until its moment, then released to the worker; one that was recalled never went out. */
export const DISPATCH_STATES = ['held', 'released', 'done', 'recalled'] as const;
export type DispatchState = (typeof DISPATCH_STATES)[number];

export const DISPATCH_TRANSITIONS: Record<DispatchState, readonly DispatchState[]> = {
  held: ['released', 'recalled'],
  released: ['done'],
  done: ['released'],
  recalled: [],
};

export const BATCH_STATES = ['held', 'working', 'done', 'canceled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** A done batch works again when a follow-up or a retry gives it something to do. It is canceled if all its links were and nobody used one. */
export const BATCH_TRANSITIONS: Record<BatchState, readonly BatchState[]> = {
  held: ['working', 'canceled'],
  working: ['done', 'canceled'],
  done: ['working', 'canceled'],
  canceled: [],
};

/** Next steps of a line; `ordering` has asked a provider and has no answer yet, `sending` has messages that have not left yet. */
export const LINE_STAGES = [
  'held',
  'activate',
  'order',
  'ordering',
  'notify',
  'sending',
  'done',
  'failed',
  'canceled',
] as const;
export type LineStage = (typeof LINE_STAGES)[number];

/** Stages after which nothing is done any more of itself. */
export const CLOSED_LINE_STAGES = ['done', 'failed', 'canceled'] as const satisfies readonly LineStage[];

export const DELIVERY_STATES = ['queued', 'sending', 'sent', 'failed', 'bounced', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Remedies for a line that failed. */
export const LINE_REMEDIES = [
  'correct_address',
  'give_phone',
  'give_name',
  'resend',
  'retry',
  'ask_operator',
  'none',
] as const;
export type LineRemedy = (typeof LINE_REMEDIES)[number];

/** Why a delivery failed, and what remedies it. */
export const DELIVERY_REASONS = {
  unknown_address: { remedy: 'correct_address' },
  mailbox_full: { remedy: 'resend' },
  refused_by_server: { remedy: 'resend' },
  unreachable: { remedy: 'resend' },
  too_many_attempts: { remedy: 'resend' },
  bounced: { remedy: 'correct_address' },
  complained: { remedy: 'none' },
  no_address: { remedy: 'correct_address' },
  sms_number: { remedy: 'give_phone' },
  sms_refused: { remedy: 'ask_operator' },
  link_missing: { remedy: 'resend' },
  code_missing: { remedy: 'none' },
  name_missing: { remedy: 'give_name' },
} as const satisfies Record<string, { remedy: LineRemedy }>;
export type DeliveryReason = keyof typeof DELIVERY_REASONS;

/** Why a line failed, or was canceled by itself; beside these a provider refuses by a word of its own, or by `provider_` and its status. */
export const LINE_REASONS = [
  'no_code',
  'pool_stopped',
  'duplicate_code',
  'address_missing',
  'unworkable',
  'provider_unreachable',
  'provider_too_slow',
  'provider_garbled',
  'provider_too_large',
  'provider_paused',
  'provider_not_https',
  'provider_not_set_up',
  'promotion_not_running',
  'advertiser_disabled',
  'maker_revoked',
  'dispatch_canceled',
  'recalled',
  'unused_30_days',
  'not_released',
  ...REDEMPTION_STATES,
] as const;
export type LineReason = (typeof LINE_REASONS)[number];
