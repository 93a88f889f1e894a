/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RequestsToDecideQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestsToDecideQuery = { requestsToDecide: { __typename: 'RequestsToDecide', count: number } | null };


export const RequestsToDecideDocument = /*#__PURE__*/ gql`
    query RequestsToDecide {
  requestsToDecide {
    count
  }
}
    ` as unknown as DocumentNode<RequestsToDecideQuery, RequestsToDecideQueryVariables>;