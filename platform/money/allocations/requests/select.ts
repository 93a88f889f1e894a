import { sql } from 'drizzle-orm';
import {
  ALLOCATION_STATUSES,
  BUDGET_LINE_STATUSES,
  BUDGET_LINE_TYPES,
} from '../../../../schema/foundation/transitions.ts';
import { ALLOCATION_REPORT_TYPES } from '../../../../schema/money/allocations/allocations.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { idArray, isoTimestamp, isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import {
  boolean,
  nullable,
  number,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';

/** A request with its subject and the persons behind it; the amount in minor units as text. */
const REQUEST_ROW = {
  id: text,
  advertiser_id: text,
  advertiser_name: text,
  allocation_id: nullable(text),
  allocation_status: nullable(oneOf(ALLOCATION_STATUSES)),
  report_type: oneOf(ALLOCATION_REPORT_TYPES),
  type: oneOf(BUDGET_LINE_TYPES),
  status: oneOf(BUDGET_LINE_STATUSES),
  amount: text,
  currency: text,
  external_id: nullable(text),
  description: text,
  /** True if the request sets the end of the allocation: `expires_at`, null for never. */
  sets_expiration: boolean,
  expires_at: nullable(text),
  requester_id: nullable(text),
  requester_name: nullable(text),
  requester_email: nullable(text),
  /** Reason for the rejection. */
  reason: nullable(text),
  grantor_id: nullable(text),
  grantor_name: nullable(text),
  grantor_email: nullable(text),
  /** Last change while it was pending; null if none. */
  changed_at: nullable(text),
  changed_by_id: nullable(text),
  changed_by_name: nullable(text),
  changed_by_email: nullable(text),
  created_at: text,
  updated_at: text,
  version: number,
};
export type RequestRow = RowOf<typeof REQUEST_ROW>;

/** First sort key of the report: the time of the decision, or of the last change of a pending request. */
export const updatedAt = sql`coalesce(l.decided_at, l.changed_at, l.created_at)`;

/** The IO number of a request `l`: its own, else that of its allocation `a`. */
export const ioNumber = sql`coalesce(l.external_id, a.external_id)`;

/** Requests with these ids that the caller may see, in the order of the ids. */
export async function selectRequests(
  tx: Queries,
  scope: Scope,
  ids: readonly string[],
): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    tx,
    REQUEST_ROW,
    sql`select l.id, l.advertiser_id, d.name as advertiser_name, l.allocation_id, a.status as allocation_status,
        l.report_type, l.type, l.status, l.amount::text as amount, l.currency,
        ${ioNumber} as external_id, l.description, l.reason, l.sets_expiration,
        ${isoTimestamp(sql`l.expires_at`)} as expires_at, l.requester_id,
        q.name as requester_name, q.email as requester_email, l.grantor_id, g.name as grantor_name, g.email as grantor_email,
        ${isoTimestamp(sql`l.changed_at`)} as changed_at, c.id as changed_by_id, c.name as changed_by_name, c.email as changed_by_email,
        ${isoTimestamp(sql`l.created_at`)} as created_at, ${isoTimestamp(updatedAt)} as updated_at, l.version
      from budget_lines l
      join advertisers d on d.id = l.advertiser_id
      left join allocations a on a.advertiser_id = l.advertiser_id and a.id = l.allocation_id
      left join accounts q on q.id = l.requester_id
      left join accounts g on g.id = l.grantor_id
      left join lateral (select p.id, p.name, p.email from events e left join accounts p on p.id = e.account_id
        where l.changed_at is not null and e.noun = 'budget_lines' and e.noun_id = l.id::text and e.action = 'changed'
        order by e.at desc, e.id desc limit 1) c on true
      where l.id = any (${idArray(ids)}::bigint[]) and ${isVisibleAdvertiser(scope, sql`l.advertiser_id`)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
