import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connections/connection.ts';
import { Refusal } from '../http/refusals/refusal.ts';
import { type Change, type ChangeSubject, openChange } from './change.ts';
import { recordRefusal } from './recordRefusal.ts';
import { runIdempotent } from './runIdempotent.ts';

/** The idempotency key of a change. */
export interface ChangeKey {
  key: string;
  /**
   * The request: the same key with another body is refused. Without fields that only guard a change against what happened meanwhile,
   * such as an expected total or a version: a repetition may have read them anew.
   */
  body: unknown;
  /** The advertiser that the key belongs to. Runs before the key is read; throws not_found where the caller may not see it. */
  advertiserId(tx: Queries): Promise<string>;
  /** Set where the answer holds a secret: the answer is not stored, and a repeated request is refused with this. */
  refuseRepetition?: () => Refusal;
}

/** A write as a request asks for it. */
export interface ChangeRequest {
  /** A dry run (`isDryRun`) judges and answers as if the change were made, and undoes it. */
  scope: Scope;
  /** The version that the caller read last; `change.checkVersion` compares it with the row's. */
  version?: number;
  /** Absent for a change that every request repeats. */
  keyed?: ChangeKey | undefined;
}

/**
 * Makes a change in one transaction of the scope: rows, events, postings and the answer stored for its key. A refusal undoes them, and is
 * stored for its key. A dry run follows the same rules and is rolled back; it neither reads nor claims the key, so that it answers for the
 * request at hand whatever became of an earlier one.
 * @throws Refusal idempotency_in_flight, idempotency_mismatch, and whatever `work` refuses; of the change nothing is kept then.
 */
export async function runChange<Answer>(
  request: ChangeRequest,
  work: (change: Change) => Promise<Answer>,
): Promise<Answer> {
  const { scope, keyed } = request;
  const subject: { last: ChangeSubject | null } = { last: null };
  const make = async (tx: Queries) => {
    const change = openChange(tx, request);
    const answer = await work(change);
    if (!scope.isDryRun) await change.finish();
    subject.last = change.subject();
    return answer;
  };
  if (!keyed) return scope.write(make);
  if (scope.isDryRun)
    return scope.write(async (tx) => {
      await keyed.advertiserId(tx); // not found where the caller may not see it
      return make(tx);
    });
  try {
    return await scope.write((tx) => makeOnce(tx, { scope, keyed, make, subject: () => subject.last }));
  } catch (error) {
    if (error instanceof Refusal) await recordRefusal(scope, keyed.key, error);
    throw error;
  }
}

interface Once<Answer> {
  scope: Scope;
  keyed: ChangeKey;
  make: (tx: Queries) => Promise<Answer>;
  /** The record of the change, once it was made. */
  subject: () => ChangeSubject | null;
}

async function makeOnce<Answer>(tx: Queries, once: Once<Answer>): Promise<Answer> {
  const { scope, keyed, make, subject } = once;
  const { key, body, refuseRepetition } = keyed;
  const advertiserId = await keyed.advertiserId(tx);
  const attempt: { answer?: Answer } = {};
  const recordedAnswer = await runIdempotent(
    tx,
    { advertiserId, caller: scope.caller, key, body },
    async () => {
      attempt.answer = await make(tx);
      return { status: 200, body: refuseRepetition ? {} : attempt.answer, subject: subject() };
    },
  );
  if (recordedAnswer.isReplay && refuseRepetition) throw refuseRepetition();
  return (recordedAnswer.isReplay ? recordedAnswer.body : attempt.answer) as Answer;
}
