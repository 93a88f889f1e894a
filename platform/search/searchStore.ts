import type { Queries } from '../database/connection.ts';
import type { EntryDifference } from './entries.ts';

/** What rewards are searched by. Amounts are decimal texts in units of `currency`, or of each reward's own where none is named. */
export interface RewardSearch {
  /** The organization whose catalogue is searched. */
  sellerId: string;
  /** Whether private rewards are never found, by their SKU neither. */
  isPublic: boolean;
  /** Whether private rewards are found by the beginning of their SKU as well as by the whole of it. */
  seesHidden: boolean;
  /** Words, or the beginning of a SKU; without any, the whole catalogue. */
  text: string;
  filter: RewardFilter;
  page: number;
  limit: number;
}

/** Each narrows what is found; what is left out does not. */
export interface RewardFilter {
  /** False finds what is published, true what is private, null both. */
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

/** How many of the hits have a value. */
export interface FacetCount {
  value: string;
  count: number;
}

/** What a search found: one page of SKUs, the best first, and figures of all that can be paged through. */
export interface Hits {
  skus: string[];
  /** At most `MAX_HITS`. */
  total: number;
  isCapped: boolean;
  facets: Facets;
}

/** The values that hits have; of more than are ranked, all values of the catalogue. Of countries `*` is the whole world. */
export type Facets = Record<'currencies' | 'countries' | 'brands' | 'deliveryModes', FacetCount[]>;

/** How a search is done. */
export interface SearchSettings {
  /** The words searched for, and what may stand in place of each. */
  choices: readonly (readonly string[])[];
  withFacets: boolean;
}

/** Hits that can be paged through and are counted; who gets more looks for something too general. */
export const MAX_HITS = 1000;

/** A word of the index that begins like a typed one, or is alike. */
export interface AlikeWord {
  typed: string;
  words: string[];
}

/**
 * The search engine behind the index's SDL: it answers SKUs, and the record says what they are. PostgreSQL is the one implementation; another
 * engine takes its place by these five (docs/decisions/0016).
 */
export interface SearchStore {
  /** Finds rewards. */
  search(tx: Queries, query: RewardSearch, settings: SearchSettings): Promise<Hits>;
  /** For each word that nothing begins with, the words of the index that are nearest to it; others are left as they are. */
  mend(tx: Queries, words: readonly string[]): Promise<AlikeWord[]>;
  /** Of the words that may stand in place of each those that these rewards have. */
  wordsOf(tx: Queries, skus: readonly string[], choices: readonly (readonly string[])[]): Promise<string[][]>;
  /** Writes the entries of whole products anew; idempotent, whatever the order. */
  write(tx: Queries, productIds: readonly string[]): Promise<void>;
  /** How the entries of these products differ from the record. */
  differences(tx: Queries, productIds: readonly string[]): Promise<EntryDifference[]>;
}
