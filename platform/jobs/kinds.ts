/** Every kind of background work; `platform/jobs/handlers.ts` names who does it. */
export const JOB_KINDS = ['mail', 'budgetAlert', 'reconcile', 'purge'] as const;
export type JobKind = (typeof JOB_KINDS)[number];
