import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { REPORT_CHOICES, type ReportChoiceKind } from '../../../schema/reports/reportChoices.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { commaList } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** The query string: the kind, and a search or the identifiers to name. */
export const choiceQuery = z.strictObject({
  of: z.enum(REPORT_CHOICES),
  search: z.string().trim().min(1).max(200).optional(),
  ids: commaList(z.string().min(1).max(40)).optional(),
});

const choice = responseSchema(
  'ReportChoice',
  z.object({
    id: z.string().describe("Value to send in the report's filter; for brands and rewards, the SKU"),
    name: z.string(),
  }),
);
export const choiceList = responseSchema('ReportChoiceList', z.object({ items: z.array(choice) }));

/** Choices that are answered at most. */
const MAX_CHOICES = 50;

/** Where each kind has its identifier and its names: `s` are SKUs. */
const KINDS: Record<ReportChoiceKind, { id: SQL; name: SQL; searchName: SQL; join: SQL }> = {
  brand: {
    id: sql`b.sku`,
    name: sql`b.name`,
    searchName: sql`b.search_name`,
    join: sql`join brands b on b.sku = s.brand_sku`,
  },
  product: {
    id: sql`q.id`,
    name: sql`q.name`,
    searchName: sql`q.search_name`,
    join: sql`join products q on q.id = s.product_id`,
  },
  reward: { id: sql`s.sku`, name: sql`s.name`, searchName: sql`s.search_name`, join: sql`` },
};

/**
 * Filter values for the reports of users who do not see the catalog: brands, products and rewards of the promotions that the caller may see,
 * whether still offered there or not. By name; fifty at most.
 */
export function reportChoices(
  scope: Scope,
  { of, search, ids }: z.output<typeof choiceQuery>,
): Promise<z.output<typeof choiceList>> {
  const { id, name, searchName, join } = KINDS[of];
  const where = allOf(
    isVisibleAdvertiser(scope, sql`f.advertiser_id`),
    ids && sql`${id} = any (${textArray(ids)}::text[])`,
    search &&
      sql`(${searchName} like ${likeAnywhere(folded(search))} or ${id} like ${likeAnywhere(search.toUpperCase())})`,
  );
  return scope.read(async (tx) => ({
    items: await rowsOf(
      tx,
      { id: text, name: text },
      sql`select id, name from (
          select distinct ${id} as id, ${name} as name, ${searchName} as search_name
          from promotion_rewards f join skus s on s.sku = f.sku ${join} where ${where}) found
        order by search_name collate "C", id limit ${MAX_CHOICES}`,
    ),
  }));
}
