import { sql } from 'drizzle-orm';
import { abilitiesOf } from '../../../../schema/foundation/abilities.ts';
import { dayIn } from '../../../../schema/foundation/dates/dates.ts';
import type { PlatformConfig } from '../../../config.ts';
import { isStaffEmail } from '../../../foundation/access/staff.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, listOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { queueMail } from '../../../foundation/mail/queue.ts';
import { knownRoles } from '../../../people/interface.ts';
import { decidableOf } from './decisions/decidable.ts';

const DECIDER_ROW = {
  id: text,
  email: text,
  email_verified: boolean,
  roles: listOf(text),
  timezone: text,
};
type Decider = RowOf<typeof DECIDER_ROW>;

/**
 * Notifies each member of staff who decides about requests how many wait for them: once a day, and only if there are any. Requests that
 * they made or changed themselves are not counted.
 */
export const waitingReminder =
  ({ staffDomains }: Pick<PlatformConfig, 'staffDomains'>): JobHandler =>
  ({ job, scope, finish }) =>
    finish(async (tx) => {
      for (const { id: accountId, timezone } of await decidersOf(tx, staffDomains)) {
        const { count, since } = await decidableOf(tx, { ...scope, accountId });
        if (count === 0 || since === null) continue;
        const params = { waiting: String(count), since: dayIn(timezone, new Date(since)) };
        const dedupeKey = `allocations_waiting:${job.id}:${accountId}`;
        await queueMail(tx, { accountId, template: 'allocations_waiting', params, dedupeKey });
      }
    });

/** Operator staff who decide about requests. */
async function decidersOf(tx: Queries, staffDomains: readonly string[]): Promise<Decider[]> {
  const rows = await rowsOf(
    tx,
    DECIDER_ROW,
    sql`select id, email, email_verified, roles, timezone from accounts
      where status = 'enabled' and accepted_at is not null order by id`,
  );
  return rows.filter(
    ({ email, email_verified: isVerified, roles }) =>
      isStaffEmail(email, isVerified, staffDomains) &&
      abilitiesOf(knownRoles(roles)).has('viewAllocationsReport'),
  );
}
