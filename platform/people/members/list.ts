import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { MAX_FOUND } from '../../../schema/money/rewards.ts';
import { MEMBER_STATUSES, type MemberStatus } from '../../../schema/people/members.ts';
import {
  ADVERTISER_SUMMARY_ROW,
  type AdvertiserSummaryJson,
} from '../../foundation/access/advertiserSummary.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { folded, holdsPerson, likeAnywhere } from '../../foundation/database/textFold.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import { allOrganizations } from '../organization/store.ts';
import { MEMBER_ROW, memberJson, type memberPageShape } from './shape.ts';

const search = z.string().trim().min(2).max(200);

/** The query string of the list of accounts. */
export const memberQuery = z.strictObject({
  search: search.optional(),
  role: z.enum(ACCOUNT_ROLES).optional(),
  status: z.enum(MEMBER_STATUSES).optional(),
  sort: z.enum(['name', '-name']).default('name'),
  ...pageQuery,
});

const invitedUntil = sql`(select expires_at from account_links where account_id = a.id and purpose = 'invitation')`;

const identities = sql`(select coalesce(jsonb_agg(jsonb_build_object('issuer', i.issuer, 'subject', i.subject,
    'bound_at', ${isoTimestamp(sql`i.bound_at`)}) order by i.bound_at), '[]') from account_identities i where i.account_id = a.id)`;

/** Columns of an account, for statements with `from accounts a`. */
export const memberColumns = sql`a.id, a.organization_id, a.name, a.email, a.email_verified, a.login, a.roles, a.status,
  a.locale, a.timezone, a.version, a.accepted_at is not null as is_accepted, ${isoTimestamp(invitedUntil)} as invited_until,
  coalesce(${invitedUntil} <= now(), false) as is_invitation_over, ${identities} as identities`;

const hasStatus: Record<MemberStatus, SQL> = {
  enabled: sql`a.status = 'enabled' and a.accepted_at is not null`,
  invited: sql`a.status = 'enabled' and a.accepted_at is null`,
  disabled: sql`a.status = 'disabled'`,
};

/** One page of all accounts, by name; a search finds parts of the name or of the e-mail. */
export function listMembers(
  scope: Scope,
  query: z.output<typeof memberQuery>,
  staffDomains: readonly string[],
): Promise<z.output<typeof memberPageShape>> {
  const matching = allOf(
    query.search && holdsPerson(query.search, { name: sql`a.name`, email: sql`a.email` }),
    query.role && sql`${query.role} = any (a.roles)`,
    query.status && hasStatus[query.status],
  );
  const direction = query.sort === 'name' ? sql`asc` : sql`desc`;
  return scope.read((tx) =>
    paginate(tx, query, {
      matching: sql`from accounts a where ${matching}`,
      async read(part) {
        const rows = await rowsOf(
          tx,
          MEMBER_ROW,
          sql`select ${memberColumns} from accounts a where ${matching}
            order by lower(a.name) collate "C" ${direction}, a.id ${part}`,
        );
        const organizations = await allOrganizations(tx);
        return rows.map((row) => memberJson(row, organizations, staffDomains));
      },
    }),
  );
}

/** The query string of the organizations. */
export const organizationQuery = z.strictObject({ search: search.optional() });

/** The query string of the advertisers an account of one organization can be given. */
export const offeredQuery = z.strictObject({ search });

/** At most twenty-one advertisers of an organization whose name contains the text, by name. */
export function offeredAdvertisers(
  scope: Scope,
  organizationId: string,
  part: string,
): Promise<AdvertiserSummaryJson[]> {
  return scope.read((tx) =>
    rowsOf(
      tx,
      ADVERTISER_SUMMARY_ROW,
      sql`select id, name, status from advertisers
        where organization_id = ${organizationId} and search_name like ${likeAnywhere(folded(part))}
        order by lower(name) collate "C", id limit ${MAX_FOUND}`,
    ),
  );
}
