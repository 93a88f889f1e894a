import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../../../foundation/access/scope.ts';
import { isoTimestamp } from '../../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../../foundation/database/rows.ts';
import { responseSchema } from '../../../../foundation/http/responseSchema.ts';
import { obstaclesOf } from './secondPerson.ts';

/** Maximum number of waiting requests that are checked for who may decide them, the oldest first. */
const MAX_CHECKED_ROWS = 1000;

/** Requests that wait for a decision of an account. */
export const decidableShape = responseSchema(
  'RequestsToDecide',
  z.object({
    count: z.int(),
    since: z.string().nullable().describe('Time of the oldest one; null when there is none'),
  }),
);
type Decidable = z.output<typeof decidableShape>;

/** The number of requests that wait for this member of staff, and the time of the oldest one. */
export async function decidableOf(tx: Queries, scope: Scope): Promise<Decidable> {
  const open = await decidableRequests(tx, scope);
  return { count: open.length, since: open[0]?.at ?? null };
}

/**
 * The requests that wait and that this member of staff may decide, the oldest first: not those they asked for, changed, or stand too close to
 * (two persons). None for anybody else.
 */
export async function decidableRequests(tx: Queries, scope: Scope): Promise<{ id: string; at: string }[]> {
  if (!scope.isStaff) return [];
  const rows = await rowsOf(
    tx,
    { id: text, at: text },
    sql`select id, ${isoTimestamp(sql`created_at`)} as at from budget_lines
      where status = 'pending' and allocation_id is not null order by id limit ${MAX_CHECKED_ROWS}`,
  );
  const obstacles = await obstaclesOf(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => !obstacles.has(id));
}
