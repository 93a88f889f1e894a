import type { Selection } from '../../kit/list/useSelection.ts';

/** Redemptions that are chosen in the report: `ids`, or with `all` everything that its filter finds but `excluded`. */
export type RedemptionSelection = Selection;
