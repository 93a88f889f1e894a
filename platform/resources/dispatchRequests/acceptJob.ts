import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { newDispatch } from '../../../schema/rules/dispatches.ts';
import { callerFacts } from '../../access/callerFacts.ts';
import { openScope, type Scope } from '../../access/scope.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { dispatchRequestAad } from '../../codes/codeText.ts';
import { openJson, type SealedJson } from '../../codes/sealedJson.ts';
import { isAway, isUnavailable } from '../../database/availability.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { problemBody } from '../../http/problems.ts';
import { Refusal, refused, unavailable } from '../../http/refusal.ts';
import { LeaseLost } from '../../jobs/lease.ts';
import type { JobComponents, JobHandler, JobWork } from '../../jobs/work.ts';
import type { ReportProgress } from '../dispatches/contract.ts';
import { createDispatch, type DispatchTools } from '../dispatches/create.ts';

/** What the job accepts with. */
export interface AcceptJobTools {
  box: CodeBox;
  staffDomains: readonly string[];
  /** Opens what a dispatch needs, once for a process. */
  openTools(components: JobComponents): Promise<DispatchTools>;
}

interface StoredRequest extends Record<string, unknown> {
  promotionId: string;
  isDryRun: boolean;
  caller: string;
  accountId: string | null;
  locale: 'en' | 'fr';
  key: string;
  request: SealedJson;
}

/** Thrown within the work: its caller gave the dry run up. */
class RequestCanceled extends Error {}

/** Attempts at a dispatch that fails for a reason of the service; then the request ends, and its caller may send it again. */
const MAX_ATTEMPTS = 2;

/** Attempts while another transaction is in the way, such as another large dispatch of the same file, and milliseconds between two of them. */
const MAX_BUSY_ATTEMPTS = 20;
const BUSY_PAUSE_MS = 1_000;

/** Milliseconds between two reports of the same stage. */
const REPORT_EVERY_MS = 400;

/**
 * Accepts or tries a large dispatch in its caller's name, by the code that accepts small ones: one transaction, in which its key is claimed. A job
 * that is taken up again after a crash therefore finds the answer of what was committed, and repeats what was not.
 */
export const dispatchAcceptor = (tools: AcceptJobTools): JobHandler => {
  return async (work) => {
    const { requestId } = work.job.payload as { requestId: string };
    const stored = await work.scope.write((tx) => workingRequest(tx, requestId));
    if (!stored) return;
    const opened = await tools.openTools(work.components);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await accept(work, stored, {
          ...opened,
          staffDomains: tools.staffDomains,
          box: tools.box,
        });
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
          work.components.log.error({ err: error, requestId }, 'a large dispatch was not accepted');
        const refusal = problemBody(isJudged ? error : unavailable(), stored.locale);
        return work.finish((tx) => end(tx, requestId, { refusal }));
      }
    }
  };
};

async function workingRequest(tx: Queries, id: string): Promise<(StoredRequest & { id: string }) | null> {
  const [row] = await rowsOf<StoredRequest & { id: string }>(
    tx,
    sql`select id::text as id, promotion_id::text as "promotionId", is_dry_run as "isDryRun", caller, account_id::text as "accountId", locale, key, request
      from dispatch_requests where id = ${id} and state = 'working'`,
  );
  return row ?? null;
}

async function accept(
  work: JobWork,
  stored: StoredRequest & { id: string },
  tools: DispatchTools & Pick<AcceptJobTools, 'box' | 'staffDomains'>,
) {
  const { id, promotionId, isDryRun, caller, key, request } = stored;
  const scope = await callerScope(work, stored, tools.staffDomains);
  const body = newDispatch.parse(openJson(tools.box, dispatchRequestAad(caller, key), request));
  const progress = reporter(work, id);
  return createDispatch(
    isDryRun ? scope.dryRun() : scope,
    { promotionId, body, key },
    { ...tools, progress },
  );
}

/** The caller as it is now. @throws Refusal maker_stops_request where it may no longer do this */
async function callerScope(
  { components: { database }, job }: JobWork,
  { caller, accountId, locale }: StoredRequest,
  staffDomains: readonly string[],
): Promise<Scope> {
  const facts = await callerFacts(database, { caller, accountId }, staffDomains);
  if (!facts?.abilities.has('createBulkRedemptions')) throw refused({ locale }, 'maker_stops_request');
  return openScope(database, { ...facts, caller, locale, requestId: `job-${job.id}` });
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
      rowsOf(
        tx,
        sql`update dispatch_requests set stage = ${stage}, lines_done = ${linesDone}, lines = coalesce(${lines}::int, lines)
          where id = ${id} and state = 'working' returning 1`,
      ),
    );
    if (working.length === 0) throw new RequestCanceled('Its caller gave it up');
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
