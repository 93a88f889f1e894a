import { sendMail } from '../mail/send.ts';
import { reconcileBooks } from '../reconciliation/reconcileJob.ts';
import { checkBudgetAlerts } from '../resources/alerts/budget.ts';
import type { JobKind } from './kinds.ts';
import { purgeJobs } from './purge.ts';
import type { JobHandler } from './work.ts';

/** Who does which kind of background work. */
export const HANDLERS: Record<JobKind, JobHandler> = {
  mail: sendMail,
  budgetAlert: checkBudgetAlerts,
  reconcile: reconcileBooks,
  purge: purgeJobs,
};
