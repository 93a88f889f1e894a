import { sql } from 'drizzle-orm';
import { ATTEMPT_TRIGGERS } from '../../../schema/reports/webhooks.ts';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import { number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { event } from '../events/shape.ts';
import { creatorOf, isReceived, subjectOf } from './audience.ts';
import { pauseWebhook } from './pause.ts';
import {
  type DeliveredWebhook,
  type DelivererTools,
  type Held,
  type Item,
  type Round,
  WEBHOOK_ROW,
} from './round.ts';
import { saveRound } from './saveRound.ts';
import { liveSecrets } from './secrets.ts';
import { sendEvent } from './send.ts';

/** Requests that one endpoint gets at a time, each about another subject. */
const SLOTS = 8;
/** Events that one round reads: few, since they are delivered again when the process is lost meanwhile. */
const ROUND_EVENTS = 40;
/** Above so many events that wait, the log is not read further: it is the queue. */
export const MAX_PENDING = 500;
/** The receiver wants no more events. */
const GONE = 410;

/**
 * Delivers what is due for one webhook: first what failed, then what the log holds behind its position. Events of one subject are sent one after the other, and
 * those behind one that failed wait. @returns true if there may be more to do at once
 */
export async function deliverRound(
  tools: DelivererTools,
  held: Held,
  isStopped: () => boolean,
): Promise<boolean> {
  const { database, box } = tools;
  const system = systemScope(database);
  const { webhook, secrets } = await system.read(async (tx) => {
    const [row] = await rowsOf(
      tx,
      WEBHOOK_ROW,
      sql`select w.id::text as id, w.created_by::text as "creatorId", w.advertiser_id::text as "advertiserId",
          w.organization_id::text as "organizationId", w.url, w.position::text as position, l.position::text as last,
          array(select p.subject from webhook_pending p where p.webhook_id = w.id) as subjects
        from webhooks w cross join event_position l where w.id = ${held.id} and w.is_enabled and w.lease_id = ${held.leaseId}::uuid`,
    );
    return { webhook: row, secrets: row ? await liveSecrets(tx, held.id, box) : [] };
  });
  if (!webhook) return false;
  const creator = await creatorOf(database, webhook, tools.staffDomains);
  if (typeof creator === 'string') {
    await system.write((tx) =>
      pauseWebhook(tx, webhook.id, { reason: creator, staffDomains: tools.staffDomains }),
    );
    return false;
  }
  const due = await readDue(creator, webhook);
  const fresh = await readBehind(creator, webhook);
  const round: Round = {
    webhook,
    end: fresh.end,
    attempts: [],
    waiting: [],
    forgotten: due.forgotten,
    isGone: false,
  };
  const blocked = new Set(webhook.subjects);
  const lines = new Map<string, Item[]>();
  for (const item of due.items) lines.set(subjectOf(item.event), [item]);
  for (const item of fresh.items) {
    const subject = subjectOf(item.event);
    if (blocked.has(subject)) round.waiting.push({ event: item.event, isFirst: false });
    else lines.set(subject, [...(lines.get(subject) ?? []), item]);
  }
  const queue = [...lines.values()];
  const target = { url: webhook.url, secrets };
  const halted = () => round.isGone || isStopped();
  const work = async () => {
    for (let line = queue.shift(); line; line = queue.shift()) await sendLine(line);
  };
  async function sendLine(line: readonly Item[]): Promise<void> {
    let hasFailed = false;
    let isFirst = true;
    for (const item of line) {
      if (hasFailed || halted()) {
        if (!item.isPending) round.waiting.push({ event: item.event, isFirst: isFirst && !hasFailed });
        isFirst = false;
        continue;
      }
      const result = await sendEvent(tools.fetcher, target, item.event);
      round.attempts.push({ ...item, attempts: item.attempts + 1, result });
      hasFailed = !result.isDelivered;
      round.isGone ||= result.status === GONE;
    }
  }
  await Promise.all(Array.from({ length: SLOTS }, work));
  const isHeld = await saveRound(tools, held, round);
  const hasMore = due.items.length > 0 || BigInt(fresh.end) > BigInt(webhook.position);
  return isHeld && hasMore && !halted();
}

/** The first waiting event of each subject, if its moment has come; and positions whose event the creator no longer sees, or that is no longer kept. */
async function readDue(
  creator: Scope,
  { id, subjects }: DeliveredWebhook,
): Promise<{ items: Item[]; forgotten: string[] }> {
  if (subjects.length === 0) return { items: [], forgotten: [] };
  return creator.read(async (tx) => {
    const rows = await rowsOf(
      tx,
      { position: text, trigger: oneOf(ATTEMPT_TRIGGERS), attempts: number },
      sql`select p.position::text as position, p.trigger, p.attempts from webhook_pending p
        where p.webhook_id = ${id} and p.next_at <= now() and not exists (select from webhook_pending o
          where o.webhook_id = p.webhook_id and o.subject = p.subject and o.position < p.position)
        order by p.next_at limit ${ROUND_EVENTS}`,
    );
    const positions = `{${rows.map(({ position }) => position).join(',')}}`;
    const events = await event.rows(
      tx,
      sql`from published_events e join webhooks w on w.id = ${id}
        where e.position = any (${positions}::bigint[]) and ${isReceived(creator)}`,
    );
    const byPosition = new Map(events.map((row) => [row.position, event.json(row, creator)]));
    const items = rows.flatMap(({ position, ...row }) => {
      const found = byPosition.get(position);
      return found ? { ...row, event: found, isPending: true } : [];
    });
    const forgotten = rows.map(({ position }) => position).filter((position) => !byPosition.has(position));
    return { items, forgotten };
  });
}

/** The next events of the log, and the position up to which they were read. */
async function readBehind(
  creator: Scope,
  { id, position, last, subjects }: DeliveredWebhook,
): Promise<{ items: Item[]; end: string }> {
  if (subjects.length >= MAX_PENDING || BigInt(position) >= BigInt(last)) return { items: [], end: position };
  const rows = await creator.read((tx) =>
    event.rows(
      tx,
      sql`from published_events e join webhooks w on w.id = ${id}
        where e.position > ${position}::bigint and e.position <= ${last}::bigint and ${isReceived(creator)}
        order by e.position limit ${ROUND_EVENTS}`,
    ),
  );
  const items = rows.map((row) => ({
    event: event.json(row, creator),
    trigger: 'event' as const,
    attempts: 0,
    isPending: false,
  }));
  return { items, end: rows.length < ROUND_EVENTS ? last : (items.at(-1)?.event.position ?? last) };
}
