import { type SQL, sql } from 'drizzle-orm';
import type { AllocationReportType } from '../../../schema/rules/allocations.ts';
import type { AllocationStatus, BudgetLineStatus, BudgetLineType } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';

/** A request with what it is about and who is behind it; the amount in minor units as text. */
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
  requester_id: string | null;
  requester_name: string | null;
  requester_email: string | null;
  grantor_name: string | null;
  grantor_email: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/** When a request was decided, while it waits when it was last changed: what the report sorts by first. */
export const updatedAt = sql`coalesce(l.decided_at, l.changed_at, l.created_at)`;

/** The kind of a request (INVENT-25); one that brings rewards is about them, with or without money. */
export const reportType = sql`case
  when l.allocation_id is null then 'budget'
  when a.type = 'committed' then 'committed'
  when exists (select from allocated_rewards r where r.advertiser_id = l.advertiser_id and r.line_id = l.id) then 'open_reward'
  else 'open_budget' end`;

/** The lines and what they hang on, for conditions and counts. */
export const requestTables = sql`budget_lines l
  join advertisers d on d.id = l.advertiser_id
  left join allocations a on a.advertiser_id = l.advertiser_id and a.id = l.allocation_id`;

/** Requests that the scope reaches; `rest` follows `where …` (a condition, possibly an order and a page). */
export function selectRequests(tx: Queries, scope: Scope, rest: SQL): Promise<RequestRow[]> {
  return rowsOf<RequestRow>(
    tx,
    sql`select l.id, l.advertiser_id, d.name as advertiser_name, l.allocation_id, a.status as allocation_status,
        ${reportType} as report_type, l.type, l.status, l.amount::text as amount, l.currency,
        coalesce(l.external_id, a.external_id) as external_id, l.description, l.requester_id,
        q.name as requester_name, q.email as requester_email, g.name as grantor_name, g.email as grantor_email,
        ${isoTimestamp(sql`l.created_at`)} as created_at, ${isoTimestamp(updatedAt)} as updated_at, l.version
      from ${requestTables}
      left join accounts q on q.id = l.requester_id
      left join accounts g on g.id = l.grantor_id
      where ${isVisibleAdvertiser(scope, sql`l.advertiser_id`)} and ${rest}`,
  );
}
