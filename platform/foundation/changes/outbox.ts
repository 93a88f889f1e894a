// Changes on their way to those who are told of them.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import { json, nullable, type RowOf, rowsOf, text } from '../database/rows.ts';

const WAITING_ROW = {
  id: text,
  noun: text,
  nounId: text,
  action: text,
  advertiserId: nullable(text),
  before: nullable(json<Record<string, unknown>>()),
  after: nullable(json<Record<string, unknown>>()),
  requestId: text,
  at: text,
};

/** A committed change that is not published yet. */
export type WaitingChange = RowOf<typeof WAITING_ROW>;

/**
 * The statement that queues changes which are no part of the history. `rows` selects noun, its id, action and advertiser; the action must be
 * one of `RECORDED_ACTIONS`.
 */
export const queueChanges = (rows: SQL): SQL =>
  sql`insert into event_outbox (noun, noun_id, action, advertiser_id, request_id) select e.*, guerdon_request_id() from (${rows}) e`;

/** From now on, no change of this transaction is queued: for demo data. */
export async function queueNoChanges(tx: Queries): Promise<void> {
  await tx.execute(sql`select set_config('app.publishes', 'off', true)`);
}

/** The changes that were queued first, at most so many. */
export const waitingChanges = (tx: Queries, limit: number): Promise<WaitingChange[]> =>
  rowsOf(
    tx,
    WAITING_ROW,
    sql`select o.id::text as id, o.noun, o.noun_id as "nounId", o.action, o.advertiser_id::text as "advertiserId", o.before, o.after,
        o.request_id as "requestId", o.at::text as at
      from event_outbox o order by o.id limit ${limit}`,
  );

/** Forgets changes that were published, or that nobody is told of. */
export async function forgetChanges(tx: Queries, changes: readonly WaitingChange[]): Promise<void> {
  const ids = JSON.stringify(changes.map(({ id }) => id));
  await tx.execute(
    sql`delete from event_outbox o using jsonb_array_elements_text(${ids}::jsonb) as gone (id) where o.id = gone.id::bigint`,
  );
}
