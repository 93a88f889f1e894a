/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BudgetOverviewFragment } from './AdvertiserBudgetTab.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { BudgetOverviewFragmentDoc } from './AdvertiserBudgetTab.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type BudgetScreenQueryVariables = Exact<{
  id: string;
}>;


export type BudgetScreenQuery = { advertiser: { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, budget: (
      { __typename: 'Budget', id: string }
      & { ' $fragmentRefs'?: { 'CreditInfoFragment': CreditInfoFragment;'BudgetFormFragment': BudgetFormFragment } }
    ) | null } | null };

export type CreditInfoFragment = { __typename: 'Budget', id: string, advertiserId: string, total: { __typename: 'Money', amount: string, currency: string }, balance: { __typename: 'Money', amount: string, currency: string }, unallocated: { __typename: 'Money', amount: string, currency: string }, pending: { __typename: 'Money', amount: string, currency: string }, maxAdd: { __typename: 'Money', amount: string, currency: string }, maxRemove: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'CreditInfoFragment' };

export type BudgetFormFragment = { __typename: 'Budget', id: string, advertiserId: string, billingCurrency: string, allowCommittedAllocation: boolean, maxAdd: { __typename: 'Money', amount: string, currency: string }, maxRemove: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'BudgetFormFragment' };

export type BudgetFormSaveMutationVariables = Exact<{
  input: Types.UpdateBudgetInput;
}>;


export type BudgetFormSaveMutation = { updateBudget:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'UpdateBudgetSuccess', budget: (
        { __typename: 'Budget', id: string }
        & { ' $fragmentRefs'?: { 'BudgetOverviewFragment': BudgetOverviewFragment;'CreditInfoFragment': CreditInfoFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ), advertiser: { __typename: 'Advertiser', id: string, balance: { __typename: 'Money', amount: string, currency: string } | null } | null }
   };

export const CreditInfoFragmentDoc = /*#__PURE__*/ gql`
    fragment CreditInfo on Budget {
  id
  advertiserId
  total {
    amount
    currency
  }
  balance {
    amount
    currency
  }
  unallocated {
    amount
    currency
  }
  pending {
    amount
    currency
  }
  maxAdd {
    amount
    currency
  }
  maxRemove {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<CreditInfoFragment, unknown>;
export const BudgetFormFragmentDoc = /*#__PURE__*/ gql`
    fragment BudgetForm on Budget {
  id
  advertiserId
  billingCurrency
  allowCommittedAllocation
  maxAdd {
    amount
    currency
  }
  maxRemove {
    amount
    currency
  }
}
    ` as unknown as DocumentNode<BudgetFormFragment, unknown>;
export const BudgetScreenDocument = /*#__PURE__*/ gql`
    query BudgetScreen($id: ID!) {
  advertiser(id: $id) {
    id
    name
    status
    budget {
      id
      ...CreditInfo
      ...BudgetForm
    }
  }
}
    ${CreditInfoFragmentDoc}
${BudgetFormFragmentDoc}` as unknown as DocumentNode<BudgetScreenQuery, BudgetScreenQueryVariables>;
export const BudgetFormSaveDocument = /*#__PURE__*/ gql`
    mutation BudgetFormSave($input: UpdateBudgetInput!) {
  updateBudget(input: $input) {
    __typename
    ... on UpdateBudgetSuccess {
      budget {
        id
        ...BudgetOverview
        ...CreditInfo
      }
      effects {
        ...EffectsPreview
      }
      advertiser {
        id
        balance {
          amount
          currency
        }
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
    ${BudgetOverviewFragmentDoc}
${CreditInfoFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<BudgetFormSaveMutation, BudgetFormSaveMutationVariables>;