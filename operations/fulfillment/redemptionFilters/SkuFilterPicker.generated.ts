/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type SkuFilterPickerQueryVariables = Exact<{
  filter: Types.SkuFilter;
}>;


export type SkuFilterPickerQuery = { skus: { __typename: 'SkuPage', items: Array<{ __typename: 'Sku', id: string, name: string }> } | null };


export const SkuFilterPickerDocument = /*#__PURE__*/ gql`
    query SkuFilterPicker($filter: SkuFilter!) {
  skus(filter: $filter, page: {number: 1, size: 21}) {
    items {
      id
      name
    }
  }
}
    ` as unknown as DocumentNode<SkuFilterPickerQuery, SkuFilterPickerQueryVariables>;