/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type BrandPickerQueryVariables = Exact<{
  filter: Types.BrandFilter;
}>;


export type BrandPickerQuery = { brands: { __typename: 'BrandPage', items: Array<{ __typename: 'Brand', id: string, name: string }> } | null };


export const BrandPickerDocument = /*#__PURE__*/ gql`
    query BrandPicker($filter: BrandFilter!) {
  brands(filter: $filter, page: {number: 1, size: 21}) {
    items {
      id
      name
    }
  }
}
    ` as unknown as DocumentNode<BrandPickerQuery, BrandPickerQueryVariables>;