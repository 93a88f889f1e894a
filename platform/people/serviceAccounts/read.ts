import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SERVICE_ACCOUNT_STATUSES } from '../../../schema/people/serviceAccounts.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { holdsFolded } from '../../foundation/database/textFold.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import {
  SERVICE_ACCOUNT_ROW,
  type ServiceAccountJson,
  type ServiceAccountPageJson,
  serviceAccountColumns,
  serviceAccountJson,
} from './shape.ts';

/** The query string of the list of service accounts. */
export const serviceAccountQuery = z.strictObject({
  search: z.string().trim().min(2).max(200).optional(),
  status: z.enum(SERVICE_ACCOUNT_STATUSES).optional(),
  ...pageQuery,
});

/** One page of service accounts, those in use first, then by name; a search finds parts of the name, of the organization or the whole client id. */
export function listServiceAccounts(
  scope: Scope,
  query: z.output<typeof serviceAccountQuery>,
  staffDomains: readonly string[],
): Promise<Omit<ServiceAccountPageJson, 'is_external_issuer'>> {
  const { search } = query;
  const matchesSearch = search
    ? sql`(${holdsFolded(search, [sql`s.name`, sql`o.name`])} or s.client_id = ${search})`
    : sql`true`;
  const status =
    query.status === undefined ? sql`true` : sql`(s.ended_at is null) = ${query.status === 'active'}`;
  const matching = sql`from service_accounts s left join organizations o on o.id = s.organization_id where ${matchesSearch} and ${status}`;
  return scope.read((tx) =>
    paginate(tx, query, {
      matching,
      read: (part) =>
        serviceAccountsWhere(
          tx,
          sql`${matchesSearch} and ${status} order by s.ended_at is not null, lower(s.name) collate "C", s.id ${part}`,
          staffDomains,
        ),
    }),
  );
}

/** One service account, within a running transaction. @throws Refusal not_found */
export async function serviceAccountById(
  tx: Queries,
  id: string,
  staffDomains: readonly string[],
): Promise<ServiceAccountJson> {
  const [found] = await serviceAccountsWhere(tx, sql`s.id = ${id}`, staffDomains);
  if (!found) throw notFound();
  return found;
}

async function serviceAccountsWhere(
  tx: Queries,
  rest: SQL,
  staffDomains: readonly string[],
): Promise<ServiceAccountJson[]> {
  const rows = await rowsOf(
    tx,
    SERVICE_ACCOUNT_ROW,
    sql`select ${serviceAccountColumns} from service_accounts s
      left join organizations o on o.id = s.organization_id join accounts m on m.id = s.made_by where ${rest}`,
  );
  return rows.map((row) => serviceAccountJson(row, staffDomains));
}
