/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RedemptionFilterNamesQueryVariables = Exact<{
  advertiserId: string;
  asksAdvertiser: boolean;
  promotionId: string;
  asksPromotion: boolean;
  brandSku: string;
  asksBrand: boolean;
  productId: string;
  asksProduct: boolean;
  rewardSku: string;
  asksReward: boolean;
}>;


export type RedemptionFilterNamesQuery = { advertiser?: { __typename: 'Advertiser', id: string, name: string } | null, promotion?: { __typename: 'Promotion', id: string, name: string } | null, brand?: { __typename: 'Brand', id: string, name: string } | null, product?: { __typename: 'Product', id: string, name: string } | null, reward?: { __typename: 'Reward', sku: string, name: string | null } | null };


export const RedemptionFilterNamesDocument = /*#__PURE__*/ gql`
    query RedemptionFilterNames($advertiserId: ID!, $asksAdvertiser: Boolean!, $promotionId: ID!, $asksPromotion: Boolean!, $brandSku: ID!, $asksBrand: Boolean!, $productId: ID!, $asksProduct: Boolean!, $rewardSku: ID!, $asksReward: Boolean!) {
  advertiser(id: $advertiserId) @include(if: $asksAdvertiser) {
    id
    name
  }
  promotion(id: $promotionId) @include(if: $asksPromotion) {
    id
    name
  }
  brand(id: $brandSku) @include(if: $asksBrand) {
    id
    name
  }
  product(id: $productId) @include(if: $asksProduct) {
    id
    name
  }
  reward(sku: $rewardSku) @include(if: $asksReward) {
    sku
    name
  }
}
    ` as unknown as DocumentNode<RedemptionFilterNamesQuery, RedemptionFilterNamesQueryVariables>;