import { sql } from 'drizzle-orm';
import { abilitiesOf } from '../../../schema/abilities.ts';
import { isStaffEmail } from '../../access/staff.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { knownRoles } from '../members/shape.ts';

/** Accounts with confirmed budget alerts that may see the advertiser and its alerts. */
export async function subscribers(
  tx: Queries,
  advertiserId: string,
  staffDomains: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{
    id: string;
    email: string;
    email_verified: boolean;
    roles: string[];
    sees: boolean;
  }>(
    tx,
    sql`select a.id, a.email, a.email_verified, a.roles,
        exists (select from account_advertisers r where r.account_id = a.id and r.advertiser_id = ${advertiserId}) as sees
      from account_settings s join accounts a on a.id = s.account_id
      where s.budget_alerts = 'on' and s.budget_alerts_state = 'confirmed' and a.status = 'enabled'
      order by a.id`,
  );
  return rows
    .filter(
      (row) =>
        (row.sees || isStaffEmail(row.email, row.email_verified, staffDomains)) &&
        abilitiesOf(knownRoles(row.roles)).has('viewAlerts'),
    )
    .map(({ id }) => id);
}
