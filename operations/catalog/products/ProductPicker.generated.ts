/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ProductPickerQueryVariables = Exact<{
  filter: Types.ProductFilter;
}>;


export type ProductPickerQuery = { products: { __typename: 'ProductPage', items: Array<{ __typename: 'Product', id: string, name: string, brand: { __typename: 'BrandSummary', id: string, name: string } }> } | null };


export const ProductPickerDocument = /*#__PURE__*/ gql`
    query ProductPicker($filter: ProductFilter!) {
  products(filter: $filter, page: {number: 1, size: 21}) {
    items {
      id
      name
      brand {
        id
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductPickerQuery, ProductPickerQueryVariables>;