import { type SQL, sql } from 'drizzle-orm';
import { among } from '../../../foundation/database/conditions.ts';
import { number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { folded } from '../../../foundation/database/textFold.ts';
import { facetsOfHits, MAX_RANKED } from '../facets.ts';
import { nearestWords } from '../nearestWords.ts';
import { isBySku, rewardConditions, tsquery } from '../rewards/rewardConditions.ts';
import { textQuery } from '../searchWords.ts';
import { entryDifferences, writeEntries } from './entries.ts';
import { ALIKE_WORD_ROW, MAX_HITS, type RewardSearch, type SearchStore } from './searchStore.ts';

/** Minimum number of letters of a word that is corrected. */
const MIN_MENDED = 4;
/** Candidates that are compared with a typed word, and corrections that are searched for in its place. */
const MAX_ALIKE = 40;
const MAX_NEAR = 3;
/** Trigrams that two words share, of all that they have: two letters swapped in a short word leave a fifth. */
const LEAST_ALIKE = '0.2';

/** The index as PostgreSQL full text, for either engine. Trigrams find corrections of words. */
export const postgresStore: SearchStore = {
  async search(tx, query, { choices, withFacets }) {
    const words = tsquery(query, choices);
    const matches = sql`from search_rewards where ${rewardConditions(query, words)}`;
    const [counted] = await rowsOf(
      tx,
      { count: number },
      sql`select count(*)::int from (select ${matches} limit ${MAX_RANKED + 1}) found`,
    );
    const count = counted?.count ?? 0;
    const order = count > MAX_RANKED ? OWN_ORDER : orderOf(query, words);
    const { page, limit } = query;
    const rows =
      count === 0
        ? []
        : await rowsOf(
            tx,
            { sku: text },
            sql`select sku ${matches} order by ${order} limit ${Math.min(limit, MAX_HITS - (page - 1) * limit)} offset ${(page - 1) * limit}`,
          );
    return {
      skus: rows.map(({ sku }) => sku),
      total: Math.min(count, MAX_HITS),
      isCapped: count > MAX_HITS,
      facets: await facetsOfHits(tx, query, { found: matches, count: withFacets ? count : 0 }),
    };
  },

  async mend(tx, words) {
    const long = words.filter((word) => word.length >= MIN_MENDED);
    if (long.length === 0) return [];
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${LEAST_ALIKE}, true)`);
    const alike = await rowsOf(
      tx,
      ALIKE_WORD_ROW,
      sql`select typed, coalesce((select array_agg(word) from (
          select word from search_words where word % typed
          order by similarity(word, typed) desc, word limit ${MAX_ALIKE}) alike), '{}') as words
        from jsonb_array_elements_text(${JSON.stringify(long)}::jsonb) typed
        where not exists (select from search_words w where w.word like typed || '%')`,
    );
    return alike.map(({ typed, words: some }) => ({ typed, words: nearestWords(typed, some, MAX_NEAR) }));
  },

  async wordsOf(tx, skus, choices) {
    const words = [...new Set(choices.flat())];
    const rows = await rowsOf(
      tx,
      { word: text },
      sql`select word, query from jsonb_to_recordset(${JSON.stringify(
        words.map((word) => ({ word, query: textQuery([[word]]) })),
      )}::jsonb) w (word text, query text)
        where exists (select from search_rewards where sku in ${among(skus)}
          and document @@ to_tsquery('simple', query))`,
    );
    const indexedWords = new Set(rows.map(({ word }) => word));
    return choices.map((some) => some.filter((word) => indexedWords.has(word)));
  },

  write: writeEntries,
  differences: entryDifferences,
};

/**
 * Featured ones first. The first value of every product comes before the second one of any, and products are mixed, so that a page shows many
 * brands; always the same order, and an index has it.
 */
const OWN_ORDER = sql`featured desc, place, mix, sku collate "C"`;

/** Best first: names that begin with the text, then by how well the words match, then featured rewards. */
function orderOf(query: RewardSearch, text: SQL | null): SQL {
  if (isBySku(query)) return sql`sku collate "C"`;
  if (!text) return OWN_ORDER;
  return sql`starts_with(name, ${folded(query.text)}) desc, ts_rank(document, ${text}) desc, ${OWN_ORDER}`;
}
