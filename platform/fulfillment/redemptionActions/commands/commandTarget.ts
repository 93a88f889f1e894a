/** The redemptions of one advertiser that a command changes, and the account that gives it. */
export interface CommandTarget {
  advertiserId: string;
  ids: readonly string[];
  madeBy: string | null;
}
