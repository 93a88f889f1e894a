import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DimensionFacts } from '../../../schema/catalog/dimensions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type DimensionRow, dimension, type dimensionsShape } from './shape.ts';

/** The query string of the list of dimensions (DIM-16). */
export const dimensionQuery = z.strictObject({ may_vary: z.enum(['true', 'false']).optional() });

/** Dimensions in the order they are offered; countries is none of them (DIM-3). */
export function listDimensions(
  scope: Scope,
  { may_vary: mayVary }: z.output<typeof dimensionQuery>,
): Promise<z.output<typeof dimensionsShape>> {
  const condition = mayVary === undefined ? sql`` : sql`where d.may_vary = ${mayVary === 'true'}`;
  return scope.read(async (tx) => ({
    items: (await rowsWhere(tx, condition)).map((row) => dimension.json(row, scope)),
  }));
}

/** Every dimension by its id, as rules look at it. */
export async function dimensionFacts(
  tx: Queries,
): Promise<Map<string, DimensionFacts & { mayVary: boolean }>> {
  const rows = await rowsWhere(tx, sql``);
  return new Map(
    rows.map(({ id, type, choices, multiple, ...row }) => [
      id,
      {
        id,
        type,
        values: choices,
        multiple,
        freeValues: row.free_values,
        isWhole: row.is_whole,
        mayVary: row.may_vary,
      },
    ]),
  );
}

function rowsWhere(tx: Queries, condition: SQL): Promise<DimensionRow[]> {
  return dimension.rows(tx, sql`from dimensions d ${condition} order by d.position`);
}
