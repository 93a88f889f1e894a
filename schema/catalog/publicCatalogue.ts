// The contract of the gateway and the built page of the public catalog; the gateway loads the page, and imports nothing of it.

/** Path of the public catalog under the public address. */
export const CATALOGUE_PATH = '/catalogue/';

/** Characters of a SKU as addresses show it. */
export const CATALOGUE_SKU = /^[\w-]{1,80}$/;

/** One visit of a page. */
export interface CatalogueVisit {
  /** Path and query as the visitor asks for them. */
  address: string;
  /** Public origin, for addresses that leave the page. */
  origin: string;
  /** Other parts of the page: the addresses of its script and of its font file, the text of its style. */
  script: string;
  letters: string;
  style: string;
  /** Sends one of the public documents; rejects where the index does not answer. */
  ask(question: { documentId: string; variables: object }, locale: string): Promise<CatalogueReply>;
}

/** The index's answer, as GraphQL over HTTP has it. */
export interface CatalogueReply {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Why a page shows no rewards: no page or no reward is at this address, the index is away, or the visitor asks too often. */
export type CatalogueTrouble = 'no_page' | 'missing' | 'away' | 'busy';

/** A whole page. */
export interface CataloguePage {
  status: number;
  html: string;
}

/** Exports of the built page. */
export interface CatalogueBundle {
  /** Renders a page of rewards; rejects where the index does not answer. */
  renderPage(visit: CatalogueVisit): Promise<CataloguePage>;
  /** Renders the page that says what is in the way. */
  renderTrouble(visit: Omit<CatalogueVisit, 'ask'>, trouble: CatalogueTrouble): CataloguePage;
}
