import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import { BUDGET_LINE_TYPES } from '../../../../schema/foundation/transitions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { idArray, isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { expirationJson, expirationShape } from './expiration.ts';
import { ioNumber } from './select.ts';

/** A request of an allocation that nobody decided yet. */
export const waitingRequestShape = responseSchema(
  'WaitingRequest',
  z.object({
    id: z.string().describe("The budget line's"),
    type: z.enum(BUDGET_LINE_TYPES),
    amount: z
      .string()
      .describe('Never negative; the type gives the sign. 0 when it concerns only rewards or the end'),
    currency: z.string(),
    external_id: z.string().nullable().describe('IO number: its own, otherwise that of its allocation'),
    expiration: expirationShape,
    created_at: z.string(),
    can_withdraw: z.boolean().describe('Whether the caller may withdraw it'),
    version: z.int(),
  }),
);
export type WaitingRequestJson = z.output<typeof waitingRequestShape>;

const WAITING_ROW = {
  id: text,
  allocation_id: text,
  type: oneOf(BUDGET_LINE_TYPES),
  amount: text,
  currency: text,
  external_id: nullable(text),
  sets_expiration: boolean,
  expires_at: nullable(text),
  created_at: text,
  requester_id: nullable(text),
  version: number,
};

/** The waiting requests of these allocations, oldest first. */
export async function selectWaiting(
  tx: Queries,
  scope: Scope,
  allocations: readonly { advertiserId: string; id: string }[],
): Promise<Map<string, WaitingRequestJson[]>> {
  const waiting = new Map<string, WaitingRequestJson[]>();
  if (allocations.length === 0) return waiting;
  const rows = await rowsOf(
    tx,
    WAITING_ROW,
    sql`select l.id, l.allocation_id, l.type, l.amount::text as amount, l.currency, ${ioNumber} as external_id, l.sets_expiration,
        ${isoTimestamp(sql`l.expires_at`)} as expires_at, ${isoTimestamp(sql`l.created_at`)} as created_at, l.requester_id, l.version
      from budget_lines l
      join allocations a on a.advertiser_id = l.advertiser_id and a.id = l.allocation_id
      where l.advertiser_id = any (${idArray([...new Set(allocations.map(({ advertiserId }) => advertiserId))])}::bigint[])
        and l.allocation_id = any (${idArray(allocations.map(({ id }) => id))}::bigint[]) and l.status = 'pending'
      order by l.id`,
  );
  for (const row of rows) {
    const { id, allocation_id: allocationId, requester_id: requesterId, type, amount, currency } = row;
    const json = {
      id,
      type,
      currency,
      created_at: row.created_at,
      version: row.version,
      amount: formatMinor(BigInt(amount), currency),
      external_id: row.external_id,
      expiration: expirationJson(row),
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
