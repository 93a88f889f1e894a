/** The documents by their SHA-256. */
export const CATALOGUE_DOCUMENTS = {
  CatalogueReward: 'dca69d63b31753fded5458101ff41181dcaa3c6c99df9cc36350773131052726',
  CatalogueRewards: '4bbea7f3c97dacad2d4173ea90381061346a9e64624f353ecf66f88a8f38e595',
  CatalogueValues: 'a563d9fbf6a822b6e03cc8e7a74f9e3f12fdd65f6c8830aa126a8e5d0e5b3632',
} as const;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogueRewardQueryVariables = Exact<{
  sku: string;
}>;


export type CatalogueRewardQuery = { reward: { sku: string, name: string | null, description: string | null, image: string | null, faceValue: string | null, currency: string | null, variableValue: boolean | null, countryRestrictions: Array<string> | null, deliveryMode: string | null, categories: Array<string> | null, imageVariants: Array<{ url: string, width: number, contentType: string }> | null, brand: { id: string, name: string } | null, product: { id: string, name: string } | null, tags: Array<{ id: string, name: string }> | null, dimensions: Array<{ id: string, name: string, text: string }> | null } | null };

export type CatalogueRewardsQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  currency?: string | null | undefined;
  countries?: Array<string> | string | null | undefined;
  brands?: Array<string> | string | null | undefined;
  faceValueMin?: string | null | undefined;
  faceValueMax?: string | null | undefined;
  deliveryMode?: string | null | undefined;
}>;


export type CatalogueRewardsQuery = { rewardSearch: { totalPages: number, totalCount: number, totalIsCapped: boolean, currentPage: number, searchedFor: string | null, items: Array<{ sku: string, name: string | null, image: string | null, faceValue: string | null, currency: string | null, variableValue: boolean | null, countryRestrictions: Array<string> | null, deliveryMode: string | null, imageVariants: Array<{ url: string, width: number, contentType: string }> | null, brand: { id: string, name: string } | null, product: { id: string, name: string } | null }>, facets: { currencies: Array<{ value: string, count: number }>, countries: Array<{ value: string, count: number }>, brands: Array<{ value: string, label: string | null, count: number }>, deliveryModes: Array<{ value: string, count: number }> } } };

export type CatalogueValuesQueryVariables = Exact<{
  product: string;
}>;


export type CatalogueValuesQuery = { rewardSearch: { totalCount: number, items: Array<{ sku: string, name: string | null, faceValue: string | null, currency: string | null, variableValue: boolean | null }> } };
