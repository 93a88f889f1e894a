/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type MemberListScreenQueryVariables = Exact<{
  filter?: Types.MemberFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type MemberListScreenQuery = { members: { __typename: 'MemberPage', items: Array<(
      { __typename: 'Member', id: string }
      & { ' $fragmentRefs'?: { 'MemberRowFragment': MemberRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type MemberRowFragment = { __typename: 'Member', id: string, name: string, email: string, roles: Array<string>, status: Types.MemberStatus, isStaff: boolean, invitation: { __typename: 'MemberInvitation', state: Types.MemberInvitationState, expiresAt: string | null } | null, organization: { __typename: 'Organization', id: string, name: string } } & { ' $fragmentName'?: 'MemberRowFragment' };

export const MemberRowFragmentDoc = /*#__PURE__*/ gql`
    fragment MemberRow on Member {
  id
  name
  email
  roles
  status
  invitation {
    state
    expiresAt
  }
  isStaff
  organization {
    id
    name
  }
}
    ` as unknown as DocumentNode<MemberRowFragment, unknown>;
export const MemberListScreenDocument = /*#__PURE__*/ gql`
    query MemberListScreen($filter: MemberFilter, $page: PageInput) {
  members(filter: $filter, page: $page) {
    items {
      id
      ...MemberRow
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
    ${MemberRowFragmentDoc}` as unknown as DocumentNode<MemberListScreenQuery, MemberListScreenQueryVariables>;