import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connection.ts';
import type { Refusal } from '../http/refusal.ts';
import { type Change, openChange } from './change.ts';
import { runIdempotent } from './runIdempotent.ts';

/** The key a change is made under, at most once. */
export interface ChangeKey {
  key: string;
  /** What was asked for: the same key with another body is refused. */
  body: unknown;
  /** The advertiser whose key it is; asked before the key is looked at, and throws where the caller may not see it. */
  advertiserId(tx: Queries): Promise<string>;
  /** The answer holds a secret: it is not kept, and a repetition is refused with this. */
  refuseRepetition?: () => Refusal;
}

/** A write as a request asks for it. */
export interface ChangeRequest {
  scope: Scope;
  /** Judged and answered as if it were made, then undone. */
  isDryRun?: boolean;
  /** The version that the caller has read; `change.checkVersion` compares it. */
  version?: number;
  /** Without one the change is made each time it is asked for. */
  keyed?: ChangeKey | undefined;
}

class Undo extends Error {}

/**
 * Makes a change: everything it writes is one transaction of the scope, its events, its postings and the answer kept for its key included. A dry
 * run is judged by the same rules and rolled back; it judges afresh, whatever its key was used for.
 * @throws Refusal idempotency_in_flight, idempotency_mismatch, and whatever `work` refuses; nothing is kept then.
 */
export async function runChange<Answer>(
  request: ChangeRequest,
  work: (change: Change) => Promise<Answer>,
): Promise<Answer> {
  const { scope, isDryRun = false, keyed } = request;
  const make = (tx: Queries) => work(openChange(tx, request));
  if (!isDryRun) return scope.write((tx) => (keyed ? makeOnce(tx, { scope, keyed, make }) : make(tx)));
  const tried: { answer?: Answer } = {};
  try {
    await scope.write(async (tx) => {
      await keyed?.advertiserId(tx);
      tried.answer = await make(tx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return tried.answer as Answer;
}

interface Once<Answer> {
  scope: Scope;
  keyed: ChangeKey;
  make: (tx: Queries) => Promise<Answer>;
}

async function makeOnce<Answer>(tx: Queries, { scope, keyed, make }: Once<Answer>): Promise<Answer> {
  const { key, body, refuseRepetition } = keyed;
  const advertiserId = await keyed.advertiserId(tx);
  const made: { answer?: Answer } = {};
  const kept = await runIdempotent(tx, { advertiserId, caller: scope.caller, key, body }, async () => {
    made.answer = await make(tx);
    return { status: 200, body: refuseRepetition ? {} : made.answer };
  });
  if (kept.isReplay && refuseRepetition) throw refuseRepetition();
  return (kept.isReplay ? kept.body : made.answer) as Answer;
}
