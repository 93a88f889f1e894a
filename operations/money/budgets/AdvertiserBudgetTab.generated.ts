/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserBudgetTabQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  filter?: Types.BudgetLineFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AdvertiserBudgetTabQuery = { advertiser: { __typename: 'Advertiser', id: string, budget: (
      { __typename: 'Budget', id: string, lines: { __typename: 'BudgetLinePage', items: Array<(
          { __typename: 'BudgetLine' }
          & { ' $fragmentRefs'?: { 'BudgetLineRowFragment': BudgetLineRowFragment } }
        )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } | null } | null }
      & { ' $fragmentRefs'?: { 'BudgetOverviewFragment': BudgetOverviewFragment } }
    ) | null } | null };

export type BudgetOverviewFragment = { __typename: 'Budget', id: string, advertiserId: string, asOf: string | null, total: { __typename: 'Money', amount: string, currency: string }, used: { __typename: 'Money', amount: string, currency: string }, delivered: { __typename: 'Money', amount: string, currency: string }, expired: { __typename: 'Money', amount: string, currency: string }, pending: { __typename: 'Money', amount: string, currency: string }, allocated: { __typename: 'Money', amount: string, currency: string }, unallocated: { __typename: 'Money', amount: string, currency: string }, balance: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'BudgetOverviewFragment' };

export type BudgetLineRowFragment = { __typename: 'BudgetLine', id: string, asOf: string | null, createdAt: string, type: Types.BudgetLineType, status: Types.BudgetLineStatus, description: string, version: number, amount: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'BudgetLineRowFragment' };

export type BudgetReferenceSaveMutationVariables = Exact<{
  input: Types.UpdateBudgetLineInput;
}>;


export type BudgetReferenceSaveMutation = { updateBudgetLine:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleBudgetLine', current: (
        { __typename: 'BudgetLine' }
        & { ' $fragmentRefs'?: { 'BudgetLineRowFragment': BudgetLineRowFragment } }
      ) }
    | { __typename: 'UpdateBudgetLineSuccess', line: (
        { __typename: 'BudgetLine' }
        & { ' $fragmentRefs'?: { 'BudgetLineRowFragment': BudgetLineRowFragment } }
      ) }
   };

export const BudgetOverviewFragmentDoc = /*#__PURE__*/ gql`
    fragment BudgetOverview on Budget {
  id
  advertiserId
  asOf
  total {
    amount
    currency
  }
  used {
    amount
    currency
  }
  delivered {
    amount
    currency
  }
  expired {
    amount
    currency
  }
  pending {
    amount
    currency
  }
  allocated {
    amount
    currency
  }
  unallocated {
    amount
    currency
  }
  balance {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<BudgetOverviewFragment, unknown>;
export const BudgetLineRowFragmentDoc = /*#__PURE__*/ gql`
    fragment BudgetLineRow on BudgetLine {
  id
  asOf
  createdAt
  type
  amount {
    amount
    currency
  }
  status
  description
  version
}
    ` as unknown as DocumentNode<BudgetLineRowFragment, unknown>;
export const AdvertiserBudgetTabDocument = /*#__PURE__*/ gql`
    query AdvertiserBudgetTab($id: ID!, $asOf: String, $filter: BudgetLineFilter, $page: PageInput) {
  advertiser(id: $id) {
    id
    budget(asOf: $asOf) {
      id
      ...BudgetOverview
      lines(filter: $filter, page: $page) {
        items {
          ...BudgetLineRow
        }
        page {
          number
          size
          totalCount
          totalIsCapped
          totalPages
        }
      }
    }
  }
}
    ${BudgetOverviewFragmentDoc}
${BudgetLineRowFragmentDoc}` as unknown as DocumentNode<AdvertiserBudgetTabQuery, AdvertiserBudgetTabQueryVariables>;
export const BudgetReferenceSaveDocument = /*#__PURE__*/ gql`
    mutation BudgetReferenceSave($input: UpdateBudgetLineInput!) {
  updateBudgetLine(input: $input) {
    __typename
    ... on UpdateBudgetLineSuccess {
      line {
        ...BudgetLineRow
      }
    }
    ... on StaleBudgetLine {
      current {
        ...BudgetLineRow
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${BudgetLineRowFragmentDoc}` as unknown as DocumentNode<BudgetReferenceSaveMutation, BudgetReferenceSaveMutationVariables>;