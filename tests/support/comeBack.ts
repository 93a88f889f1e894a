// How test clients retry after a retry response: they do, but not for ever.
import { setTimeout } from 'node:timers/promises';
import { databaseCode, NoConnection } from '../../platform/foundation/database/connections/availability.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';

/** SQLSTATEs of a wait that was too long: for a lock, and for a statement as a whole. */
const COME_BACK = ['55P03', '57014'];

/** Rounds that even a slow machine never needs: each waits more than a second, unless there is nobody to wait for. */
const ROUNDS = 60;

const AGAIN_AND_AGAIN = `Told to come back ${ROUNDS} times in a row: a lock is not let go, two wait for each other, or the database is closed`;

/** Whether the product asked to retry: on a slow machine clients wait longer for a connection or a lock than the product allows. A deadlock is not that. */
function isToldToComeBack(error: unknown): boolean {
  return error instanceof NoConnection || COME_BACK.includes(databaseCode(error) ?? '');
}

/** Repeats an action as long as the product asks to retry; any other error is the caller's. */
export async function comingBack<Result>(run: () => Promise<Result>): Promise<Result> {
  let last: unknown;
  for (let round = 0; round < ROUNDS; round++)
    try {
      return await run();
    } catch (error) {
      if (!isToldToComeBack(error)) throw error;
      last = error;
    }
  throw new Error(AGAIN_AND_AGAIN, { cause: last });
}

/** Sends the same again as long as the answer is to come back later: 503, or after one of these that the first request still works for the key. */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  let last = await send();
  if (last.status !== 503) return last;
  for (let round = 0; round < ROUNDS; round++) {
    last = await send();
    const isInFlight = String(last.body.error_name) === 'idempotency_in_flight';
    if (last.status !== 503 && !isInFlight) return last;
    // What is in flight is answered at once: a moment passes, so that the rounds last.
    if (isInFlight) await setTimeout(250);
  }
  throw new Error(AGAIN_AND_AGAIN, { cause: last });
}
