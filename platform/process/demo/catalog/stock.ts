import { sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../../schema/foundation/dates/dates.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';

/**
 * Reserves a part of the codes as delayed stock, declares the budgets of providers that are paid in advance, and sets run-out alerts for some:
 * the inventory report of the demo has a row of every kind.
 */
export async function demoStock(tx: Queries, today: Day): Promise<void> {
  await tx.execute(sql`update reward_codes set available_at = ${addDays(today, 30)}::date
    where id % 4 = 0 and sku in (select sku from reward_codes group by 1 having count(*) between 20 and 40)`);
  await tx.execute(sql`insert into reward_sources (provider_id, currency, declared, declared_at, dashboard_url)
    select v.id, s.currency, round(sum(r.face_value) * (0.3 + row_number() over (order by v.id, s.currency) * 0.45), -3)::bigint, ${today}::date,
      'https://provider.example/budgets/' || v.id
    from providers v join skus s on s.provider_id = v.id join redemptions r on r.sku = s.sku and r.redeemed_at > ${today}::date - 30
    where v.payment_type = 0 group by v.id, s.currency`);
  await tx.execute(sql`insert into run_out_alerts (organization_id, sku, working_days)
    select 1, sku, 5 from reward_codes group by sku having count(*) < 15`);
  await tx.execute(
    sql`insert into run_out_alerts (organization_id, source_id, working_days) select 1, id, 10 from reward_sources order by id limit 2`,
  );
}
