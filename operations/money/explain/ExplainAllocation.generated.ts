/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExplanationViewFragment } from './ExplanationView.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ExplanationViewFragmentDoc } from './ExplanationView.generated.ts';
export type ExplainAllocationQueryVariables = Exact<{
  advertiserId: string;
  id: string;
  figure: Types.AllocationFigure;
  asOf?: string | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ExplainAllocationQuery = { allocation: { __typename: 'Allocation', id: string, explain: (
      { __typename: 'Explanation' }
      & { ' $fragmentRefs'?: { 'ExplanationViewFragment': ExplanationViewFragment } }
    ) | null } | null };


export const ExplainAllocationDocument = /*#__PURE__*/ gql`
    query ExplainAllocation($advertiserId: ID!, $id: ID!, $figure: AllocationFigure!, $asOf: String, $page: PageInput) {
  allocation(advertiserId: $advertiserId, id: $id) {
    id
    explain(figure: $figure, asOf: $asOf, page: $page) {
      ...ExplanationView
    }
  }
}
    ${ExplanationViewFragmentDoc}` as unknown as DocumentNode<ExplainAllocationQuery, ExplainAllocationQueryVariables>;