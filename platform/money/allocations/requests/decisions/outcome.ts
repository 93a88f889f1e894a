import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMinor } from '../../../../../schema/foundation/money/money.ts';
import type { Scope } from '../../../../foundation/access/scope.ts';
import { idArray } from '../../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../../../foundation/database/rows.ts';
import { responseSchema } from '../../../../foundation/http/responseSchema.ts';
import { figuresOf } from '../../../ledger/figures.ts';
import { type AllocationRow, selectAllocations } from '../../select.ts';
import type { RequestRow } from '../select.ts';

/** An allocation as it is, or as it would be: decimal strings in `currency`. */
const termsShape = responseSchema(
  'AllocationTerms',
  z.object({
    amount: z.string(),
    amount_available: z.string(),
    currency: z.string(),
    expiration_datetime: z.string().nullable(),
    no_expiration: z.boolean(),
  }),
);
type TermsJson = z.output<typeof termsShape>;

/** The allocation and the budget as approval of a request would leave them. */
export const outcomeShape = responseSchema(
  'AllocationRequestOutcome',
  z.object({
    before: termsShape.nullable().describe('Null when it was never approved'),
    after: termsShape,
    currency: z.string(),
    unallocated: z.string().describe('Unallocated budget now'),
    unallocated_after: z
      .string()
      .describe('Unallocated budget after approval; below zero it cannot be approved'),
    rewards_waiting: z
      .int()
      .describe('Rewards of the allocation that still wait for another request after this approval'),
  }),
);
export type OutcomeJson = z.output<typeof outcomeShape>;

/** Outcomes by request id, as if each request was approved alone. Requests without an allocation have none. */
export async function outcomesOf(
  tx: Queries,
  scope: Scope,
  requests: readonly RequestRow[],
): Promise<Map<string, OutcomeJson>> {
  const ids = requests.flatMap(({ allocation_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const allocations = new Map(
    (await selectAllocations(tx, scope, sql`a.id = any (${idArray(ids)}::bigint[])`)).map((row) => [
      row.id,
      row,
    ]),
  );
  const owners = new Map(requests.map((row) => [row.advertiser_id, row.currency]));
  const waiting = await waitingRewards(tx, requests);
  const figures = await figuresOf(
    tx,
    [...owners].map(([advertiserId, currency]) => ({ advertiserId, currency })),
  );
  return new Map(
    requests.flatMap((request) => {
      const allocation = allocations.get(request.allocation_id ?? '');
      const free = figures.get(request.advertiser_id)?.unallocated ?? 0n;
      const rewards = waiting.get(request.id) ?? 0;
      return allocation ? [[request.id, outcomeOf(request, { allocation, free, rewards })] as const] : [];
    }),
  );
}

/**
 * Rewards of their allocations that other waiting requests bring, by request: an allocation is approved with the first approval of any of its requests,
 * and nothing of these rewards can be given until theirs is.
 */
export async function waitingRewards(
  tx: Queries,
  requests: readonly RequestRow[],
): Promise<Map<string, number>> {
  if (requests.length === 0) return new Map();
  const rows = await rowsOf(
    tx,
    { id: text, count: number },
    sql`select l.id::text as id, count(*)::int as count from budget_lines l
      join allocated_rewards r on r.advertiser_id = l.advertiser_id and r.allocation_id = l.allocation_id and r.status = 'pending'
        and r.line_id is distinct from l.id
      where l.id = any (${idArray(requests.map(({ id }) => id))}::bigint[]) group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function outcomeOf(
  request: RequestRow,
  { allocation, free, rewards }: { allocation: AllocationRow; free: bigint; rewards: number },
): OutcomeJson {
  const { currency } = request;
  const moved = request.type === 'deallocate' ? -BigInt(request.amount) : BigInt(request.amount);
  const end = allocation.expiresAt?.toISOString() ?? null;
  const terms = (amount: bigint, expiresAt: string | null): TermsJson => ({
    amount: formatMinor(allocation.amount + amount, currency),
    amount_available: formatMinor(allocation.amountAvailable + amount, currency),
    currency,
    expiration_datetime: expiresAt,
    no_expiration: expiresAt === null,
  });
  return {
    before: allocation.status === 'enabled' ? terms(0n, end) : null,
    after: terms(moved, request.sets_expiration ? isoOf(request.expires_at) : end),
    currency,
    unallocated: formatMinor(free, currency),
    unallocated_after: formatMinor(free - moved, currency),
    rewards_waiting: rewards,
  };
}

/** The same instant as JavaScript writes it. */
function isoOf(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
