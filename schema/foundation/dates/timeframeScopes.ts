/** The moment that a redemption counts at: when it was activated or when it was redeemed (ACTREP-28). */
export const TIMEFRAME_SCOPES = ['activate_at', 'redeem_at'] as const;
export type TimeframeScope = (typeof TIMEFRAME_SCOPES)[number];
