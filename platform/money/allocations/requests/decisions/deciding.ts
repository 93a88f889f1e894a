import type { budgetLines } from '../../../budgets/table.ts';
import type { allocations } from '../../table.ts';

/** A request, which always is about an allocation. */
export type RequestLine = typeof budgetLines.$inferSelect & { allocationId: string };

/** Outcomes of a request. */
export type Verdict = 'approved' | 'rejected' | 'withdrawn';

/** A decision about a request and its allocation, both locked. */
export interface Deciding {
  verdict: Verdict;
  /** The reason for the rejection, as text for the requester. */
  reason: string | null;
  allocation: typeof allocations.$inferSelect;
  line: RequestLine;
}
