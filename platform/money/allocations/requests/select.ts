import { sql } from 'drizzle-orm';
import type {
  AllocationStatus,
  BudgetLineStatus,
  BudgetLineType,
} from '../../../../schema/foundation/transitions.ts';
import type { AllocationReportType } from '../../../../schema/money/allocations/allocations.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { idArray, isoTimestamp, isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../../foundation/database/connections/connection.ts';

/** A request with its subject and the persons behind it; the amount in minor units as text. */
export interface RequestRow {
  id: string;
  advertiser_id: string;
  advertiser_name: string;
  allocation_id: string | null;
  allocation_status: AllocationStatus | null;
  report_type: AllocationReportType;
  type: BudgetLineType;
  status: BudgetLineStatus;
  amount: string;
  currency: string;
  external_id: string | null;
  description: string;
  /** True if the request sets the end of the allocation: `expires_at`, null for never. */
  sets_expiration: boolean;
  expires_at: string | null;
  requester_id: string | null;
  requester_name: string | null;
  requester_email: string | null;
  /** Reason for the rejection. */
  reason: string | null;
  grantor_id: string | null;
  grantor_name: string | null;
  grantor_email: string | null;
  /** Last change while it was pending; null if none. */
  changed_at: string | null;
  changed_by_id: string | null;
  changed_by_name: string | null;
  changed_by_email: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

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
  const rows = await rowsOf<RequestRow>(
    tx,
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
