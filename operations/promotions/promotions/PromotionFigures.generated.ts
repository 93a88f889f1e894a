/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionFiguresFragment = { __typename: 'Promotion', id: string, redemptions: { __typename: 'PromotionRedemptions', last7Days: number, states: { __typename: 'PromotionFigures', activated: number, redeemed: number, pending: number, denied: number, ratio: number } } } & { ' $fragmentName'?: 'PromotionFiguresFragment' };

export const PromotionFiguresFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionFigures on Promotion {
  id
  redemptions {
    last7Days
    states {
      activated
      redeemed
      pending
      denied
      ratio
    }
  }
}
    ` as unknown as DocumentNode<PromotionFiguresFragment, unknown>;