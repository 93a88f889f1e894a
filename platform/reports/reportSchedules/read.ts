import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../foundation/access/scope.ts';
import { isStaffEmail } from '../../foundation/access/staff.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { holdsPerson } from '../../foundation/database/textFold.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import {
  type RecipientJson,
  reportSchedule,
  type ScheduleJson,
  type schedulePage,
  schedulesWhere,
} from './shape.ts';

/** The query string of one's own schedules. */
export const scheduleQuery = z.strictObject(pageQuery);

/** The query string of the colleagues that a report can be sent to. */
export const colleagueQuery = z.strictObject({ search: z.string().trim().min(1).max(200).optional() });

const isOwn = ({ accountId }: Scope): SQL => sql`s.account_id = ${accountId}::bigint`;

/** One of the caller's own schedules, within a running transaction. @throws Refusal not_found */
export async function ownSchedule(tx: Queries, scope: Scope, id: string): Promise<ScheduleJson> {
  const [row] = await reportSchedule.rows(tx, schedulesWhere(sql`s.id = ${id}::bigint and ${isOwn(scope)}`));
  if (!row) throw notFound();
  return reportSchedule.json(row, scope);
}

/** The caller's own schedules: what is due next on top, what is paused at the end. */
export function listSchedules(
  scope: Scope,
  query: z.output<typeof scheduleQuery>,
): Promise<z.output<typeof schedulePage>> {
  const own = schedulesWhere(isOwn(scope));
  return scope.read((tx) =>
    paginate(tx, query, {
      matching: own,
      read: async (part) => {
        const rows = await reportSchedule.rows(tx, sql`${own} order by s.next_at nulls last, s.id ${part}`);
        return rows.map((row) => reportSchedule.json(row, scope));
      },
    }),
  );
}

/** Colleagues that are looked through, and that are answered, at most. */
const MAX_CANDIDATES = 500;
const MAX_COLLEAGUES = 50;

/** Enabled accounts of the caller's organization but the caller's own, by name; operator staff's colleagues are operator staff. */
export async function colleagues(
  tx: Queries,
  scope: Scope,
  { staffDomains, where }: { staffDomains: readonly string[]; where: SQL },
): Promise<RecipientJson[]> {
  const rows = await rowsOf(
    tx,
    { id: text, name: text, email: text, isVerified: boolean },
    sql`select a.id::text as id, a.name, a.email, a.email_verified as "isVerified" from accounts a
      where a.organization_id = ${scope.organizationId}::bigint and a.id <> ${scope.accountId}::bigint and a.status = 'enabled'
        and a.accepted_at is not null and ${where}
      order by lower(a.name) collate "C", a.id limit ${MAX_CANDIDATES}`,
  );
  return rows
    .filter(({ email, isVerified }) => isStaffEmail(email, isVerified, staffDomains) === scope.isStaff)
    .map(({ id, name, email }) => ({ id, name, email }));
}

/** The colleagues whose name or e-mail holds a text; fifty at most. */
export function listColleagues(
  scope: Scope,
  { search }: z.output<typeof colleagueQuery>,
  staffDomains: readonly string[],
): Promise<{ items: RecipientJson[] }> {
  const where = search ? holdsPerson(search, { name: sql`a.name`, email: sql`a.email` }) : sql`true`;
  return scope.read(async (tx) => ({
    items: (await colleagues(tx, scope, { staffDomains, where })).slice(0, MAX_COLLEAGUES),
  }));
}
