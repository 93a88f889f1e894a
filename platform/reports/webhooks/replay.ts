import { sql } from 'drizzle-orm';
import type { WebhookReplay } from '../../../schema/reports/webhooks.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { announce } from '../../foundation/database/connections/connection.ts';
import { nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import { readableTypes } from '../events/read.ts';
import { isOfOwner, isOfTypes, subjectOf } from './audience.ts';
import { webhookById, webhookRow } from './read.ts';
import type { ReplayedWebhookJson } from './shape.ts';

/**
 * Delivers events again: some of them, or everything after a position or a moment, for which the webhook reads the log once more. Without a version:
 * what happens meanwhile changes nothing about it.
 * @throws Refusal cursor_expired; of `event_ids` `required` unless one choice is made; of `event_ids` `choice` for one that this webhook does not receive or that is no longer kept
 */
export function replayEvents(scope: Scope, id: string, replay: WebhookReplay): Promise<ReplayedWebhookJson> {
  if (Object.keys(replay).length !== 1) throw invalidField('event_ids', 'required');
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const row = await webhookRow(tx, scope, { id, lock: sql`for no key update of w` });
    if (replay.eventIds) await addPending(change, id, replay.eventIds);
    else await setBack(change, id, replay);
    await change.record({
      noun: 'webhooks',
      nounId: id,
      action: 'replayed',
      advertiserId: row.advertiser_id,
      after: replay,
    });
    announce(tx);
    const webhook = await webhookById(tx, scope, id);
    const replayed = replay.eventIds?.length ?? webhook.unread;
    return { webhook, replayed, effects: effectsWithoutMoney() };
  });
}

/** Queues these events as if they had not been delivered. Later events of their subjects wait for them. */
async function addPending({ tx, scope }: Change, id: string, eventIds: readonly string[]): Promise<void> {
  const events = await rowsOf(
    tx,
    { id: text, position: text, type: text, subject_id: text },
    sql`select e.id::text as id, e.position::text as position, e.type, e.subject_id from published_events e join webhooks w on w.id = ${id}
      where e.id = any (${textArray(eventIds)}::uuid[]) and ${isOfOwner} and ${isOfTypes}
        and e.type = any (${textArray(readableTypes(scope))}::text[])`,
  );
  const readable = new Set(events.map((event) => event.id));
  const missing = eventIds.findIndex((eventId) => !readable.has(eventId.toLowerCase()));
  if (missing >= 0) throw invalidField(`event_ids.${missing}`, 'choice');
  const rows = events.map((event) => ({ position: event.position, subject: subjectOf(event) }));
  // What the webhook has not read yet is delivered anyway.
  await tx.execute(sql`insert into webhook_pending (webhook_id, position, subject, trigger, attempts, next_at)
    select w.id, r.position, r.subject, 'replay', 0, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position bigint, subject text) join webhooks w on w.id = ${id}
    where r.position <= w.position
    on conflict (webhook_id, position) do update set trigger = 'replay', attempts = 0, next_at = now(), created_at = now()`);
}

/** Lets the webhook read the log again from there. What waits behind that position is read again as well. */
async function setBack(
  { tx, scope }: Change,
  id: string,
  { after: position, since }: WebhookReplay,
): Promise<void> {
  const [ends] = await rowsOf(
    tx,
    { oldest: text, first: nullable(text), last: text },
    sql`select (p.oldest - 1)::text as oldest, p.position::text as last,
        (select min(e.position)::text from published_events e where e.at >= ${since ?? null}::timestamptz) as first
      from event_position p`,
  );
  const oldest = BigInt(ends?.oldest ?? 0);
  const last = BigInt(ends?.last ?? 0);
  const first = ends?.first ? BigInt(ends.first) - 1n : last;
  const after = position === undefined ? first : BigInt(position);
  if (after !== 0n && after < oldest) throw refused(scope, 'cursor_expired', { oldest: String(oldest) });
  await tx.execute(sql`delete from webhook_pending p using webhooks w
    where p.webhook_id = ${id} and w.id = p.webhook_id and w.position > ${String(after)}::bigint and p.position > ${String(after)}::bigint`);
  await tx.execute(
    sql`update webhooks set position = ${String(after)}::bigint where id = ${id} and position > ${String(after)}::bigint`,
  );
}
