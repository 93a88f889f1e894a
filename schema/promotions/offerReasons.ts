/**
 * Reasons behind the states `invalid_reward` and `temporarily_unavailable`. The first five stand behind `invalid_reward`: the SKU no longer exists, it or
 * its product is not for sale, its brand is deactivated, the organization does not publish it, or its countries are others. The last four stand behind
 * `temporarily_unavailable`: the provider has none left, no provider is set and no code was ever loaded, no code is available now, or the pool is stopped.
 */
export const OFFER_REASONS = [
  ...(['unknown', 'not_sold', 'brand', 'not_published', 'country'] as const),
  ...(['provider_has_none', 'no_provider', 'no_codes', 'pool_stopped'] as const),
] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];
