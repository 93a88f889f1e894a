import { sql } from 'drizzle-orm';
import { MIN_SUGGESTED } from '../../../schema/catalog/rewardSearch.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { foldedColumn } from '../../foundation/database/textFold.ts';
import { requireCatalogue, sellerOf } from './catalogueAccess.ts';
import { searchWords, textQuery } from './searchWords.ts';

const SUGGESTION_ROW = {
  text: text,
  kind: oneOf(['brand', 'product', 'tag']),
  id: text,
};
export type Suggestion = RowOf<typeof SUGGESTION_ROW>;

/** Hits from which brands, products and tags are suggested. */
const MAX_LOOKED_AT = 1000;
const MAX_SUGGESTED = 20;

/**
 * Completions of a text: brands, products and tags of published rewards with a word that begins like one of the text's. Those whose
 * name begins with it come first, brands before products before tags. Each of them has hits.
 */
export async function suggest(
  scope: Scope,
  { search, limit }: { search: string; limit: number },
): Promise<Suggestion[]> {
  requireCatalogue(scope);
  const words = searchWords(search);
  if (words.join('').length < MIN_SUGGESTED) return [];
  const wordQuery = sql`to_tsquery('simple', ${textQuery(words.map((word) => [word]))})`;
  const first = words[0] ?? '';
  const tagName = sql.raw(scope.locale === 'fr' ? 'k.name_fr' : 'k.name_en');
  return scope.read((tx) =>
    rowsOf(
      tx,
      SUGGESTION_ROW,
      sql`with hits as materialized (select product_id, brand_id, tag_ids from search_rewards
          where is_on_sale and sellers @> array[${sellerOf(scope)}::bigint] and document @@ ${wordQuery} limit ${MAX_LOOKED_AT}),
        options (text, folded, kind, rank, id) as (
          select b.name, b.search_name, 'brand', 1, b.id from brands b where b.id in (select brand_id from hits)
          union all
          select p.name, p.search_name, 'product', 2, p.id from products p where p.id in (select product_id from hits)
          union all
          select ${tagName}, ${foldedColumn(tagName)}, 'tag', 3, k.id::text from search_tags k
            where k.id in (select unnest(tag_ids) from hits))
      select text, kind, id from options where to_tsvector('simple', guerdon_words(folded)) @@ ${wordQuery}
      order by starts_with(folded, ${first}) desc, rank, folded collate "C", id
      limit ${Math.min(Math.max(limit, 1), MAX_SUGGESTED)}`,
    ),
  );
}
