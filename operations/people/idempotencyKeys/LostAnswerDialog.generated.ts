/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type LostAnswerDialogQueryVariables = Exact<{
  key: string;
}>;


export type LostAnswerDialogQuery = { keyOutcome: { __typename: 'KeyOutcome', key: string, state: Types.KeyState, record: { __typename: 'KeyRecord', noun: string, id: string, advertiserId: string | null, promotionId: string | null } | null, refusal: { __typename: 'KeyRefusal', errorName: string, message: string } | null } | null };


export const LostAnswerDialogDocument = /*#__PURE__*/ gql`
    query LostAnswerDialog($key: ID!) {
  keyOutcome(key: $key) {
    key
    state
    record {
      noun
      id
      advertiserId
      promotionId
    }
    refusal {
      errorName
      message
    }
  }
}
    ` as unknown as DocumentNode<LostAnswerDialogQuery, LostAnswerDialogQueryVariables>;