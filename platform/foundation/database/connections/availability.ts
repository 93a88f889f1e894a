// Tells an unavailable database from one that refuses a statement, and retries where the caller can wait.
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';

/** Codes of a connection that is lost or cannot be made: shutdown, crash, start-up, and the network's own. */
const LOST =
  /^(57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own words for the same, which have no code. */
const LOST_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

/** SQLSTATEs that mean "retry later" although the connection is intact: time-outs, deadlocks, no space. */
const LATER = /^(57014|57P0[45]|55P03|40001|40P01|53\d{3}|25P03)$/;

/** Milliseconds between two attempts: the first pause, and the longest. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;

/** Thrown when no connection could be made; `cause` says why. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
  }
}

/** The code of the database or the system below an error; null when there is none. */
export function databaseCode(error: unknown): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && !code.startsWith('FST_')) return code;
  return cause === undefined || cause === error ? null : databaseCode(cause);
}

/** True if the same request may succeed later: the database is unavailable or busy, or a lock was in the way. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  return (code !== null && LATER.test(code)) || isLost(error);
}

/** True if a statement exceeded its time limit. */
export const isTooLong = (error: unknown): boolean => databaseCode(error) === '57014';

/** True if a statement or a transaction failed because the database is away. */
export function isAway(error: unknown): boolean {
  return (error instanceof NoConnection || error instanceof DrizzleQueryError) && isLost(error);
}

function isLost(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null) return LOST.test(code);
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: unknown };
  if (typeof message === 'string' && LOST_MESSAGE.test(message)) return true;
  return cause !== undefined && cause !== error && isLost(cause);
}

/**
 * Repeats `run` while the database is unavailable, for at most so many milliseconds. `run` must be idempotent: a commit whose
 * response was lost may have happened.
 * @param onAway called before each pause.
 */
export async function whenAvailable<T>(
  run: () => Promise<T>,
  milliseconds: number,
  onAway: (error: unknown) => void = () => {},
): Promise<T> {
  const end = performance.now() + milliseconds;
  for (let rest = FIRST_PAUSE_MS; ; rest = Math.min(rest * 2, MAX_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!isAway(error) || performance.now() + rest > end) throw error;
      onAway(error);
      await pause(rest);
    }
  }
}
