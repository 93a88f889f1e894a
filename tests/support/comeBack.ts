// What a crowd in a test does when it is told to come back: it does, but not for ever.
import { databaseCode, NoConnection } from '../../platform/database/availability.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';

/** SQLSTATEs of a wait that was too long: for a lock, and for a statement as a whole. */
const COME_BACK = ['55P03', '57014'];

/** Rounds that nobody needs on a machine that is only slow: each is a wait of more than a second, unless nobody is there to wait for. */
const ROUNDS = 60;

const AGAIN_AND_AGAIN = `Told to come back ${ROUNDS} times in a row: a lock is not let go, two wait for each other, or the database is closed`;

/** Whether somebody was told to come back: on a slow machine a crowd waits longer for a connection or a lock than the product lets it. A deadlock is not that. */
function isToldToComeBack(error: unknown): boolean {
  return error instanceof NoConnection || COME_BACK.includes(databaseCode(error) ?? '');
}

/** Does the same again as long as it is told to come back; any other error is the caller's. */
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

/** Sends the same again as long as the answer is to come back later (503). */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (let round = 0; round < ROUNDS; round++) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
  throw new Error(AGAIN_AND_AGAIN);
}
