/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ExperienceFilterQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperienceFilterQuery = { experiences: Array<{ __typename: 'Experience', id: string, name: string }> | null };


export const ExperienceFilterDocument = /*#__PURE__*/ gql`
    query ExperienceFilter {
  experiences {
    id
    name
  }
}
    ` as unknown as DocumentNode<ExperienceFilterQuery, ExperienceFilterQueryVariables>;