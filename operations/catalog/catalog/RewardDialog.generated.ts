/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RewardCardFragment } from './CatalogScreen.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { RewardCardFragmentDoc } from './CatalogScreen.generated.ts';
export type RewardDialogQueryVariables = Exact<{
  sku: string;
}>;


export type RewardDialogQuery = { reward: (
    { __typename: 'Reward', description: string | null, catalogCardUrl: string | null, faceValue: string | null, variableValue: boolean | null, currency: string | null, conditionsOfSale: string | null, hidden: boolean | null, isOnSale: boolean | null, categories: Array<string> | null, tags: Array<{ __typename: 'Tag', id: string, name: string }> | null, dimensions: Array<{ __typename: 'RewardDimension', id: string, name: string, text: string }> | null }
    & { ' $fragmentRefs'?: { 'RewardCardFragment': RewardCardFragment } }
  ) | null };


export const RewardDialogDocument = /*#__PURE__*/ gql`
    query RewardDialog($sku: ID!) {
  reward(sku: $sku) {
    ...RewardCard
    description
    catalogCardUrl
    faceValue
    variableValue
    currency
    conditionsOfSale
    hidden
    isOnSale
    categories
    tags {
      id
      name
    }
    dimensions {
      id
      name
      text
    }
  }
}
    ${RewardCardFragmentDoc}` as unknown as DocumentNode<RewardDialogQuery, RewardDialogQueryVariables>;