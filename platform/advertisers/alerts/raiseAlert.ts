import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { alerts } from './table.ts';

/** Raises an alert. The caller ends the one that it replaces. */
export async function raiseAlert(tx: Queries, alert: typeof alerts.$inferInsert): Promise<void> {
  await tx.insert(alerts).values(alert);
}

/** Raises the alert that the books of an advertiser do not match, or renews the one that it has. */
export async function raiseLedgerAlert(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`insert into alerts (organization_id, advertiser_id, severity, type, params, related_url)
    select o.organization_id, o.id, 'blocker', 'ledger_does_not_tie', jsonb_build_object('advertiser', o.name), '/advertiser/' || o.id
    from advertisers o where o.id = ${advertiserId}
    on conflict (advertiser_id) where type = 'ledger_does_not_tie' do update set updated_at = now()`);
}

/** Ends the alerts `a` that a condition names. */
export async function endAlerts(tx: Queries, condition: SQL): Promise<void> {
  await tx.execute(sql`delete from alerts a where ${condition}`);
}
