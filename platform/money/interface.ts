// Interface of `money`: other capabilities import only these names, and its tables and routes.
export {
  decidableOf,
  decidableRequests,
  decidableShape,
} from './allocations/requests/decisions/decidable.ts';
export { requestJsons } from './allocations/requests/read.ts';
export { selectRequests, updatedAt } from './allocations/requests/select.ts';
export { allocationRequestPageShape } from './allocations/requests/shape.ts';
export { moveRewardUse, takeRewards } from './allocations/rewardUse.ts';
export { announcedQuotaAlerts } from './budgetAlerts/announcedAlerts.ts';
export { queueBudgetAlert } from './budgets/queueBudgetAlert.ts';
export { effectsOf, postIn } from './ledger/changeMoney.ts';
export type { LedgerKind } from './ledger/kinds.ts';
export { lockAccounts } from './ledger/lockAccounts.ts';
export { LedgerRefused, type Posting } from './ledger/post.ts';
export { shareQuotas } from './quotas/quotaLock.ts';
export { moveQuotaUse, takeQuotas } from './quotas/quotaUse.ts';
export { reasonNotOffered } from './rewards/available.ts';
