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
