/** What a code is for: `primary` pays, `url` and `security_url` are addresses, the others come with one of these. */
export const REWARD_CODE_USAGES = [
  'primary',
  'url',
  'security_url',
  'tracking',
  'security',
  'security_url_code',
] as const;
export type RewardCodeUsage = (typeof REWARD_CODE_USAGES)[number];
