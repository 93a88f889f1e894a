/** Why a picture of another site is not copied (SEND-25); the rule of its row is `image_` and the problem. */
export const COPY_PROBLEMS = [
  'not_https',
  'not_public',
  'unreachable',
  'too_slow',
  'too_large',
  'redirected',
  'wrong_status',
  'not_a_picture',
] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];
