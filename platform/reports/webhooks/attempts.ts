import { sql } from 'drizzle-orm';
import type { AttemptOutcome, AttemptTrigger } from '../../../schema/reports/webhooks.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { Purge } from '../../foundation/jobs/purge.ts';
import type { SentEvent, SentResult } from './send.ts';

/** One attempt as it is written down. */
export interface DoneAttempt {
  event: SentEvent;
  result: SentResult;
  trigger: AttemptTrigger;
  /** Which attempt at this event it was. */
  attempt: number;
  outcome: AttemptOutcome;
  /** Seconds until the next one; null for none. */
  restSeconds: number | null;
}

/** Writes attempts of a webhook into its log, in this order. Answers their ids. */
export async function insertAttempts(
  tx: Queries,
  { id, url }: { id: string; url: string },
  attempts: readonly DoneAttempt[],
): Promise<string[]> {
  if (attempts.length === 0) return [];
  const rows = attempts.map(({ event, result, restSeconds, ...attempt }) => ({
    ...attempt,
    advertiser_id: event.advertiser_id,
    event_id: event.id,
    type: event.type,
    subject_id: event.subject_id,
    at: result.at.toISOString(),
    request_headers: result.headers,
    request_bytes: result.bytes,
    status: result.status,
    problem: result.problem,
    answer: result.answer,
    duration_ms: result.durationMs,
    rest: restSeconds,
  }));
  const inserted = await rowsOf(
    tx,
    { id: text },
    sql`insert into webhook_attempts (webhook_id, url, advertiser_id, event_id, type, subject_id, trigger, attempt, at, request_headers,
        request_bytes, outcome, status, problem, answer, duration_ms, next_at)
      select ${id}::bigint, ${url}, r.advertiser_id, r.event_id, r.type, r.subject_id, r.trigger, r.attempt, r.at, r.request_headers,
        r.request_bytes, r.outcome, r.status, r.problem, r.answer, r.duration_ms, now() + make_interval(secs => r.rest)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (advertiser_id bigint, event_id uuid, type text, subject_id text,
        trigger text, attempt int, at timestamptz, request_headers jsonb, request_bytes int, outcome text, status int, problem text,
        answer text, duration_ms int, rest double precision)
      returning id::text as id`,
  );
  return inserted.map(({ id: attemptId }) => attemptId);
}

/** Deletes attempts after 30 days, and secrets that ended. */
export const purgeAttempts: Purge = async (tx) => {
  await tx.execute(sql`delete from webhook_attempts where at < now() - interval '30 days'`);
  await tx.execute(sql`delete from webhook_secrets where expires_at < now()`);
};
