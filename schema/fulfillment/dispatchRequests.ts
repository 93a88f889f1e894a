// Dispatches that are too large to be accepted or changed within their request: a job does so, and the request is followed meanwhile.

/** A dispatch with more lines than this is accepted, changed, or tried, by a job. */
export const MAX_LINES_AT_ONCE = 1_000;

/** Changes of a dispatch that was accepted. */
export const DISPATCH_CHANGES = ['recall', 'release', 'cancel', 'retry'] as const;
export type DispatchChange = (typeof DISPATCH_CHANGES)[number];

/** Actions of such a request; `create_batch` is the batch of one SKU that a program makes. */
export const DISPATCH_REQUEST_ACTIONS = ['create', 'create_batch', ...DISPATCH_CHANGES] as const;
export type DispatchRequestAction = (typeof DISPATCH_REQUEST_ACTIONS)[number];

/** True if a request changes a dispatch that was accepted before. */
export const isDispatchChange = (action: DispatchRequestAction): action is DispatchChange =>
  DISPATCH_CHANGES.some((change) => change === action);

/** States of such a request. `canceled` is a dry run that its caller no longer needs. */
export const DISPATCH_REQUEST_STATES = ['working', 'done', 'refused', 'canceled'] as const;
export type DispatchRequestState = (typeof DISPATCH_REQUEST_STATES)[number];

/** Stages of the job, in this order; a dry run skips `saving`, a change of a dispatch `reading`. */
export const DISPATCH_REQUEST_STAGES = ['waiting', 'reading', 'checking', 'saving', 'booking'] as const;
export type DispatchRequestStage = (typeof DISPATCH_REQUEST_STAGES)[number];

/** Part of the whole time that each stage takes, in percent; the stages of a dry run and of the work itself, of new dispatches and of their changes. */
const PERCENT: Record<'create' | 'change', Record<'tried' | 'made', Record<DispatchRequestStage, number>>> = {
  create: {
    tried: { waiting: 0, reading: 40, checking: 45, saving: 0, booking: 15 },
    made: { waiting: 0, reading: 10, checking: 10, saving: 75, booking: 5 },
  },
  change: {
    tried: { waiting: 0, reading: 0, checking: 80, saving: 0, booking: 20 },
    made: { waiting: 0, reading: 0, checking: 0, saving: 70, booking: 30 },
  },
};

/** How far a request is. */
export interface DispatchRequestProgress {
  action: DispatchRequestAction;
  isDryRun: boolean;
  state: DispatchRequestState;
  stage: DispatchRequestStage;
  lines: number;
  /** Lines that the current stage is done with. */
  linesDone: number;
}

/** Percent of the work that is done, from 0 to 100; below 100 while it works. */
export function percentOf(progress: DispatchRequestProgress): number {
  const { action, isDryRun, state, stage, lines, linesDone } = progress;
  if (state !== 'working') return 100;
  const parts = PERCENT[isDispatchChange(action) ? 'change' : 'create'][isDryRun ? 'tried' : 'made'];
  const before = DISPATCH_REQUEST_STAGES.slice(0, DISPATCH_REQUEST_STAGES.indexOf(stage));
  const ofStage = lines > 0 ? (parts[stage] * Math.min(linesDone, lines)) / lines : 0;
  return Math.min(99, Math.floor(before.reduce((sum, one) => sum + parts[one], 0) + ofStage));
}
