/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ReportChoicesQueryVariables = Exact<{
  of: Types.ReportChoiceKind;
  search?: string | null | undefined;
}>;


export type ReportChoicesQuery = { reportChoices: Array<{ __typename: 'ReportChoice', id: string, name: string }> | null };


export const ReportChoicesDocument = /*#__PURE__*/ gql`
    query ReportChoices($of: ReportChoiceKind!, $search: String) {
  reportChoices(of: $of, search: $search) {
    id
    name
  }
}
    ` as unknown as DocumentNode<ReportChoicesQuery, ReportChoicesQueryVariables>;