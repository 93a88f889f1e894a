import { databaseCode, NoConnection } from '../../platform/database/availability.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';

/** SQLSTATEs of a wait that was too long: for a lock, and for a statement as a whole. */
const COME_BACK = ['55P03', '57014'];

/** Whether somebody was told to come back: on a slow machine a crowd waits longer for a connection or a lock than the product lets it. A deadlock is not that. */
export function isToldToComeBack(error: unknown): boolean {
  return error instanceof NoConnection || COME_BACK.includes(databaseCode(error) ?? '');
}

/** Sends the same again as long as the answer is to come back later (503). */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? patiently(send) : answer;
}
