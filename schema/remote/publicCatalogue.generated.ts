/** The documents by their SHA-256. */
export const CATALOGUE_DOCUMENTS = {
  CatalogueReward: '88357bdede75fc17606e76d5a9ec30e647e2040c72c95d75c2c0a09936398364',
  CatalogueRewards: '59a6f544ebd8fcc6f45c122e898fd3ab58a443db9b48a7e052c21986320f8c86',
  CatalogueValues: 'f9e261faf16b283a69af20074e3fd17f3fc93ed8f249dea5d5faeb13d36e13e9',
} as const;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogueRewardQueryVariables = Exact<{
  sku: string;
}>;


export type CatalogueRewardQuery = { reward: { sku: string, name: string | null, description: string | null, image: string | null, faceValue: string | null, currency: string | null, countryRestrictions: Array<string> | null, deliveryMode: string | null, categories: Array<string> | null, imageVariants: Array<{ url: string, width: number, contentType: string }> | null, brand: { id: string, name: string } | null, product: { id: string, name: string } | null, tags: Array<{ id: string, name: string }> | null, dimensions: Array<{ id: string, name: string, text: string }> | null } | null };

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


export type CatalogueRewardsQuery = { rewardSearch: { totalPages: number, totalCount: number, totalIsCapped: boolean, currentPage: number, searchedFor: string | null, items: Array<{ sku: string, name: string | null, image: string | null, faceValue: string | null, currency: string | null, countryRestrictions: Array<string> | null, deliveryMode: string | null, imageVariants: Array<{ url: string, width: number, contentType: string }> | null, brand: { id: string, name: string } | null, product: { id: string, name: string } | null }>, facets: { currencies: Array<{ value: string, count: number }>, countries: Array<{ value: string, count: number }>, brands: Array<{ value: string, label: string | null, count: number }>, deliveryModes: Array<{ value: string, count: number }> } } };

export type CatalogueValuesQueryVariables = Exact<{
  product: string;
}>;


export type CatalogueValuesQuery = { rewardSearch: { items: Array<{ sku: string, name: string | null, faceValue: string | null, currency: string | null }> } };
