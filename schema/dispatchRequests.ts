// Dispatches that are too large to be accepted within their request: a job accepts them, and the request is followed meanwhile.

/** A dispatch with more lines than this is accepted, or tried, by a job. */
export const MAX_LINES_AT_ONCE = 1_000;

/** States of such a request. `canceled` is a dry run that its caller no longer needs. */
export const DISPATCH_REQUEST_STATES = ['working', 'done', 'refused', 'canceled'] as const;
export type DispatchRequestState = (typeof DISPATCH_REQUEST_STATES)[number];

/** What the job does, in this order; a dry run skips `saving`. */
export const DISPATCH_REQUEST_STAGES = ['waiting', 'reading', 'checking', 'saving', 'booking'] as const;
export type DispatchRequestStage = (typeof DISPATCH_REQUEST_STAGES)[number];

/** Part of the whole time that each stage takes, in percent; the stages of a dry run and of the dispatch itself. */
const PERCENT: Record<'tried' | 'made', Record<DispatchRequestStage, number>> = {
  tried: { waiting: 0, reading: 40, checking: 45, saving: 0, booking: 15 },
  made: { waiting: 0, reading: 10, checking: 10, saving: 75, booking: 5 },
};

/** How far a request is. */
export interface DispatchRequestProgress {
  isDryRun: boolean;
  state: DispatchRequestState;
  stage: DispatchRequestStage;
  lines: number;
  /** Lines that the current stage is done with. */
  linesDone: number;
}

/** Percent of the work that is done, from 0 to 100; below 100 while it works. */
export function percentOf({ isDryRun, state, stage, lines, linesDone }: DispatchRequestProgress): number {
  if (state !== 'working') return 100;
  const parts = PERCENT[isDryRun ? 'tried' : 'made'];
  const before = DISPATCH_REQUEST_STAGES.slice(0, DISPATCH_REQUEST_STAGES.indexOf(stage));
  const ofStage = lines > 0 ? (parts[stage] * Math.min(linesDone, lines)) / lines : 0;
  return Math.min(99, Math.floor(before.reduce((sum, one) => sum + parts[one], 0) + ofStage));
}
