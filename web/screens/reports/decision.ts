/** What is decided about a request. */
export type Decision = 'approve' | 'reject';

/** The reason as a call carries it: what a rejection does is shown while its reason is not written yet. */
export const reasonSent = (reason: string, isDryRun: boolean): string =>
  isDryRun && reason === '' ? '–' : reason;
