import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, type RowOf, text } from '../../../foundation/database/rows.ts';
import type { EntryDifference } from './entries.ts';

/** Search criteria for rewards. Amounts are decimal texts in units of `currency`, or of each reward's own if none is named. */
export interface RewardSearch {
  /** The organization whose catalog is searched. */
  sellerId: string;
  /** True if private rewards are never found, even by SKU. */
  isPublic: boolean;
  /** True if private rewards are found by the beginning of their SKU as well as by the whole SKU. */
  seesHidden: boolean;
  /** Words, or the beginning of a SKU; if empty, the whole catalog. */
  text: string;
  filter: RewardFilter;
  page: number;
  limit: number;
}

/** Each criterion narrows the result; an absent one does not. */
export interface RewardFilter {
  /** False finds published rewards, true private ones, null both. */
  hidden: boolean | null;
  conditionsOfSale?: readonly string[] | null | undefined;
  faceValueMin?: string | null | undefined;
  faceValueMax?: string | null | undefined;
  countryRestrictions?: readonly string[] | null | undefined;
  currency?: string | null | undefined;
  rewardSku?: string | null | undefined;
  rewardSkus?: readonly string[] | null | undefined;
  brandIds?: readonly string[] | null | undefined;
  productIds?: readonly string[] | null | undefined;
  tagIds?: readonly string[] | null | undefined;
  typologyIds?: readonly string[] | null | undefined;
  serviceCategoryIds?: readonly string[] | null | undefined;
  rewardGroupIds?: readonly string[] | null | undefined;
  deliveryMode?: string | null | undefined;
}

/** The number of hits with each value. */
export interface FacetCount {
  value: string;
  count: number;
}

/** Result of a search: one page of SKUs, best first, and figures for all pages. */
export interface Hits {
  skus: string[];
  /** At most `MAX_HITS`. */
  total: number;
  isCapped: boolean;
  facets: Facets;
}

/** The facet values of the hits; if there are more hits than are ranked, all values of the catalog. Country `*` is the whole world. */
export type Facets = Record<'currencies' | 'countries' | 'brands' | 'deliveryModes', FacetCount[]>;

/** How a search is done. */
export interface SearchSettings {
  /** The search words, and the possible corrections of each. */
  choices: readonly (readonly string[])[];
  withFacets: boolean;
}

/** Maximum number of hits that can be paged and are counted; a search with more is too general. */
export const MAX_HITS = 1000;

/** A word of the index that begins like a typed one, or is alike. */
export const ALIKE_WORD_ROW = {
  typed: text,
  words: listOf(text),
};
export type AlikeWord = RowOf<typeof ALIKE_WORD_ROW>;

/**
 * The search engine behind the index's SDL: it returns SKUs, and the record supplies their data. PostgreSQL is the only implementation; another
 * engine replaces it by implementing these five functions (docs/decisions/0016).
 */
export interface SearchStore {
  /** Finds rewards. */
  search(tx: Queries, query: RewardSearch, settings: SearchSettings): Promise<Hits>;
  /** For each word that is no prefix in the index, the nearest words of the index; other words are unchanged. */
  mend(tx: Queries, words: readonly string[]): Promise<AlikeWord[]>;
  /** For each word, those of its corrections that occur in these rewards. */
  wordsOf(tx: Queries, skus: readonly string[], choices: readonly (readonly string[])[]): Promise<string[][]>;
  /** Rewrites the entries of whole products; idempotent and independent of order. */
  write(tx: Queries, productIds: readonly string[]): Promise<void>;
  /** How the entries of these products differ from the record. */
  differences(tx: Queries, productIds: readonly string[]): Promise<EntryDifference[]>;
}
