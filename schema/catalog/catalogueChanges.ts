/** Kinds of items in the catalogue's change log. */
export const CATALOGUE_NOUNS = ['brands', 'products', 'skus', 'publications'] as const;
export type CatalogueNoun = (typeof CATALOGUE_NOUNS)[number];

/** How a change looks to catalog users. */
export const CATALOGUE_CHANGE_KINDS = ['appeared', 'changed', 'disappeared'] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];
