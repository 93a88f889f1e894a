import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';

/**
 * Call once after `post`, in the same transaction, when the balance of an advertiser changed. Queues a job if the balance crossed a limit
 * since the last alert.
 */
export async function queueBudgetAlert(tx: Queries, advertiserId: string): Promise<void> {
  const isTold = (severity: string) =>
    sql`exists (select from alerts t where t.advertiser_id = v.id and t.type = 'budget_low' and t.severity = ${severity})`;
  const crossed = await rowCountOf(
    tx,
    sql`select 1 from advertisers v, lateral (
        select coalesce(sum(-a.balance), 0) as balance from ledger_accounts a
        where a.advertiser_id = v.id and a.currency = v.billing_currency and a.kind in ('funding', 'delivered', 'expired')) n
      where v.id = ${advertiserId} and coalesce(v.alert_1, v.alert_2) is not null
        and (coalesce(n.balance < v.alert_1, false) <> ${isTold('warning')}
          or coalesce(n.balance < v.alert_2, false) <> ${isTold('blocker')})`,
  );
  if (crossed) await enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId }, advertiserId });
}
