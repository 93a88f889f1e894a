/** Every kind of job; `platform/worker/handlers.ts` names the handler of each. */
export const JOB_KINDS = [
  'mail',
  'message',
  'budgetAlert',
  'runOutAlert',
  'reconcile',
  'purge',
  'indexEntry',
  'indexCheck',
  'demoPictures',
  'release',
  'batchWork',
  'deliver',
  'redeem',
  'sweep',
  'bulkWork',
  'redemptionExport',
  'expiredExports',
  'activityFold',
  'activityRecount',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
