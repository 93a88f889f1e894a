/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserPromotionPickerQueryVariables = Exact<{
  advertiserId: string;
  filter: Types.PromotionFilter;
}>;


export type AdvertiserPromotionPickerQuery = { advertiser: { __typename: 'Advertiser', id: string, promotions: { __typename: 'PromotionPage', items: Array<{ __typename: 'Promotion', id: string, name: string }> } | null } | null };


export const AdvertiserPromotionPickerDocument = /*#__PURE__*/ gql`
    query AdvertiserPromotionPicker($advertiserId: ID!, $filter: PromotionFilter!) {
  advertiser(id: $advertiserId) {
    id
    promotions(filter: $filter, page: {number: 1, size: 21}) {
      items {
        id
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdvertiserPromotionPickerQuery, AdvertiserPromotionPickerQueryVariables>;