import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Scope } from '../../platform/foundation/access/scope.ts';
import { recordEvent } from '../../platform/foundation/changes/recordEvent.ts';
import type { Queries } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';

/** What is done about requests: asked for or given back, asked for otherwise, decided or withdrawn. */
export interface RequestMove {
  request: 'ask' | 'giveBack' | 'change' | 'decide';
  amount: bigint;
  allocation: 1 | 2;
}

export const requestMove: fc.Arbitrary<RequestMove> = fc.record({
  request: fc.constantFrom('ask', 'giveBack', 'change', 'decide'),
  amount: fc.bigInt(1n, 9000n),
  allocation: fc.constantFrom(1, 2),
});

/** The requests of an advertiser that wait, by line: for which allocation, and for how much. */
export type Waiting = ReadonlyMap<string, { allocationId: string; amount: bigint }>;

/** What of them is asked for: of one allocation, or of all. */
export function askedOf(waiting: Waiting, allocationId?: string): bigint {
  return [...waiting.values()]
    .filter((request) => allocationId === undefined || request.allocationId === allocationId)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

/** Makes a move as the stores write it; answers its moment and what waits then, or null where nothing waits that it could be about. */
export function moveRequest(
  scope: Scope,
  { advertiserId, allocationId, waiting }: { advertiserId: string; allocationId: string; waiting: Waiting },
  { request: kind, amount }: RequestMove,
): Promise<{ moment: string; waiting: Waiting } | null> {
  return scope.write(async (tx) => {
    const after = new Map(waiting);
    if (kind === 'ask' || kind === 'giveBack') {
      const type = kind === 'ask' ? 'allocate' : 'deallocate';
      const id = await lineOf(
        tx,
        sql`insert into budget_lines (advertiser_id, type, status, currency, amount, allocation_id)
          values (${advertiserId}, ${type}, 'pending', 'EUR', ${amount}, ${allocationId}) returning id`,
      );
      after.set(id, { allocationId, amount });
    } else {
      const [id, request] = [...waiting][Number(amount) % waiting.size] ?? [];
      if (!id || !request) return null;
      if (kind === 'change') {
        await lineOf(tx, sql`update budget_lines set amount = ${amount} where id = ${id} returning id`);
        const event = { noun: 'budget_lines', nounId: id, action: 'changed', advertiserId } as const;
        await recordEvent(tx, scope, { ...event, before: { amount: request.amount }, after: { amount } });
        after.set(id, { ...request, amount });
      } else {
        const status = ['approved', 'rejected', 'withdrawn'][Number(amount) % 3];
        await lineOf(
          tx,
          sql`update budget_lines set status = ${status}, decided_at = now() where id = ${id} returning id`,
        );
        after.delete(id);
      }
    }
    const [now] = await rowsOf(tx, { moment: text }, sql`select now()::timestamptz(3)::text as moment`);
    return { moment: now?.moment ?? '', waiting: after };
  });
}

async function lineOf(tx: Queries, statement: ReturnType<typeof sql>): Promise<string> {
  const [line] = await rowsOf(tx, { id: text }, statement);
  return String(line?.id);
}
