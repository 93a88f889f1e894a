import { type SQL, sql } from 'drizzle-orm';
import { databaseOf, type Queries } from '../../foundation/database/connections/connection.ts';
import { number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { visibleTo } from './rewards/rewardConditions.ts';
import type { Facets, RewardSearch } from './store/searchStore.ts';

/**
 * The number of hits up to which all are ranked. Beyond it, a word no longer distinguishes them: they come in the index's own order, of which a page is
 * found without reading all hits. Both ways cost about the same at most.
 */
export const MAX_RANKED = 5000;

/** Milliseconds for which the facet values of a whole catalog are cached, and for how many catalogs. */
const CACHE_MS = 60_000;
const MAX_CACHED_CATALOGS = 200;

type Remembered = Map<string, { facets: Facets; until: number }>;

const byDatabase = new WeakMap<object, Remembered>();

/**
 * The values of the hits with their counts, the most frequent first: no value is missing, so that every filter can be chosen. For more hits
 * than are ranked, reading them all costs more than the search: then all values of the catalog are returned, cached for a minute.
 */
export async function facetsOfHits(
  tx: Queries,
  query: RewardSearch,
  { found, count }: { found: SQL; count: number },
): Promise<Facets> {
  if (count <= MAX_RANKED) return count === 0 ? NO_FACETS : valuesOf(tx, found);
  const { sellerId, isPublic, filter } = query;
  const remembered = rememberedOf(tx);
  const key = `${sellerId} ${isPublic} ${filter.hidden}`;
  const cached = remembered.get(key);
  if (cached && cached.until > performance.now()) return cached.facets;
  const facets = await valuesOf(tx, sql`from search_rewards where is_on_sale and ${visibleTo(query)}`);
  if (remembered.size >= MAX_CACHED_CATALOGS) remembered.clear();
  remembered.set(key, { facets, until: performance.now() + CACHE_MS });
  return facets;
}

function rememberedOf(tx: Queries): Remembered {
  const database = databaseOf(tx);
  const remembered: Remembered = byDatabase.get(database) ?? new Map();
  byDatabase.set(database, remembered);
  return remembered;
}

const NO_FACETS: Facets = { currencies: [], countries: [], brands: [], deliveryModes: [] };

/** Hits are first counted by shared values: a thousand brands and countries are few compared with a hundred thousand SKUs. */
async function valuesOf(tx: Queries, matches: SQL): Promise<Facets> {
  const rows = await rowsOf(
    tx,
    { value: text, count: number, name: oneOf(['brands', 'countries', 'currencies', 'deliveryModes']) },
    sql`with hits as materialized (select currency, countries, brand_id, delivery_mode, count(*) as alike ${matches} group by 1, 2, 3, 4)
      select name, value, sum(alike)::int as count from hits,
        lateral (values ('currencies', array[currency]), ('countries', countries), ('brands', array[brand_id]),
          ('deliveryModes', array[delivery_mode])) f (name, held), unnest(held) value
      group by name, value order by count desc, value`,
  );
  const facets: Facets = { currencies: [], countries: [], brands: [], deliveryModes: [] };
  for (const { name, value, count } of rows) facets[name].push({ value, count });
  return facets;
}
