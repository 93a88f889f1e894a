import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMinor } from '../../../schema/money.ts';
import { BUDGET_LINE_TYPES, type BudgetLineType } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray, isoTimestamp } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { responseSchema } from '../../http/responseSchema.ts';

/** A request of an allocation that nobody decided yet. */
export const waitingRequestShape = responseSchema(
  'WaitingRequest',
  z.object({
    id: z.string().describe("The budget line's"),
    type: z.enum(BUDGET_LINE_TYPES),
    amount: z.string().describe('Never negative; the type gives the sign'),
    currency: z.string(),
    created_at: z.string(),
    can_withdraw: z.boolean().describe('Whether the caller may withdraw it'),
    version: z.int(),
  }),
);
export type WaitingRequestJson = z.output<typeof waitingRequestShape>;

interface Waiting {
  id: string;
  allocation_id: string;
  type: BudgetLineType;
  amount: string;
  currency: string;
  created_at: string;
  requester_id: string | null;
  version: number;
}

/** The waiting requests of these allocations, the first first. */
export async function selectWaiting(
  tx: Queries,
  scope: Scope,
  allocations: readonly { advertiserId: string; id: string }[],
): Promise<Map<string, WaitingRequestJson[]>> {
  const waiting = new Map<string, WaitingRequestJson[]>();
  if (allocations.length === 0) return waiting;
  const rows = await rowsOf<Waiting>(
    tx,
    sql`select id, allocation_id, type, amount::text as amount, currency, ${isoTimestamp(sql`created_at`)} as created_at, requester_id, version
      from budget_lines
      where advertiser_id = any (${idArray([...new Set(allocations.map(({ advertiserId }) => advertiserId))])}::bigint[])
        and allocation_id = any (${idArray(allocations.map(({ id }) => id))}::bigint[]) and status = 'pending'
      order by id`,
  );
  for (const { allocation_id: allocationId, requester_id: requesterId, amount, ...row } of rows) {
    const json = {
      ...row,
      amount: formatMinor(BigInt(amount), row.currency),
      can_withdraw: mayWithdraw(scope, requesterId),
    };
    waiting.set(allocationId, [...(waiting.get(allocationId) ?? []), json]);
  }
  return waiting;
}

/** A requester may withdraw alone, since no money moves; staff may withdraw any request, to clear up. */
export function isWithdrawer({ isStaff, accountId }: Scope, requesterId: string | null): boolean {
  return isStaff || (requesterId !== null && requesterId === accountId);
}

function mayWithdraw(scope: Scope, requesterId: string | null): boolean {
  return scope.abilities.has('createInventory') && isWithdrawer(scope, requesterId);
}
