import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database/connection.ts';
import { Refusal } from '../http/refusal.ts';
import { idempotencyKeys } from './idempotencyTable.ts';

/** Whose key it is and what was asked with it; `caller` is the account or client that asks. */
export interface KeyedRequest {
  advertiserId: string;
  caller: string;
  key: string;
  /** The request body as parsed JSON. */
  body: unknown;
}

/** What was answered; `isReplay` when the effect happened earlier and nothing was done now. */
export interface KeyedAnswer {
  status: number;
  body: unknown;
  isReplay: boolean;
}

/**
 * Does `work` at most once for a key, in the caller's transaction: its answer is stored with its effect, and every later
 * request with the key and the same body gets that answer. A refusal thrown by `work` undoes both.
 * @throws Refusal idempotency_in_flight while another transaction holds the key, idempotency_mismatch for another body.
 */
export async function runIdempotent(
  tx: Queries,
  request: KeyedRequest,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<KeyedAnswer> {
  const { advertiserId, caller, key } = request;
  const bodyHash = hashOf(request.body);
  const lockName = JSON.stringify([advertiserId, caller, key]);
  const [lock] = await rowsOf<{ held: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as held`,
  );
  if (!lock?.held) throw new Refusal('idempotency_in_flight', { retryAfter: 1 });
  const [found] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.advertiserId, advertiserId),
        eq(idempotencyKeys.caller, caller),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (found) {
    if (found.bodyHash !== bodyHash) throw new Refusal('idempotency_mismatch');
    return { status: found.status, body: found.answer, isReplay: true };
  }
  const { status, body } = await work();
  await tx.insert(idempotencyKeys).values({ advertiserId, caller, key, bodyHash, status, answer: body });
  return { status, body, isReplay: false };
}

/** SHA-256 of a JSON value, the order of an object's keys aside. */
function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
