import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { eventNameOf } from '../../../schema/reports/eventTypes.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { forgetChanges, type WaitingChange, waitingChanges } from '../../foundation/changes/outbox.ts';
import { announce, type Database, type Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { addPartitions } from './partitions.ts';
import type { EventSource } from './source.ts';
import { catalogSources } from './sources/catalog.ts';
import { fulfillmentSources } from './sources/fulfillment.ts';
import { moneySources } from './sources/money.ts';
import { otherSources } from './sources/others.ts';

/** Changes that one transaction publishes. */
const BATCH_CHANGES = 500;

const sources = new Map(
  [...otherSources, ...moneySources, ...catalogSources, ...fulfillmentSources].map((source) => [
    source.noun,
    source,
  ]),
);

/** A change with the name of its event. */
interface Named {
  change: WaitingChange;
  type: string;
}

/**
 * Publishes changes that were committed, in the order in which they were written, and gives each the next position. One process publishes at a
 * time: it holds the row of the last position until it commits, so that positions become visible in their order. A change that is not
 * committed yet is published later, behind others; those of one subject keep their order, because each of them locks the subject.
 * @returns how many changes left the outbox; 0 also where another process publishes.
 */
export function publishEvents(database: Database): Promise<number> {
  return systemScope(database).write(async (tx) => {
    const [last] = await rowsOf(
      tx,
      { position: text },
      sql`select position::text as position from event_position for update skip locked`,
    );
    if (!last) return 0;
    const changes = await waitingChanges(tx, BATCH_CHANGES);
    if (changes.length === 0) return 0;
    const named = changes.flatMap((change) => {
      const type = eventNameOf(change);
      return type === null ? [] : { change, type };
    });
    const rows = await rowsFor(tx, named);
    if (rows.length > 0) {
      await addPartitions(tx, new Date());
      await insert(tx, rows, BigInt(last.position));
      announce(tx);
    }
    await forgetChanges(tx, changes);
    return changes.length;
  });
}

interface NewRow {
  id: string;
  type: string;
  subjectId: string;
  advertiserId: string | null;
  organizationId: string | null;
  accountId: string | null;
  at: string;
  requestId: string;
  data: Record<string, unknown>;
}

/** The events of changes, in their order; the subjects of a noun are read by one statement. */
async function rowsFor(tx: Queries, named: readonly Named[]): Promise<NewRow[]> {
  const idsByNoun = new Map<string, Set<string>>();
  for (const { change } of named)
    idsByNoun.set(change.noun, (idsByNoun.get(change.noun) ?? new Set()).add(change.nounId));
  const subjects = new Map<string, unknown>();
  for (const [noun, ids] of idsByNoun) {
    const source = sourceOf(noun);
    for (const row of await rowsOf(tx, source.shape, source.rows([...ids])))
      subjects.set(`${noun}/${row.nounId}`, row);
  }
  return named.flatMap(({ change, type }) => {
    const source = sourceOf(change.noun);
    const row = subjects.get(`${change.noun}/${change.nounId}`) as never;
    const data = source.data(change, row);
    const audience = row === undefined ? {} : (source.audience?.(row) ?? {});
    return data === null
      ? []
      : {
          id: randomUUID(),
          type,
          subjectId: change.nounId,
          advertiserId: change.advertiserId,
          organizationId: audience.organizationId ?? null,
          accountId: audience.accountId ?? null,
          at: change.at,
          requestId: change.requestId,
          data,
        };
  });
}

function sourceOf(noun: string): EventSource {
  const source = sources.get(noun);
  if (!source) throw new Error(`no source of the events of ${noun}`);
  return source;
}

async function insert(tx: Queries, rows: readonly NewRow[], last: bigint): Promise<void> {
  await tx.execute(sql`insert into published_events
      (position, id, type, subject_id, advertiser_id, organization_id, account_id, at, request_id, data)
    select ${String(last)}::bigint + e.n, (e.row ->> 'id')::uuid, e.row ->> 'type', e.row ->> 'subjectId', (e.row ->> 'advertiserId')::bigint,
      (e.row ->> 'organizationId')::bigint, (e.row ->> 'accountId')::bigint, (e.row ->> 'at')::timestamptz, e.row ->> 'requestId', e.row -> 'data'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e (row, n)`);
  await tx.execute(sql`update event_position set position = ${String(last + BigInt(rows.length))}::bigint`);
}
