// How rewards are looked for, and what decides whether an advertiser may take one.

/** How budget or stock is set aside: bought ahead at a price, or open for whatever is redeemed (ALLOC-3). */
export const ALLOCATION_MODES = ['committed', 'open'] as const;
export type AllocationMode = (typeof ALLOCATION_MODES)[number];

/**
 * Why an advertiser cannot take a reward: it is not sold, its brand is deactivated, its organization does not offer it, it is not sold in
 * any country its organization operates in (ALLOC-40); for an open
 * allocation also: it is sold from stock (ALLOC-39), its face value is in another currency than the advertiser's.
 */
export const UNAVAILABLE_REASONS = [
  'not_sold',
  'brand',
  'not_published',
  'country',
  'condition_of_sale',
  'currency',
] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Choices a picker offers at once. */
export const MAX_CHOICES = 20;

/** Choices a search answers: one more, so that the picker can tell that there are others. */
export const MAX_FOUND = MAX_CHOICES + 1;

/** A search starts with two characters (INVENT-5, UI-2). */
export const MIN_SEARCH = 2;
