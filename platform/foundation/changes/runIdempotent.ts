import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import { boolean, rowsOf } from '../database/rows.ts';
import { Refusal } from '../http/refusals/refusal.ts';
import type { ChangeSubject } from './change.ts';
import { idempotencyKeys } from './idempotencyTable.ts';

/** The key's owner and request; `caller` is the account or client that asks. */
export interface KeyedRequest {
  advertiserId: string;
  caller: string;
  key: string;
  /** The request body as parsed JSON. */
  body: unknown;
}

/** The answer; `isReplay` when the effect happened earlier and nothing was done now. */
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
  work: () => Promise<{ status: number; body: unknown; subject?: ChangeSubject | null }>,
): Promise<KeyedAnswer> {
  const { advertiserId, caller, key } = request;
  const earlier = await lockKey(tx, request);
  if (earlier) return { ...earlier, isReplay: true };
  const { status, body, subject } = await work();
  await tx.insert(idempotencyKeys).values({
    advertiserId,
    caller,
    key,
    bodyHash: bodyHashOf(request.body),
    status,
    answer: body,
    ...subject,
  });
  return { status, body, isReplay: false };
}

/**
 * Locks a key until the transaction ends; answers what an earlier request with it was answered, or null.
 * @throws Refusal idempotency_in_flight while another transaction holds the key, idempotency_mismatch for another body.
 */
export async function lockKey(
  tx: Queries,
  { advertiserId, caller, key, body }: KeyedRequest,
): Promise<Pick<KeyedAnswer, 'status' | 'body'> | null> {
  const lockName = JSON.stringify([advertiserId, caller, key]);
  const [lock] = await rowsOf(
    tx,
    { held: boolean },
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as held, ${inFlightMark({ caller, key })}`,
  );
  if (!lock?.held) throw new Refusal('idempotency_in_flight', { retryAfter: 1 });
  const [storedKey] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.advertiserId, advertiserId),
        eq(idempotencyKeys.caller, caller),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (!storedKey) return null;
  if (storedKey.bodyHash !== bodyHashOf(body)) throw new Refusal('idempotency_mismatch');
  return { status: storedKey.status, body: storedKey.answer };
}

type CallersKey = Pick<KeyedRequest, 'caller' | 'key'>;

/** Names a caller's key for the locks that mark it as in flight, of whatever advertiser it is. */
const markOf = ({ caller, key }: CallersKey): SQL =>
  sql`hashtextextended(${JSON.stringify(['in flight', caller, key])}, 0)`;

/** Selected by a transaction that works for a key: marks the key as in flight until the transaction ends. Marks do not exclude each other. */
export const inFlightMark = (key: CallersKey): SQL => sql`pg_advisory_xact_lock_shared(${markOf(key)})`;

/** True if a transaction works for a key of this caller at this moment, in any process. */
export async function isInFlight(tx: Queries, key: CallersKey): Promise<boolean> {
  const [row] = await rowsOf(
    tx,
    { free: boolean },
    sql`select pg_try_advisory_xact_lock(${markOf(key)}) as free`,
  );
  return !row?.free;
}

/** SHA-256 of a JSON value, the order of an object's keys aside. */
export function bodyHashOf(body: unknown): string {
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
