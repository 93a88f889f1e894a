// Processing of a large request by its job, for all actions.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { UI_LOCALES } from '../../../../schema/foundation/contacts/languages.ts';
import { DISPATCH_REQUEST_ACTIONS } from '../../../../schema/fulfillment/dispatchRequests.ts';
import { isAway, isUnavailable } from '../../../foundation/database/connections/availability.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import {
  boolean,
  nullable,
  objectOf,
  oneOf,
  type RowOf,
  rowCountOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import { problemBody } from '../../../foundation/http/refusals/problems.ts';
import { Refusal, unavailable } from '../../../foundation/http/refusals/refusal.ts';
import { LeaseLost } from '../../../foundation/jobs/lease.ts';
import type { JobWork } from '../../../foundation/jobs/work.ts';
import { SEALED_JSON } from '../../../foundation/secrets/sealedJson.ts';
import type { ReportProgress } from '../contract.ts';

/** A request as its job reads it. */
const STORED_REQUEST_ROW = {
  id: text,
  promotionId: text,
  action: oneOf(DISPATCH_REQUEST_ACTIONS),
  dispatchId: nullable(text),
  isDryRun: boolean,
  caller: text,
  accountId: nullable(text),
  locale: oneOf(UI_LOCALES),
  key: text,
  /** The sealed body of a new dispatch. */
  request: nullable(objectOf(SEALED_JSON)),
};
export type StoredRequest = RowOf<typeof STORED_REQUEST_ROW>;

/** Thrown within the work: its caller gave the dry run up. */
class RequestCanceled extends Error {}

/** Attempts at a dispatch that fails for a reason of the service; then the request ends, and its caller may send it again. */
const MAX_ATTEMPTS = 2;

/** Attempts while another transaction is in the way, such as another large dispatch of the same file, and milliseconds between two of them. */
const MAX_BUSY_ATTEMPTS = 20;
const BUSY_PAUSE_MS = 1_000;

/** Milliseconds between two reports of the same stage. */
const REPORT_EVERY_MS = 400;

interface RequestWork {
  /** Carries out the request in one transaction, which also claims its key, and returns the answer. */
  run: (request: StoredRequest, progress: ReportProgress) => Promise<unknown>;
  /** Runs in the transaction that stores a refusal. */
  onRefused?: (tx: Queries, request: StoredRequest) => Promise<void>;
}

/**
 * Works on the request of a job until it has an answer or a refusal. A job that is taken up again after a crash finds the answer of what was
 * committed by the key of the request, and repeats what was not.
 */
export async function workRequest(work: JobWork, { run, onRefused }: RequestWork): Promise<void> {
  const { requestId } = work.job.payload as { requestId: string };
  const stored = await work.scope.write((tx) => workingRequest(tx, requestId));
  if (!stored) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await run(stored, reporter(work, requestId));
      return await work.finish((tx) => end(tx, requestId, { answer }));
    } catch (error) {
      if (error instanceof RequestCanceled) return;
      if (error instanceof LeaseLost || isAway(error)) throw error;
      // The transaction of a worker that was killed may still hold the key.
      const isBusy =
        isUnavailable(error) || (error instanceof Refusal && error.kind === 'idempotency_in_flight');
      const isJudged = error instanceof Refusal && error.status < 500 && !isBusy;
      if (!isJudged && attempt < (isBusy ? MAX_BUSY_ATTEMPTS : MAX_ATTEMPTS)) {
        if (isBusy) await pause(BUSY_PAUSE_MS);
        continue;
      }
      if (!isJudged)
        work.components.log.error({ err: error, requestId }, 'the request of a large dispatch failed');
      const refusal = problemBody(isJudged ? error : unavailable(), stored.locale);
      return work.finish(async (tx) => {
        await end(tx, requestId, { refusal });
        await onRefused?.(tx, stored);
      });
    }
  }
}

async function workingRequest(tx: Queries, id: string): Promise<StoredRequest | null> {
  const [row] = await rowsOf(
    tx,
    STORED_REQUEST_ROW,
    sql`select id::text as id, promotion_id::text as "promotionId", action, dispatch_id::text as "dispatchId", is_dry_run as "isDryRun", caller,
        account_id::text as "accountId", locale, key, request
      from dispatch_requests where id = ${id} and state = 'working'`,
  );
  return row ?? null;
}

/** Writes how far a request is, beside the transaction that works on it. @throws RequestCanceled */
function reporter({ scope, components: { database } }: JobWork, id: string): ReportProgress {
  let last = { stage: '', at: 0 };
  return async ({ stage, linesDone, lines }) => {
    // The one session of the embedded database is busy with the dispatch itself.
    if (database.engine === 'pglite' && stage !== 'reading') return;
    const now = performance.now();
    if (stage === last.stage && now - last.at < REPORT_EVERY_MS) return;
    last = { stage, at: now };
    const working = await scope.write((tx) =>
      rowCountOf(
        tx,
        sql`update dispatch_requests set stage = ${stage}, lines_done = ${linesDone}, lines = coalesce(${lines}::int, lines)
          where id = ${id} and state = 'working' returning 1`,
      ),
    );
    if (working === 0) throw new RequestCanceled('Its caller gave it up');
  };
}

/** Stores how a request ended; one that was given up meanwhile stays so. */
async function end(
  tx: Queries,
  id: string,
  { answer, refusal }: { answer?: unknown; refusal?: unknown },
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.execute(sql`update dispatch_requests set state = ${answer === undefined ? 'refused' : 'done'}, stage = 'booking', lines_done = lines,
      answer = ${json(answer)}::jsonb, refusal = ${json(refusal)}::jsonb, request = null, finished_at = now()
    where id = ${id} and state = 'working'`);
}
