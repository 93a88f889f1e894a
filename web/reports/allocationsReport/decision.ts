/** The decision about a request. */
export type Decision = 'approve' | 'reject';

/** The reason in a call: a rejection can be previewed before its reason is written. */
export const reasonSent = (reason: string, isDryRun: boolean): string =>
  isDryRun && reason === '' ? '–' : reason;
