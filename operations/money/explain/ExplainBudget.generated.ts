/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ExplanationViewFragment } from './ExplanationView.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ExplanationViewFragmentDoc } from './ExplanationView.generated.ts';
export type ExplainBudgetQueryVariables = Exact<{
  id: string;
  figure: Types.BudgetFigure;
  asOf?: string | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ExplainBudgetQuery = { advertiser: { __typename: 'Advertiser', id: string, budget: { __typename: 'Budget', id: string, explain: (
        { __typename: 'Explanation' }
        & { ' $fragmentRefs'?: { 'ExplanationViewFragment': ExplanationViewFragment } }
      ) | null } | null } | null };


export const ExplainBudgetDocument = /*#__PURE__*/ gql`
    query ExplainBudget($id: ID!, $figure: BudgetFigure!, $asOf: String, $page: PageInput) {
  advertiser(id: $id) {
    id
    budget(asOf: $asOf) {
      id
      explain(figure: $figure, page: $page) {
        ...ExplanationView
      }
    }
  }
}
    ${ExplanationViewFragmentDoc}` as unknown as DocumentNode<ExplainBudgetQuery, ExplainBudgetQueryVariables>;