import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { fullProductId, productId } from '../../../schema/catalog/products.ts';
import { MAX_FOUND, MIN_SEARCH } from '../../../schema/money/rewards.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** The query string of what a new product could collide with. */
export const similarQuery = z.strictObject({
  product_id: productId.optional(),
  name: z.string().trim().min(MIN_SEARCH).max(200).optional(),
});

const similar = z.object({ id: z.string(), name: z.string() });

/** Tells if the brand has a product with the id, and lists its products with similar names. */
export const similarProductsShape = responseSchema(
  'SimilarProducts',
  z.object({ is_taken: z.boolean(), items: z.array(similar) }),
);

/** How alike two words are at least, by their trigrams, so that one letter more, less or other is forgiven: `Aurorra` finds `Aurora`. */
const MIN_SIMILARITY = 0.45;

/**
 * Finds the products of a brand that a new product would collide with (PRODUCT-38, PRODUCT-43), while somebody types. Names are alike if
 * one contains a word of the other, or one spelt almost like it. The most alike come first.
 */
export function similarProducts(
  scope: Scope,
  brandId: string,
  { product_id: id, name = '' }: z.output<typeof similarQuery>,
): Promise<z.output<typeof similarProductsShape>> {
  const words = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_SEARCH)
    .slice(0, 10);
  const patterns = JSON.stringify(words.map((word) => ({ word, pattern: likeAnywhere(word) })));
  return scope.read(async (tx) => {
    const sameId = id
      ? await rowCountOf(tx, sql`select 1 from products where id = ${fullProductId(brandId, id)}`)
      : 0;
    const items = await rowsOf(
      tx,
      { id: text, name: text },
      sql`select p.id, p.name from products p
        join jsonb_to_recordset(${patterns}::jsonb) w (word text, pattern text)
          on p.search_name like w.pattern or word_similarity(w.word, p.search_name) >= ${MIN_SIMILARITY}
        where p.brand_id = ${brandId}
        group by p.id, p.name, p.search_name
        order by count(*) desc, sum(word_similarity(w.word, p.search_name)) desc, p.search_name collate "C", p.id limit ${MAX_FOUND}`,
    );
    return { is_taken: sameId > 0, items };
  });
}
