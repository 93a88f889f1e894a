/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type EffectsPreviewFragment = { __typename: 'Effects', postings: Array<{ __typename: 'EffectPosting', kind: string, from: string, to: string, amount: { __typename: 'Money', amount: string, currency: string } }>, figures: Array<{ __typename: 'EffectFigure', name: string, allocationId: string | null, before: { __typename: 'Money', amount: string, currency: string }, after: { __typename: 'Money', amount: string, currency: string } }>, mails: Array<{ __typename: 'EffectMail', recipient: string, subject: string }> } & { ' $fragmentName'?: 'EffectsPreviewFragment' };

export const EffectsPreviewFragmentDoc = /*#__PURE__*/ gql`
    fragment EffectsPreview on Effects {
  postings {
    kind
    amount {
      amount
      currency
    }
    from
    to
  }
  figures {
    name
    allocationId
    before {
      amount
      currency
    }
    after {
      amount
      currency
    }
  }
  mails {
    recipient
    subject
  }
}
    ` as unknown as DocumentNode<EffectsPreviewFragment, unknown>;