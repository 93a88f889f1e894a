/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DispatchRefusedFragment = { __typename: 'Dispatch', id: string, kind: Types.DispatchKind, refusedRowsWaiting: number, refusedRowsExpireAt: string | null, refused: Array<{ __typename: 'RefusedSku', sku: string, rewardName: string, lineCount: number, message: string }>, sendsAgain: Array<{ __typename: 'DispatchLink', id: string, promotionId: string }>, sentAgainBy: Array<{ __typename: 'DispatchLink', id: string, promotionId: string }> } & { ' $fragmentName'?: 'DispatchRefusedFragment' };

export const DispatchRefusedFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchRefused on Dispatch {
  id
  kind
  refused {
    sku
    rewardName
    lineCount
    message
  }
  refusedRowsWaiting
  refusedRowsExpireAt
  sendsAgain {
    id
    promotionId
  }
  sentAgainBy {
    id
    promotionId
  }
}
    ` as unknown as DocumentNode<DispatchRefusedFragment, unknown>;