/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DispatchEffectsFragment = { __typename: 'DispatchEffects', linesCanceled: number, linesFailed: number, linesResumed: number, returned: Array<{ __typename: 'Money', amount: string, currency: string }>, mails: Array<{ __typename: 'EffectMail', recipient: string, subject: string }> } & { ' $fragmentName'?: 'DispatchEffectsFragment' };

export const DispatchEffectsFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchEffects on DispatchEffects {
  linesCanceled
  linesFailed
  linesResumed
  returned {
    amount
    currency
  }
  mails {
    recipient
    subject
  }
}
    ` as unknown as DocumentNode<DispatchEffectsFragment, unknown>;