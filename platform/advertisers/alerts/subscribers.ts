import { sql } from 'drizzle-orm';
import { type Ability, abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { isStaffEmail } from '../../foundation/access/staff.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, listOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { knownRoles } from '../../people/interface.ts';

/** An account as far as its abilities and its belonging to the operator follow from it. */
const SUBSCRIBER_ROW = {
  id: text,
  email: text,
  email_verified: boolean,
  roles: listOf(text),
};
type Subscriber = RowOf<typeof SUBSCRIBER_ROW>;

const subscribed = sql`account_settings s join accounts a on a.id = s.account_id
  where s.budget_alerts = 'on' and s.budget_alerts_state = 'confirmed' and a.status = 'enabled'`;

/** Accounts with confirmed budget alerts that may see the advertiser and its alerts. */
export async function subscribers(
  tx: Queries,
  advertiserId: string,
  staffDomains: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: text, email: text, email_verified: boolean, roles: listOf(text), sees: boolean },
    sql`select a.id, a.email, a.email_verified, a.roles,
        exists (select from account_advertisers r where r.account_id = a.id and r.advertiser_id = ${advertiserId}) as sees
      from ${subscribed} order by a.id`,
  );
  return rows
    .filter((row) => (row.sees || isStaff(row, staffDomains)) && holds(row, 'viewAlerts'))
    .map(({ id }) => id);
}

/** Operator staff with confirmed budget alerts who see stock and budgets. */
export async function stockSubscribers(tx: Queries, staffDomains: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    SUBSCRIBER_ROW,
    sql`select a.id, a.email, a.email_verified, a.roles from ${subscribed} order by a.id`,
  );
  return rows
    .filter((row) => isStaff(row, staffDomains) && holds(row, 'viewInventoryReport'))
    .map(({ id }) => id);
}

const isStaff = ({ email, email_verified: isVerified }: Subscriber, domains: readonly string[]): boolean =>
  isStaffEmail(email, isVerified, domains);

const holds = ({ roles }: Subscriber, ability: Ability): boolean =>
  abilitiesOf(knownRoles(roles)).has(ability);
