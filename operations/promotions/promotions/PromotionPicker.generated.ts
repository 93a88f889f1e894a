/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionPickerQueryVariables = Exact<{
  filter: Types.PromotionFilter;
}>;


export type PromotionPickerQuery = { promotions: { __typename: 'PromotionPage', items: Array<{ __typename: 'Promotion', id: string, name: string, advertiserName: string }> } | null };


export const PromotionPickerDocument = /*#__PURE__*/ gql`
    query PromotionPicker($filter: PromotionFilter!) {
  promotions(filter: $filter, page: {number: 1, size: 21}) {
    items {
      id
      name
      advertiserName
    }
  }
}
    ` as unknown as DocumentNode<PromotionPickerQuery, PromotionPickerQueryVariables>;