import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { MAX_FOUND } from '../../../schema/money/rewards.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { advertiserQuery, conditions } from './list.ts';

/** The query string of the advertisers that can be chosen. */
export const advertiserOptionQuery = advertiserQuery.pick({ search: true, status: true, ids: true });

const option = z.object({ id: z.string(), name: z.string() });

/** Advertisers that a search found: their names alone, which is all that a choice shows. */
export const advertiserOptionsShape = responseSchema(
  'AdvertiserOptions',
  z.object({ items: z.array(option) }),
);

/** At most twenty-one advertisers that the caller may see, by name. */
export function searchAdvertisers(
  scope: Scope,
  query: z.output<typeof advertiserOptionQuery>,
): Promise<z.output<typeof advertiserOptionsShape>> {
  const visible = query.ids ? scope.narrow(query.ids) : scope;
  const { status } = query;
  return visible.read(async (tx) => ({
    items: await rowsOf(
      tx,
      { id: text, name: text },
      sql`select a.id::text as id, a.name from advertisers a
        where ${conditions(visible, query)} and ${status ? sql`a.status = ${status}` : sql`true`}
        order by a.search_name collate "C", a.id limit ${MAX_FOUND}`,
    ),
  }));
}
