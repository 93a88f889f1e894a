import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import { ATTEMPT_SECONDS } from '../../foundation/jobs/attempt.ts';

/** Jobs that share slots: a slow or failing lane does not affect the others. */
type Lane =
  | 'acceptance'
  | 'messages'
  | 'sms'
  | 'batches'
  | 'deliveries'
  | 'index'
  | 'upkeep'
  | 'bulk'
  | 'exports';

/** The lane of each kind. A kind that calls an external partner gets its own lane. */
const LANE_OF: Record<JobKind, Lane> = {
  mail: 'messages',
  message: 'messages',
  sms: 'sms',
  budgetAlert: 'upkeep',
  runOutAlert: 'upkeep',
  reconcile: 'upkeep',
  reconcileAll: 'upkeep',
  purge: 'upkeep',
  indexEntry: 'index',
  indexCheck: 'upkeep',
  demoPictures: 'upkeep',
  acceptDispatch: 'acceptance',
  changeDispatch: 'acceptance',
  release: 'batches',
  batchWork: 'batches',
  redeem: 'batches',
  deliver: 'deliveries',
  deliverSms: 'sms',
  sweep: 'upkeep',
  bulkWork: 'bulk',
  redemptionExport: 'exports',
  expiredExports: 'upkeep',
  reportRun: 'upkeep',
  reportFile: 'exports',
  activityFold: 'upkeep',
  activityRecount: 'upkeep',
  requestReminder: 'upkeep',
  promotionEnds: 'upkeep',
  codeHashes: 'upkeep',
  catalogueImport: 'bulk',
};

/**
 * Concurrent jobs of a lane per process. One writer of the index at a time: a second one would wait for it anyway. Two large dispatches and two files at a time: each holds one
 * of the few connections for files.
 */
const SLOTS_OF: Record<Lane, number> = {
  messages: 4,
  sms: 3,
  batches: 3,
  deliveries: 3,
  index: 1,
  upkeep: 2,
  acceptance: 2,
  bulk: 2,
  exports: 2,
};

/**
 * Time limit of an attempt in seconds, if not ten minutes: a mail or an SMS is one message, for which its server has 40 or 15 s; a job that reads
 * whole tables may take an hour.
 */
const LIMIT_OF: Partial<Record<JobKind, number>> = {
  mail: 60,
  message: 60,
  sms: 60,
  acceptDispatch: 1800,
  changeDispatch: 1800,
  redemptionExport: 3600,
  reportFile: 3600,
  reconcile: 3600,
  activityRecount: 3600,
  reconcileAll: 3600,
  indexCheck: 3600,
  demoPictures: 3600,
  codeHashes: 3600,
};

/** Seconds that one attempt at a job of this kind may take. */
export const limitOf = (kind: string): number => LIMIT_OF[kind as JobKind] ?? ATTEMPT_SECONDS;

/** Every lane with its kinds and slots. */
export const LANES = (Object.keys(SLOTS_OF) as Lane[]).map((lane) => ({
  slots: SLOTS_OF[lane],
  kinds: (Object.keys(LANE_OF) as JobKind[]).filter((kind) => LANE_OF[kind] === lane),
}));
