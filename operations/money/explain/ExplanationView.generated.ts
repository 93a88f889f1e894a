/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ExplanationViewFragment = { __typename: 'Explanation', figure: string, asOf: string | null, amount: { __typename: 'Money', amount: string, currency: string }, entriesAmount: { __typename: 'Money', amount: string, currency: string }, terms: Array<{ __typename: 'ExplanationTerm', name: string, isFigure: boolean, sign: number, amount: { __typename: 'Money', amount: string, currency: string } }>, kinds: Array<{ __typename: 'ExplanationKind', kind: string, count: number, amount: { __typename: 'Money', amount: string, currency: string } }>, entries: { __typename: 'LedgerEntryPage', items: Array<{ __typename: 'LedgerEntry', postingId: string, effectiveAt: string, kind: string, from: string | null, to: string | null, allocationId: string | null, allocationExternalId: string | null, reference: string | null, description: string | null, reverses: string | null, amount: { __typename: 'Money', amount: string, currency: string }, after: { __typename: 'Money', amount: string, currency: string } }>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } } & { ' $fragmentName'?: 'ExplanationViewFragment' };

export const ExplanationViewFragmentDoc = /*#__PURE__*/ gql`
    fragment ExplanationView on Explanation {
  figure
  asOf
  amount {
    amount
    currency
  }
  entriesAmount {
    amount
    currency
  }
  terms {
    name
    isFigure
    sign
    amount {
      amount
      currency
    }
  }
  kinds {
    kind
    count
    amount {
      amount
      currency
    }
  }
  entries {
    items {
      postingId
      effectiveAt
      kind
      amount {
        amount
        currency
      }
      after {
        amount
        currency
      }
      from
      to
      allocationId
      allocationExternalId
      reference
      description
      reverses
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
    ` as unknown as DocumentNode<ExplanationViewFragment, unknown>;