/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserListFragment = { __typename: 'AdvertiserPage', items: Array<(
    { __typename: 'Advertiser', id: string }
    & { ' $fragmentRefs'?: { 'AdvertiserRowFragment': AdvertiserRowFragment } }
  )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number }, counts: { __typename: 'AdvertiserCounts', enabled: number, disabled: number } } & { ' $fragmentName'?: 'AdvertiserListFragment' };

export type AdvertiserRowFragment = { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, avatarUrl: string | null, balance: { __typename: 'Money', amount: string, currency: string } | null, last7Days: { __typename: 'AdvertiserWeek', redeemed: number, totalFaceValue: { __typename: 'Money', amount: string, currency: string } | null } } & { ' $fragmentName'?: 'AdvertiserRowFragment' };

export const AdvertiserRowFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserRow on Advertiser {
  id
  name
  status
  avatarUrl
  balance {
    amount
    currency
  }
  last7Days {
    redeemed
    totalFaceValue {
      amount
      currency
    }
  }
}
    ` as unknown as DocumentNode<AdvertiserRowFragment, unknown>;
export const AdvertiserListFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserList on AdvertiserPage {
  items {
    id
    ...AdvertiserRow
  }
  page {
    number
    size
    totalCount
    totalIsCapped
    totalPages
  }
  counts {
    enabled
    disabled
  }
}
    ` as unknown as DocumentNode<AdvertiserListFragment, unknown>;