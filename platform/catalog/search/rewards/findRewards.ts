import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { MAX_CATALOGUE_PAGE, rewardFilter } from '../../../../schema/catalog/rewardSearch.ts';
import { fieldErrorsOf } from '../../../../schema/foundation/text/fieldErrors.ts';
import { typedSku } from '../../../../schema/foundation/text/patterns.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { among } from '../../../foundation/database/conditions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import {
  badArgument,
  firstSeller,
  forbiddenHere,
  isAnonymous,
  NOBODY,
  requireCatalogue,
  seesHidden,
  sellerOf,
} from '../catalogueAccess.ts';
import { searchWords } from '../searchWords.ts';
import { postgresStore as store } from '../store/postgresStore.ts';
import { type FacetCount, type Hits, MAX_HITS, type RewardSearch } from '../store/searchStore.ts';
import type { IndexPage } from '../store/store.ts';
import { isBySku } from './rewardConditions.ts';
import { type RewardFacts, rewardFacts } from './rewardFacts.ts';

/** Arguments of `rewardSearch`. */
export interface RewardSearchArguments {
  search?: string | null;
  filter?: Record<string, unknown> | null;
  page: number;
  limit: number;
}

/** One page of rewards as `RewardHitList` shows it. */
export interface RewardHitPage extends IndexPage<RewardFacts> {
  totalIsCapped: boolean;
  searchedFor: string | null;
  facets: Record<keyof Hits['facets'], (FacetCount & { label: string | null })[]>;
}

const MAX_TEXT = 200;

/** Searches the catalog visible to the caller: by SKU, by words, and if nothing matches a word, by the nearest words. */
export function findRewards(
  scope: Scope,
  args: RewardSearchArguments,
  { withFacets, withDimensions = false }: { withFacets: boolean; withDimensions?: boolean },
): Promise<RewardHitPage> {
  requireCatalogue(scope);
  const rewardQuery = readQuery(scope, args);
  return scope.read(async (tx) => {
    const query =
      rewardQuery.sellerId === NOBODY ? { ...rewardQuery, sellerId: await firstSeller(tx) } : rewardQuery;
    const typed = isBySku(query) ? [] : searchWords(query.text);
    const choices = typed.map((word) => [word]);
    const isNothing = query.text !== '' && !isBySku(query) && typed.length === 0;
    const bySku = { ...query, text: typedSku(query.text) ?? query.text };
    let hits = isNothing ? NOTHING : await store.search(tx, bySku, { choices, withFacets });
    if (hits.total === 0 && bySku.text !== query.text)
      hits = await store.search(tx, query, { choices, withFacets });
    let searchedFor: string | null = null;
    if (hits.total === 0 && typed.length > 0) {
      const alike = new Map((await store.mend(tx, typed)).map(({ typed, words }) => [typed, words]));
      const mended = typed.map((word) => alike.get(word) ?? [word]);
      if (alike.size > 0 && mended.every((words) => words.length > 0)) {
        hits = await store.search(tx, query, { choices: mended, withFacets });
        // Words are corrected by all words that any seller has; only words in the caller's own hits are shown.
        const correctedWords = await store.wordsOf(tx, hits.skus, mended);
        if (hits.total > 0) searchedFor = correctedWords.map(([word], at) => word ?? typed[at]).join(' ');
      }
    }
    const facts = await rewardFacts(tx, scope, { skus: hits.skus, sellerId: query.sellerId, withDimensions });
    return {
      items: facts.filter((reward) => reward !== null),
      totalCount: hits.total,
      totalIsCapped: hits.isCapped,
      totalPages: Math.ceil(hits.total / query.limit),
      currentPage: query.page,
      limitValue: query.limit,
      searchedFor,
      facets: await labelled(tx, hits),
    };
  });
}

const NOTHING: Hits = {
  skus: [],
  total: 0,
  isCapped: false,
  facets: { currencies: [], countries: [], brands: [], deliveryModes: [] },
};

/** @throws what of the arguments breaks a rule, by name. */
function readQuery(scope: Scope, { search, filter, page, limit }: RewardSearchArguments): RewardSearch {
  const read = rewardFilter.safeParse(filter ?? {}, { reportInput: true });
  if (!read.success) {
    const [first] = fieldErrorsOf(read.error);
    throw badArgument(`filter.${first?.field ?? ''}: ${REMEDIES[first?.rule ?? ''] ?? first?.rule}`);
  }
  const { sellerId, ...wanted }: z.output<typeof rewardFilter> = read.data;
  const hidden = wanted.hidden === undefined ? false : wanted.hidden;
  if (hidden !== false && !seesHidden(scope))
    throw forbiddenHere('Private rewards are found by SKU alone: leave filter.hidden out');
  const text = (search ?? '').trim();
  if (text.length > MAX_TEXT) throw badArgument(`search: at most ${MAX_TEXT} characters`);
  const size = Math.min(Math.max(limit, 1), MAX_CATALOGUE_PAGE);
  return {
    sellerId: sellerOf(scope, sellerId),
    isPublic: isAnonymous(scope),
    seesHidden: seesHidden(scope),
    text,
    filter: {
      ...wanted,
      hidden,
      conditionsOfSale: wanted.conditionsOfSale === undefined ? ['on_demand'] : wanted.conditionsOfSale,
    },
    page: Math.min(Math.max(page, 1), Math.ceil(MAX_HITS / size)),
    limit: size,
  };
}

/** Rules of the filter as messages that say what to send instead. */
const REMEDIES: Record<string, string> = {
  expect_a_number: 'send a decimal number such as 12.50',
  face_value_min: 'send 0 or more',
  face_value_max: 'send 1 or more',
  unknown_currency: 'send a currency of ISO 4217 such as EUR',
  unknown_organization: 'send the identifier of an organization',
  unknown_choice: 'send identifiers, digits only',
  choice: 'send one of the values that the schema names',
  max: 'send fewer values',
};

/** Facets with the names of those values that have a name. */
async function labelled(tx: Queries, { facets }: Hits): Promise<RewardHitPage['facets']> {
  const ids = facets.brands.map(({ value }) => value);
  const rows =
    ids.length === 0
      ? []
      : await rowsOf(
          tx,
          { id: text, name: text },
          sql`select id, name from brands where id in ${among(ids)}`,
        );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const plain = (counts: FacetCount[]) => counts.map((count) => ({ ...count, label: null }));
  return {
    currencies: plain(facets.currencies),
    countries: plain(facets.countries),
    brands: facets.brands.map((count) => ({ ...count, label: names.get(count.value) ?? null })),
    deliveryModes: plain(facets.deliveryModes),
  };
}
