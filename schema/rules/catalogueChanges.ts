/** What a change of the catalogue is about. */
export const CATALOGUE_NOUNS = ['brands', 'products', 'skus', 'publications'] as const;
export type CatalogueNoun = (typeof CATALOGUE_NOUNS)[number];

/** What a change did to whoever looks for it in the catalogue. */
export const CATALOGUE_CHANGE_KINDS = ['appeared', 'changed', 'disappeared'] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];
