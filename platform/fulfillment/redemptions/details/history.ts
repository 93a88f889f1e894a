import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { json, nullable, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { type AskedPage, paginate } from '../../../foundation/http/paginate.ts';
import { ownerOf } from '../lockJudged.ts';
import { ANNOTATION } from './annotate.ts';
import { changesOf } from './historyChanges.ts';
import type { HistoryEntryJson, historyPage } from './historyShape.ts';

/** True if the caller sees comments: operator staff with the ability (RED-12). */
export const seesComments = ({ isStaff, abilities }: Scope): boolean =>
  isStaff && abilities.has('viewRedemptionComments');

/** A redemption's history, newest first; its creation is last. @throws Refusal not_found */
export function readHistory(
  scope: Scope,
  id: string,
  page: AskedPage,
): Promise<z.output<typeof historyPage>> {
  return scope.read(async (tx) => {
    const advertiserId = await ownerOf(tx, scope, id);
    const events = happened(scope, advertiserId, id);
    return paginate(tx, page, {
      matching: sql`from (${events}) h`,
      read: (part) =>
        readEntries(tx, { advertiserId, id, events: sql`${events} order by at desc, id desc ${part}` }),
    });
  });
}

/** One event of a redemption that was just written. */
export async function readEntry(
  tx: Queries,
  of: { advertiserId: string; id: string; eventId: string },
): Promise<HistoryEntryJson> {
  const events = sql`select e.id, e.action, e.at, e.before, e.after, e.caller, e.account_id from events e where e.id = ${of.eventId}`;
  const [entry] = await readEntries(tx, { ...of, events });
  if (!entry) throw new Error('The event is not there');
  return entry;
}

async function readEntries(
  tx: Queries,
  { advertiserId, id, events }: { advertiserId: string; id: string; events: SQL },
): Promise<HistoryEntryJson[]> {
  const rows = await rowsOf(
    tx,
    ROW,
    sql`select h.id::text as id, h.action, ${isoTimestamp(sql`h.at`)} as at, h.before, h.after, h.caller, h.account_id::text as "accountId",
        a.name as "accountName", coalesce(k.name, n.name) as "keyName", r.currency
      from (${events}) h
      join redemptions r on r.advertiser_id = ${advertiserId} and r.id = ${id}
      left join accounts a on a.id = h.account_id
      left join credentials k on k.advertiser_id = ${advertiserId} and 'client:' || k.id = h.caller
      left join service_accounts n on 'service:' || n.id = h.caller
      order by h.at desc, h.id desc`,
  );
  return rows.map((row) => entryOf(row, id));
}

const ROW = {
  id: text,
  action: text,
  at: text,
  before: nullable(json<Readonly<Record<string, unknown>>>()),
  after: nullable(json<Readonly<Record<string, unknown>>>()),
  caller: nullable(text),
  accountId: nullable(text),
  accountName: nullable(text),
  keyName: nullable(text),
  currency: text,
};
type Row = RowOf<typeof ROW>;

/**
 * The events of a redemption. Dispatches write one event for all of their lines: the row itself records the creation of a single one, under the
 * id 0, unless it has an event of its own.
 */
function happened(scope: Scope, advertiserId: string, id: string): SQL {
  const own = sql`e.noun = 'redemptions' and e.noun_id = ${id} and e.advertiser_id = ${advertiserId}::bigint`;
  return sql`select e.id, e.action, e.at, e.before, e.after, e.caller, e.account_id from events e
      where ${own} ${seesComments(scope) ? sql`` : sql`and e.action <> ${ANNOTATION}`}
    union all
    select 0, 'created', r.booked_at, null, jsonb_build_object('state', 'booked'), d.caller, d.created_by from redemptions r
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      where r.advertiser_id = ${advertiserId}::bigint and r.id = ${id}
        and not exists (select from events e where ${own} and e.action = 'created')`;
}

function entryOf(row: Row, redemptionId: string): HistoryEntryJson {
  const isComment = row.action === ANNOTATION;
  const isMade = row.action === 'created';
  return {
    id: row.id,
    event: isComment ? 'annotate' : isMade ? 'create' : 'update',
    action: row.action,
    created_at: row.at,
    changes: isComment ? {} : changesOf(row, row.currency),
    comment: isComment ? String(row.after?.comment ?? '') : null,
    author: authorOf(row),
    object: { type: 'redemption', id: redemptionId },
  };
}

/** A person, or an API key or a service account by its name; their account is their creator's, not their user's. */
function authorOf({ caller, accountId, accountName, keyName }: Row): HistoryEntryJson['author'] {
  if (caller?.startsWith('client:')) return { kind: 'api_key', id: null, name: keyName ?? caller };
  if (caller?.startsWith('service:')) return { kind: 'service_account', id: null, name: keyName };
  if (accountId === null) return null;
  return {
    kind: 'person',
    ...(accountName === null ? { id: null, name: null } : { id: accountId, name: accountName }),
  };
}
