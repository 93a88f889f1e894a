import { sql } from 'drizzle-orm';
import { systemScope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { type DoneAttempt, insertAttempts } from './attempts.ts';
import { subjectOf } from './audience.ts';
import { mailFailure, pauseWebhook } from './pause.ts';
import type { DelivererTools, Held, Round } from './round.ts';
import { PATIENCE_DAYS, secondsToRetry } from './schedule.ts';

const STATE_ROW = {
  position: text,
  failingDays: nullable(number),
  /** Failing for an hour, and the creator was not told yet. */
  isMailDue: boolean,
};
type State = RowOf<typeof STATE_ROW>;

/** Writes down what a round did, in one transaction. @returns false if another process delivers by now, or the webhook was deleted */
export async function saveRound(tools: DelivererTools, held: Held, round: Round): Promise<boolean> {
  const { webhook, attempts } = round;
  return systemScope(tools.database).write(async (tx) => {
    const state = await hold(tx, held);
    if (!state) return false;
    const days = await waitingDays(tx, webhook.id);
    const done = attempts.map((item) => judged(item, { days: days.get(item.event.position) ?? 0, state }));
    await insertAttempts(tx, webhook, done);
    await savePending(tx, { round, done, isMoved: state.position !== webhook.position });
    await tx.execute(
      sql`update webhooks set position = ${round.end}::bigint where id = ${webhook.id} and position = ${webhook.position}::bigint`,
    );
    await dueNext(tx, webhook.id);
    await noteHealth(tx, { tools, round, state });
    return true;
  });
}

/** Locks the webhook for the transaction, if this process still delivers for it. */
async function hold(tx: Queries, { id, leaseId }: Held): Promise<State | undefined> {
  const [state] = await rowsOf(
    tx,
    STATE_ROW,
    sql`select position::text as position, extract(epoch from now() - failing_since)::float8 / 86400 as "failingDays",
        coalesce(failing_since < now() - interval '1 hour' and failure_mailed_at is null, false) as "isMailDue"
      from webhooks where id = ${id} and lease_id = ${leaseId}::uuid for no key update`,
  );
  return state;
}

/** Days for which each event has waited. */
async function waitingDays(tx: Queries, id: string): Promise<Map<string, number>> {
  const rows = await rowsOf(
    tx,
    { position: text, days: number },
    sql`select position::text as position, extract(epoch from now() - created_at)::float8 / 86400 as days
      from webhook_pending where webhook_id = ${id}`,
  );
  return new Map(rows.map(({ position, days }) => [position, days]));
}

/** An event that fails for days while others succeeded is given up: it keeps the later ones of its subject waiting. */
function judged(
  { event, trigger, attempts, result }: Round['attempts'][number],
  { days, state }: { days: number; state: State },
): DoneAttempt {
  const of = { event, trigger, attempt: attempts, result };
  if (result.isDelivered) return { ...of, outcome: 'delivered', restSeconds: null };
  const othersSucceeded = state.failingDays === null || state.failingDays < days;
  if (days >= PATIENCE_DAYS && othersSucceeded) return { ...of, outcome: 'given_up', restSeconds: null };
  return { ...of, outcome: 'failed', restSeconds: secondsToRetry(attempts) };
}

interface Saved {
  round: Round;
  done: readonly DoneAttempt[];
  /** The webhook was set back meanwhile: it reads again what this round read from the log. */
  isMoved: boolean;
}

async function savePending(tx: Queries, { round, done, isMoved }: Saved): Promise<void> {
  const { webhook, attempts, waiting, forgotten } = round;
  const positionOf = new Map(attempts.map(({ event }) => [event.id, event.position]));
  const over = done
    .filter(({ outcome }) => outcome !== 'failed')
    .map(({ event }) => positionOf.get(event.id) ?? '0');
  await tx.execute(sql`delete from webhook_pending
    where webhook_id = ${webhook.id} and position = any (${`{${[...over, ...forgotten].join(',')}}`}::bigint[])`);
  const failed = attempts.flatMap((item, index) => {
    const restSeconds = done[index]?.restSeconds ?? null;
    const { event, trigger, attempts: count, isPending } = item;
    return restSeconds === null || (isMoved && !isPending)
      ? []
      : { position: event.position, subject: subjectOf(event), trigger, attempts: count, rest: restSeconds };
  });
  const behind = waiting.map(({ event, isFirst }) => ({
    position: event.position,
    subject: subjectOf(event),
    trigger: 'event',
    attempts: 0,
    rest: isFirst ? 0 : null,
  }));
  const rows = [...failed, ...(isMoved ? [] : behind)];
  await tx.execute(sql`insert into webhook_pending (webhook_id, position, subject, trigger, attempts, next_at)
    select ${webhook.id}::bigint, r.position, r.subject, r.trigger, r.attempts, now() + make_interval(secs => r.rest)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position bigint, subject text, trigger text, attempts int, rest double precision)
    on conflict (webhook_id, position) do update set attempts = excluded.attempts, next_at = excluded.next_at`);
}

/** What has become the first of its subject is due. */
async function dueNext(tx: Queries, id: string): Promise<void> {
  await tx.execute(sql`update webhook_pending p set next_at = now() where p.webhook_id = ${id} and p.next_at is null
    and not exists (select from webhook_pending o where o.webhook_id = p.webhook_id and o.subject = p.subject and o.position < p.position)`);
}

interface Health {
  tools: DelivererTools;
  round: Round;
  state: State;
}

/** Notes that the endpoint works or fails; mails its creator, and pauses it when it is gone or has failed for days. */
async function noteHealth(
  tx: Queries,
  { tools, round: { webhook, attempts, isGone }, state }: Health,
): Promise<void> {
  const { id } = webhook;
  const { staffDomains } = tools;
  if (isGone) return pauseWebhook(tx, id, { reason: 'gone', staffDomains });
  if (attempts.some(({ result }) => result.isDelivered)) {
    if (state.failingDays === null) return;
    await tx.execute(
      sql`update webhooks set failing_since = null, failure_mailed_at = null where id = ${id}`,
    );
    // It works again: what waits for a late attempt is tried now.
    await tx.execute(
      sql`update webhook_pending set next_at = now() where webhook_id = ${id} and next_at > now()`,
    );
    return;
  }
  if (attempts.length === 0) return;
  if (state.failingDays === null)
    await tx.execute(sql`update webhooks set failing_since = now() where id = ${id}`);
  else if (state.failingDays >= PATIENCE_DAYS)
    await pauseWebhook(tx, id, { reason: 'failing', staffDomains });
  else if (state.isMailDue) await mailFailure(tx, id);
}
