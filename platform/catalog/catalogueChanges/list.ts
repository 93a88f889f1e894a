import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CATALOGUE_CHANGE_KINDS, CATALOGUE_NOUNS } from '../../../schema/catalog/catalogueChanges.ts';
import { addDays, isDay, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import { catalogueChange, type catalogueChangePage } from './shape.ts';

const day = z.string().refine(isDay, { error: 'day_expected' });

/** The query string of the changes; days are read in the caller's zone, the last one included. */
export const catalogueChangeQuery = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,18}$/, { error: 'cursor_expected' })
    .optional()
    .meta({
      description: 'The `cursor` of the last answer, `0` at first: returns later changes, oldest first',
    }),
  noun: z.enum(CATALOGUE_NOUNS).optional(),
  kind: z.enum(CATALOGUE_CHANGE_KINDS).optional(),
  from: day.optional(),
  to: day.optional(),
  ...pageQuery,
});
type Query = z.output<typeof catalogueChangeQuery>;

/**
 * Changes of the catalog, the newest first; with `since` those after it, the oldest first. Managers see all of them, everybody else what
 * their catalog showed. A client that always sends the last response's `cursor` gets every change once.
 */
export function listCatalogueChanges(
  scope: Scope,
  query: Query,
): Promise<z.output<typeof catalogueChangePage>> {
  const isFollowing = query.since !== undefined;
  const order = isFollowing ? sql`order by c.id` : newestFirst(query);
  return scope.read(async (tx) => {
    const end = await endOf(tx, query.since);
    const matching = sql`${conditions(scope, query)} and c.id <= ${end}::bigint`;
    const page = await paginate(tx, query, {
      matching: sql`from catalogue_changes c where ${matching}`,
      read: async (part) => {
        const some = sql`(select c.* from catalogue_changes c where ${matching} ${order} ${part}) c`;
        const rows = await catalogueChange.rows(tx, sql`${source(some)} ${order}`);
        return rows.map((row) => catalogueChange.json(row, scope));
      },
    });
    const isCut = isFollowing && page.items.length === query.per_page;
    return { ...page, cursor: isCut ? (page.items.at(-1)?.id ?? end) : end };
  });
}

/** By the moment where days are asked for: an old day is then found by its index instead of by all that came after it. */
const newestFirst = ({ from, to }: Query): SQL =>
  from || to ? sql`order by c.at desc, c.id desc` : sql`order by c.id desc`;

/** The page is read before anything is joined to it. */
const source = (some: SQL): SQL => sql`from ${some}
  left join events e on e.id = c.event_id
  left join accounts a on a.id = e.account_id
  left join organizations o on o.id = c.seller_id`;

function conditions(scope: Scope, { since, noun, kind, from, to }: Query): SQL {
  const start = (text: string) => startOfDay(text, scope.timezone).toISOString();
  return allOf(
    shownTo(scope),
    since !== undefined && sql`c.id > ${since}::bigint`,
    noun && sql`c.noun = ${noun}`,
    kind && sql`c.kind = ${kind}`,
    from && sql`c.at >= ${start(from)}::timestamptz`,
    to && sql`c.at < ${start(addDays(to, 1))}::timestamptz`,
  );
}

/** Staff choose among the catalogs of all sellers; everybody else has that of the own organization. */
function shownTo({ abilities, isStaff, organizationId }: Scope): SQL {
  if (abilities.has('viewRewards')) return sql`true`;
  if (isStaff) return sql`c.sellers <> '{}'`;
  return organizationId === null ? sql`false` : sql`c.sellers @> array[${organizationId}::bigint]`;
}

/** The current end of the list, never before `since`: every later commit has a larger id. */
async function endOf(tx: Queries, since = '0'): Promise<string> {
  const [last] = await rowsOf(
    tx,
    { id: text },
    sql`select greatest(${since}::bigint, coalesce(max(id), 0))::text as id from catalogue_changes`,
  );
  return last?.id ?? since;
}
