/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type MemberCreateScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberCreateScreenQuery = { organizations: Array<{ __typename: 'Organization', id: string, name: string }> | null };

export type MemberFormCreateMutationVariables = Exact<{
  input: Types.CreateMemberInput;
}>;


export type MemberFormCreateMutation = { createMember:
    | { __typename: 'CreateMemberSuccess', member: { __typename: 'Member', id: string, name: string, email: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const MemberCreateScreenDocument = /*#__PURE__*/ gql`
    query MemberCreateScreen {
  organizations {
    id
    name
  }
}
    ` as unknown as DocumentNode<MemberCreateScreenQuery, MemberCreateScreenQueryVariables>;
export const MemberFormCreateDocument = /*#__PURE__*/ gql`
    mutation MemberFormCreate($input: CreateMemberInput!) {
  createMember(input: $input) {
    __typename
    ... on CreateMemberSuccess {
      member {
        id
        name
        email
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
    ` as unknown as DocumentNode<MemberFormCreateMutation, MemberFormCreateMutationVariables>;