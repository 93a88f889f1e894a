/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ReportChoiceNamesQueryVariables = Exact<{
  brands: Array<string> | string;
  asksBrands: boolean;
  products: Array<string> | string;
  asksProducts: boolean;
  rewards: Array<string> | string;
  asksRewards: boolean;
}>;


export type ReportChoiceNamesQuery = { brands?: Array<{ __typename: 'ReportChoice', id: string, name: string }> | null, products?: Array<{ __typename: 'ReportChoice', id: string, name: string }> | null, rewards?: Array<{ __typename: 'ReportChoice', id: string, name: string }> | null };


export const ReportChoiceNamesDocument = /*#__PURE__*/ gql`
    query ReportChoiceNames($brands: [ID!]!, $asksBrands: Boolean!, $products: [ID!]!, $asksProducts: Boolean!, $rewards: [ID!]!, $asksRewards: Boolean!) {
  brands: reportChoices(of: brand, ids: $brands) @include(if: $asksBrands) {
    id
    name
  }
  products: reportChoices(of: product, ids: $products) @include(if: $asksProducts) {
    id
    name
  }
  rewards: reportChoices(of: reward, ids: $rewards) @include(if: $asksRewards) {
    id
    name
  }
}
    ` as unknown as DocumentNode<ReportChoiceNamesQuery, ReportChoiceNamesQueryVariables>;