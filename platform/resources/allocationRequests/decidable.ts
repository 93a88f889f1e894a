import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { obstaclesOf } from './secondPerson.ts';

/** Maximum number of requests checked individually for who may decide them; beyond it, all are counted. */
const LOOKED_AT = 1000;

/** Requests that wait for a decision of an account. */
export const decidableShape = responseSchema(
  'RequestsToDecide',
  z.object({
    count: z.int(),
    since: z.string().nullable().describe('Time of the oldest one; null when there is none'),
  }),
);
type Decidable = z.output<typeof decidableShape>;

/** How many requests wait that this member of staff may decide: not those they asked for, changed, or stand too close to (two persons). */
export async function decidableOf(tx: Queries, scope: Scope): Promise<Decidable> {
  const rows = await rowsOf<{ id: string; at: string }>(
    tx,
    sql`select id, ${isoTimestamp(sql`created_at`)} as at from budget_lines
      where status = 'pending' and allocation_id is not null order by id limit ${LOOKED_AT}`,
  );
  const obstacles = await obstaclesOf(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
  const open = rows.filter(({ id }) => !obstacles.has(id));
  return { count: open.length, since: open[0]?.at ?? null };
}
