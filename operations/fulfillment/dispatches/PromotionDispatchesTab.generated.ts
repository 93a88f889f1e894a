/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionDispatchesTabQueryVariables = Exact<{
  id: string;
  page?: Types.PageInput | null | undefined;
}>;


export type PromotionDispatchesTabQuery = { promotion: { __typename: 'Promotion', id: string, dispatches: { __typename: 'DispatchPage', items: Array<(
        { __typename: 'Dispatch', id: string }
        & { ' $fragmentRefs'?: { 'DispatchRowFragment': DispatchRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type DispatchRowFragment = { __typename: 'Dispatch', id: string, kind: Types.DispatchKind, state: Types.DispatchState, testing: boolean, fileName: string | null, lineCount: number, releaseAt: string, createdByName: string | null, createdAt: string, charge: { __typename: 'Money', amount: string, currency: string }, progress: { __typename: 'DispatchProgress', done: number, failed: number, canceled: number }, batches: Array<{ __typename: 'DispatchBatch', id: string, sku: string, rewardName: string }> } & { ' $fragmentName'?: 'DispatchRowFragment' };

export const DispatchRowFragmentDoc = /*#__PURE__*/ gql`
    fragment DispatchRow on Dispatch {
  id
  kind
  state
  testing
  fileName
  lineCount
  charge {
    amount
    currency
  }
  releaseAt
  createdByName
  createdAt
  progress {
    done
    failed
    canceled
  }
  batches {
    id
    sku
    rewardName
  }
}
    ` as unknown as DocumentNode<DispatchRowFragment, unknown>;
export const PromotionDispatchesTabDocument = /*#__PURE__*/ gql`
    query PromotionDispatchesTab($id: ID!, $page: PageInput) {
  promotion(id: $id) {
    id
    dispatches(page: $page) {
      items {
        id
        ...DispatchRow
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
    ${DispatchRowFragmentDoc}` as unknown as DocumentNode<PromotionDispatchesTabQuery, PromotionDispatchesTabQueryVariables>;